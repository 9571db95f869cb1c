// `fracas serve`: the server with its client, until it is told to stop.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, DEFAULTS, fromEnvironment, startServer } from "@fracas/server";
import { command, EXIT } from "../command.ts";
import { print, UsageError } from "../io.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "..", "web", "dist");
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

export const serve = command({
  name: "serve",
  words: "",
  examples: ["serve", "serve --port 8080 --host 0.0.0.0 --data /var/lib/fracas"],
  options: {
    port: { kind: "number", min: 0, max: 65_535 },
    host: { kind: "text" },
    data: { kind: "text" },
    origin: { kind: "list" },
    "trust-proxy": { kind: "flag" },
    log: { kind: "text" },
    "bot-delay": { kind: "number", min: 0, max: 60_000 },
    "bot-threads": { kind: "number", min: 1, max: 64 },
  },
  async run({ io, texts, words, values }) {
    if (words.length > 0) throw new UsageError(texts.unknownFlag(words[0], "--port --host --data"));
    let environment: Partial<Config>;
    try {
      environment = fromEnvironment(values.log === undefined ? io.env : { ...io.env, FRACAS_LOG: values.log });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
    const config: Partial<Config> = {
      ...environment,
      ...(values.port !== undefined && { port: values.port }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.origin.length > 0 && { origins: values.origin }),
      ...(values["trust-proxy"] && { trustProxy: true }),
      ...(values["bot-delay"] !== undefined && { botDelay: values["bot-delay"] }),
      ...(values["bot-threads"] !== undefined && { botThreads: values["bot-threads"] }),
      data: resolve(values.data ?? environment.data ?? DEFAULTS.data),
      client: existsSync(CLIENT) ? CLIENT : null,
    };
    const server = await startServer(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") throw new UsageError(texts.portTaken(config.port ?? DEFAULTS.port));
      throw error;
    });
    print(io, texts.serving(server.url.replace("127.0.0.1", "localhost")));
    if (config.client === null) print(io, texts.noClient);
    await new Promise<void>((stop) => {
      for (const signal of SIGNALS) process.once(signal, () => stop());
    });
    print(io, texts.stopping);
    await server.stop();
    return EXIT.fine;
  },
});
