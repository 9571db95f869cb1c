// The HTTP side: guests and their cookies, foreign pages, files, headers, health; and requests that mean no good.
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { fromEnvironment } from "../src/index.ts";
import { bot, freshServer, limits, me, openTable, post, rowsOf, type TestServer, temporaryFolder } from "./support.ts";

let server: TestServer;
let origin: string;
const folder = temporaryFolder();
beforeAll(async () => {
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Fracas</title>");
  writeFileSync(join(client, "assets", "main-abc123.js"), "console.log('client');");
  writeFileSync(join(folder, "secret.txt"), "the secret");
  server = await freshServer({ client, origins: ["https://friend.example"] });
  origin = new URL(server.url).origin;
});

/** A request exactly as given, without what fetch makes of addresses. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The status with which a WebSocket is turned away; 101 if it isn't. */
function knock(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${server.url.replace(/^http/, "ws")}/ws`, { headers });
  return new Promise((resolve) => {
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("unexpected-response", (_, response) => {
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.on("error", () => resolve(0));
  });
}

/** There is no WebSocket elsewhere: whoever tries is turned away or hung up on, without a word. */
function shutOut(path: string): Promise<void> {
  const socket = new WebSocket(`${server.url.replace(/^http/, "ws")}${path}`);
  return new Promise((resolve, reject) => {
    socket.on("open", () => socket.send('{"type":"hello","re":1,"v":1}'));
    socket.on("message", (data) => reject(new Error(String(data))));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

const alive = async () => expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ ok: true });

describe("a guest", () => {
  test("gets a cookie that no script and no other site can use, and is known by it from then on", async () => {
    const first = await post(`${server.url}/api/guest`, { name: "Anna" }, { origin });
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^fracas=[\w-]{32}; /);
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="]) expect(cookie).toContain(part);
    expect(cookie).not.toContain("Domain");
    const { guest } = (await first.json()) as { guest: object };
    expect(guest).toEqual({ id: expect.stringMatching(/^\w{12}$/), name: "Anna", program: false });
    const again = await post(`${server.url}/api/guest`, { name: "Boris" }, { origin, cookie: cookie.split(";")[0] });
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(await again.json()).toEqual({ guest });
  });

  test("with a cookie that nobody was given is a new guest", async () => {
    const response = await post(`${server.url}/api/guest`, {}, { origin, cookie: "fracas=forged" });
    expect(response.headers.get("set-cookie")).toContain("fracas=");
    expect(await response.json()).toMatchObject({ guest: { name: "Guest" } });
  });

  test("over an encrypting proxy that is trusted gets a cookie for encrypted connections only", async () => {
    const behind = await freshServer({ trustProxy: true });
    const response = await post(`${behind.url}/api/guest`, {}, { "x-forwarded-proto": "https" });
    expect(response.headers.get("set-cookie")).toContain("Secure");
    const direct = await post(`${server.url}/api/guest`, {}, { "x-forwarded-proto": "https" });
    expect(direct.headers.get("set-cookie")).not.toContain("Secure");
  });

  test("is one of so many from one address in a minute", async () => {
    const strict = await freshServer(limits({ guestsPerMinute: 3 }));
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await post(`${strict.url}/api/programs`, {}, { "x-forwarded-for": `10.0.0.${n}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(await answers[4].json()).toMatchObject({ refusal: { code: "too-fast" } });
    expect(rowsOf(strict.data).guests.length).toBe(3);
  });

  test("is stored without the token", async () => {
    const anna = await server.program("Anna");
    const page = await post(`${server.url}/api/guest`, {}, { origin });
    const token = (page.headers.get("set-cookie") ?? "").split(/[=;]/)[1];
    const stored = JSON.stringify(rowsOf(server.data));
    expect(stored).toContain(anna.guest);
    for (const secret of [anna.token, token]) expect(stored).not.toContain(secret);
  });
});

describe("a page of another origin", () => {
  const FOREIGN = ["https://evil.example", "null", "http://localhost:1", "file://", "https://friend.example.evil.example", "nonsense", ""];

  test.each(FOREIGN)("%j is turned away", async (foreign) => {
    const before = JSON.stringify(rowsOf(server.data));
    for (const route of ["guest", "programs"]) {
      const { status, body } = await raw(`/api/${route}`, { origin: foreign }, "POST");
      expect(status).toBe(403);
      expect(body).not.toContain("token");
    }
    expect(await knock({ origin: foreign })).toBe(403);
    expect(JSON.stringify(rowsOf(server.data))).toBe(before);
  });

  test("is let in when the host says so, and so are one's own pages and programs", async () => {
    for (const headers of [{ origin: "https://friend.example" }, { origin }, {}]) {
      expect(await knock(headers as Record<string, string>)).toBe(101);
      expect((await post(`${server.url}/api/programs`, {}, headers as Record<string, string>)).status).toBe(200);
    }
  });
});

