// Has to be imported before boardgame.io, which reads this once and then leaves out its development checks.
process.env.NODE_ENV = "production";
