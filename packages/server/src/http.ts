// HTTP on the one port: the client's files, guests, records, health, metrics, and the door to the WebSocket.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import files from "@fastify/static";
import websocket from "@fastify/websocket";
import { refuse } from "@fracas/protocol";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { WebSocket } from "ws";
import type { Config } from "./config.ts";
import { Refusing } from "./refusing.ts";
import { recordOfFinished } from "./tables/finished.ts";
import { Connection, type Socket } from "./wire/connection.ts";
import type { Hall } from "./wire/hall.ts";
import { Outbox } from "./wire/outbox.ts";

const COOKIE = "fracas";
const COOKIE_DAYS = 400;
/** Longer messages aren't even read. */
const LARGEST_FRAME = 65_536;
const HEARTBEAT = 30_000;

/** Tells one build of the client from another. */
export function buildOf(client: string | null): string {
  const page = client && join(client, "index.html");
  return page && existsSync(page) ? createHash("sha256").update(readFileSync(page)).digest("base64url").slice(0, 12) : "none";
}

export async function createHttp(config: Config, hall: Hall): Promise<FastifyInstance> {
  const app = fastify({
    // Errors without what hangs on them: a fault of a game carries the seed.
    logger: {
      level: config.logLevel,
      serializers: { err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? "" }) },
    },
    // Addresses of tables are known only to those who were given them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 4_096,
    forceCloseConnections: true,
  });
  await app.register(helmet, { ...SECURITY });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false } });

  app.setErrorHandler((error, _request, reply) => answerError(hall, error, reply));
  app.get("/healthz", async () => ({ ok: true, tables: hall.tables.inMemory, connections: hall.connections.size }));
  app.get("/metrics", async (_request, reply) => reply.type("text/plain; version=0.0.4").send(hall.metrics.text()));
  guestRoutes(app, config, hall);
  app.get<{ Params: { match: string } }>("/api/matches/:match", async ({ params }, reply) => {
    const record = await recordOfFinished(hall.store, params.match);
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return record;
  });
  webSocketRoute(app, config, hall);
  app.all("/api/*", async () => {
    throw Refusing.because("no-table", {});
  });
  if (config.client && existsSync(join(config.client, "index.html"))) await clientRoutes(app, config.client);
  return app;
}

const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    },
  },
  // Whoever serves over HTTPS says so at the proxy that encrypts.
  strictTransportSecurity: false,
  referrerPolicy: { policy: "same-origin" },
} as const;

function answerError(hall: Hall, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusing) return reply.code(error.refusal.code.startsWith("no-") ? 404 : 400).send({ refusal: error.refusal });
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 429) return reply.code(429).send({ refusal: refuse("too-fast", { seconds: 60 }) });
  if (statusCode !== undefined && statusCode < 500) return reply.code(statusCode).send({ refusal: refuse("malformed", { field: "body" }) });
  hall.fault(error, "http");
  return reply.code(500).send({ refusal: refuse("server-fault", {}) });
}

function guestRoutes(app: FastifyInstance, config: Config, hall: Hall): void {
  const limited = { config: { rateLimit: { max: config.limits.guestsPerMinute, timeWindow: "1 minute" } } };
  const body = (request: FastifyRequest): string => {
    const { name } = (request.body ?? {}) as { name?: unknown };
    if (name !== undefined && typeof name !== "string") throw Refusing.because("malformed", { field: "name" });
    return name ?? "Guest";
  };

  app.post("/api/guest", limited, async (request, reply) => {
    checkOrigin(config, request);
    const known = await guestOf(hall, request);
    if (known) return { guest: { id: known.id, name: known.name, program: known.program } };
    const { guest, token } = await hall.guests.create(body(request), false);
    reply.setCookie(COOKIE, token, {
      httpOnly: true,
      sameSite: "strict",
      secure: request.protocol === "https",
      path: "/",
      maxAge: COOKIE_DAYS * 86_400,
    });
    return { guest };
  });

  /** A token for a program; it goes into the program's "hello" and is shown only once. */
  app.post("/api/programs", limited, async (request) => {
    checkOrigin(config, request);
    return hall.guests.create(body(request), true);
  });
}

async function guestOf(hall: Hall, request: FastifyRequest) {
  const token = request.cookies[COOKIE];
  return token ? hall.guests.byToken(token) : undefined;
}

/** Pages of other origins may not act for a guest. Programs send no origin. */
function checkOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined || config.origins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw Object.assign(new Error("another origin"), { statusCode: 403 });
}

function webSocketRoute(app: FastifyInstance, config: Config, hall: Hall): void {
  const { limits } = config;
  const perAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const sockets = new Set<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of sockets) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, HEARTBEAT).unref();
  app.addHook("onClose", async () => clearInterval(heartbeat));

  const preValidation = async (request: FastifyRequest) => checkOrigin(config, request);
  app.get("/ws", { websocket: true, preValidation }, async (socket: WebSocket, request) => {
    const here = perAddress.get(request.ip) ?? 0;
    if (here >= limits.connectionsPerAddress || sockets.size >= limits.connections) {
      const refusal = refuse("too-many-connections", { most: Math.min(limits.connectionsPerAddress, limits.connections) });
      socket.send(JSON.stringify({ type: "refused", re: null, refusal }));
      socket.close(1013, "too many connections");
      return;
    }
    perAddress.set(request.ip, here + 1);
    sockets.add(socket);
    alive.add(socket);
    // Messages may arrive before the guest is looked up.
    const early: string[] = [];
    let take = (text: string): void => void early.push(text);
    let leave = () => {};
    socket.on("message", (data, binary) => take(binary ? "" : data.toString()));
    socket.on("pong", () => alive.add(socket));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      sockets.delete(socket);
      const left = (perAddress.get(request.ip) ?? 1) - 1;
      if (left > 0) perAddress.set(request.ip, left);
      else perAddress.delete(request.ip);
      leave();
    });

    const connection = new Connection(hall, wireOf(socket, request), (await guestOf(hall, request)) ?? null);
    take = (text) => void connection.receive(text);
    leave = () => connection.close();
    if (socket.readyState > socket.OPEN) leave();
    for (const text of early) take(text);
  });
}

/** The WebSocket, whose messages go straight to the TCP connection under it. */
function wireOf(socket: WebSocket, { socket: tcp }: FastifyRequest): Socket {
  const outbox = new Outbox(socket, tcp);
  return {
    get unread() {
      return outbox.unread;
    },
    send: (text) => outbox.send(text),
    close(code, reason) {
      outbox.flush();
      socket.close(code, reason);
    },
  };
}

async function clientRoutes(app: FastifyInstance, client: string): Promise<void> {
  await app.register(files, {
    root: client,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files have a hash in their names; the page itself must be asked for each time.
      reply.header("cache-control", path.includes("assets") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !/\.\w+$/.test(request.url.split("?")[0]);
    return isPage ? reply.sendFile("index.html") : reply.code(404).send({ refusal: refuse("malformed", { field: "address" }) });
  });
}