describe("a request that means no good", () => {
  test("gets a typed refusal for a body that is too large, broken, or of the wrong kind", async () => {
    const before = JSON.stringify(rowsOf(server.data));
    const json = { "content-type": "application/json" };
    for (const [body, headers] of [
      [JSON.stringify({ name: "x".repeat(1_000_000) }), json],
      ["{", json],
      ['{"__proto__":{"name":"x"}}', json],
      ['{"name":5}', json],
      ['{"name":["x"]}', json],
      ['{"name":null}', json],
      ["<name/>", { "content-type": "application/xml" }],
    ] as const) {
      const response = await fetch(`${server.url}/api/programs`, { method: "POST", headers, body });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ refusal: { code: "malformed" } });
    }
    expect(JSON.stringify(rowsOf(server.data))).toBe(before);
  });

  test.each([
    ...["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt"],
    ...[
      "/..\\secret.txt",
      "/%5c..%5csecret.txt",
      "//secret.txt",
      "/assets/%00../secret.txt",
      "/....//secret.txt",
      "/%c0%ae%c0%ae/secret.txt",
    ],
    ...["/index.html/../../secret.txt", "/?../secret.txt", "/%", "/%zz", `/${"../".repeat(40)}etc/passwd`, `/${"x".repeat(5_000)}`],
  ])("finds no file outside the client at %j", async (path) => {
    const { status, body } = await raw(path);
    expect(body).not.toContain("the secret");
    expect(body).not.toContain("root:");
    expect(status).toBeLessThan(500);
    await alive();
  });

  test("doesn't disturb by strange methods, paths and upgrades", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
      for (const path of ["/", "/ws", "/api/guest", "/api/matches/x", "/healthz"])
        expect((await raw(path, {}, method)).status).toBeLessThan(500);
    for (const path of [
      "/api/matches/",
      "/api/matches/%00",
      "/api/matches/..%2f..",
      "/api/nothing",
      `/api/matches/${"x".repeat(3_000)}`,
      "/ws",
    ]) {
      const { status, body } = await raw(path);
      expect([400, 404, 414]).toContain(status);
      expect(body).not.toMatch(/at .*\.ts|node_modules/);
    }
    for (const path of ["/", "/api/guest", "/nothing", "/api/matches/x"]) await shutOut(path);
    await alive();
  });
});

describe("the client", () => {
  test("is served with headers that allow nothing from elsewhere and no script in the page", async () => {
    for (const path of ["/", "/table/abcdef", "/assets/main-abc123.js", "/api/nothing"]) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  test("is one page for all addresses that are no files; built files may be kept, the page may not", async () => {
    for (const path of ["/", "/table/abcdef", "/table/abcdef?x=1.js"]) {
      const response = await fetch(`${server.url}${path}`);
      expect(await response.text()).toContain("<title>Fracas</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    const built = await fetch(`${server.url}/assets/main-abc123.js`);
    expect(built.headers.get("cache-control")).toContain("immutable");
    const missing = await fetch(`${server.url}/assets/gone-abc123.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control") ?? "").not.toContain("immutable");
  });
});

describe("for the host", () => {
  test("metrics are in Prometheus' form, count what happens, and tell nothing about anybody", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot], { start: true });
    await anna.refused({ type: "sit", table, seat: 0 });
    const response = await fetch(`${server.url}/metrics`);
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) fracas_\w+ .+|fracas_\w+(\{code="[\w-]+"\})? [\d.e+-]+)$/);
    for (const name of ["connections", "tables_in_memory", "commits_total"]) expect(await server.metric(name)).toBeGreaterThan(0);
    for (const secret of [anna.guest, anna.token, table]) expect(text).not.toContain(secret);
  });

  test("the environment is understood, or refused with what would be right", () => {
    expect(
      fromEnvironment({ FRACAS_PORT: "8080", FRACAS_ORIGINS: "https://a.example, https://b.example", FRACAS_TRUST_PROXY: "1" }),
    ).toEqual({
      ...{ port: 8080, origins: ["https://a.example", "https://b.example"], trustProxy: true },
    });
    expect(fromEnvironment({})).toEqual({});
    for (const wrong of [
      { FRACAS_PORT: "eighty" },
      { PORT: "70000" },
      { FRACAS_LOG: "loud" },
      { FRACAS_BOT_THREADS: "0" },
      { FRACAS_BOT_DELAY: "-1" },
    ])
      expect(() => fromEnvironment(wrong)).toThrow(/it must be/);
  });
});
