import { refuse } from "@fracas/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConnectionLost } from "../src/connection/client.ts";
import { ANN, FakeServer, match, moved } from "./fake-server.ts";

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.client.wake();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The connection breaks and the client dials again. */
async function reconnect(): Promise<void> {
  const before = server.sockets.length;
  server.socket.breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.sockets.length).toBe(before + 1);
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => error,
  );

describe("connecting", () => {
  test("a guest is made before the socket is opened, and the first message is hello", () => {
    expect(server.client.guest.get()).toEqual(ANN);
    server.socket.opens();
    expect(server.socket.sent).toEqual([{ type: "hello", re: 1, v: 1 }]);
  });

  test("requests made before the connection stands are sent when it does", async () => {
    const made = outcome(server.client.send({ type: "matches" }));
    server.welcomes().does("matches", { finished: [] });
    expect(await made).toBe("done");
  });

  test("waits grow while the server can't be reached, and end at once when the device is online again", async () => {
    server.welcomes();
    server.socket.breaks();
    expect(server.client.link.get()).toBe("lost");
    const dials = () => server.sockets.length;
    for (let i = 0; i < 12; i += 1) {
      await vi.advanceTimersToNextTimerAsync();
      server.socket.breaks();
    }
    const before = dials();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(dials()).toBe(before);
    server.client.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(dials()).toBe(before + 1);
  });

  test("a guest that can't be made is tried for again", async () => {
    const late = new FakeServer();
    late.reachable = false;
    late.client.wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(late.client.link.get()).toBe("lost");
    late.reachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    late.welcomes();
    expect(late.client.link.get()).toBe("open");
  });

  test("a server that turns the connection away says why, until it lets the client in", async () => {
    server.socket.opens();
    server.socket.says({ type: "refused", re: null, refusal: refuse("too-many-connections", { most: 100 }) });
    await reconnect();
    expect(server.client.trouble.get()).toMatchObject({ code: "too-many-connections" });
    server.welcomes();
    expect(server.client.trouble.get()).toBeNull();
  });

  test("a server that restarts is waited for without alarm", async () => {
    server.welcomes().says({ type: "bye", why: "restarting" });
    server.socket.breaks();
    expect(server.client.link.get()).toBe("restarting");
    await vi.advanceTimersByTimeAsync(2_000);
    server.welcomes();
    expect(server.client.link.get()).toBe("open");
  });

  test("a connection on which replies don't come any more is given up", async () => {
    server.welcomes();
    void outcome(server.client.send({ type: "matches" }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.client.link.get()).toBe("lost");
    expect(server.socket.closed).toBe(true);
  });

  test("a page whose device slept finds out whether the connection still stands", () => {
    server.welcomes();
    const before = server.socket.sent.length;
    server.client.wake();
    expect(server.socket.sent.length).toBe(before + 1);
  });
});

describe("resuming", () => {
  test("a table is watched again from the last known moment and chat line", async () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    expect(server.socket.last("watch")).toMatchObject({ table: "tabl", chat: 0 });
    expect(server.socket.last("watch").match).toBeUndefined();
    server.socket.does("watch");
    server.socket.says(match(3, "Ann"));
    server.socket.says({
      ...{ type: "chat", table: "tabl" },
      lines: [{ number: 7, guest: "ann1", name: "Ann", at: 0, said: { text: "hi" } }],
    });
    await reconnect();
    expect(table.get().link).toBe("lost");
    expect(table.get().match?.moment).toBe(3);
    server.welcomes();
    expect(server.socket.last("watch")).toMatchObject({ table: "tabl", match: "matc", moment: 3, chat: 7 });
    server.socket.says(moved(3, 4, "Bob"));
    expect(table.get()).toMatchObject({ link: "open", match: { moment: 4, view: { turn: "Bob" } } });
  });

  test("a chat line that is told again isn't shown again", () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    const line = (number: number) => ({ number, guest: "ann1", name: "Ann", at: 0, said: { text: `line ${number}` } });
    server.socket.says({ type: "chat", table: "tabl", lines: [line(1), line(2)] });
    server.socket.says({ type: "chat", table: "tabl", lines: [line(2), line(3)] });
    expect(table.get().chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("the lobby is watched again only while somebody looks at it", async () => {
    server.welcomes();
    server.client.watchLobby();
    expect(server.socket.last("lobby").on).toBe(true);
    await reconnect();
    server.welcomes();
    expect(server.socket.last("lobby").on).toBe(true);
    server.client.unwatchLobby();
    expect(server.socket.last("lobby").on).toBe(false);
    await reconnect();
    server.welcomes();
    expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("a table that two screens look at is left when the second goes", () => {
    server.welcomes();
    server.client.watch("tabl");
    server.client.watch("tabl");
    server.client.unwatch("tabl");
    expect(server.socket.sent.some(({ type }) => type === "leave")).toBe(false);
    server.client.unwatch("tabl");
    expect(server.socket.last("leave").table).toBe("tabl");
  });
});

describe("news of a match", () => {
  test("an update that doesn't follow what is known changes nothing and has the match told anew, once", () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    server.socket.says(match(3, "Ann"));
    const watches = () => server.socket.sent.filter(({ type }) => type === "watch").length;
    const before = watches();
    server.socket.says(moved(5, 6, "Cleo"));
    server.socket.says(moved(6, 7, "Dan"));
    expect(table.get().match).toMatchObject({ moment: 3, view: { turn: "Ann" } });
    expect(watches()).toBe(before + 1);
    expect(server.socket.last("watch").moment).toBeUndefined();
    server.socket.says(match(7, "Dan"));
    server.socket.says(moved(7, 8, "Ann"));
    expect(table.get().match).toMatchObject({ moment: 8, view: { turn: "Ann" } });
    expect(watches()).toBe(before + 1);
  });

  test("steps that were taken back are forgotten", () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    server.socket.says(match(1, "Ann"));
    server.socket.says(moved(1, 2, "Bob"));
    server.socket.says(moved(2, 3, "Cleo", 0));
    expect(table.get().match?.steps.map(({ answers }) => answers)).toEqual([0, 3]);
  });

  test("a new match on the same table replaces the old one", () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    server.socket.says(match(9, "Ann"));
    server.socket.says({ ...match(0, "Bob"), match: "next" });
    expect(table.get().match).toMatchObject({ id: "next", moment: 0 });
  });
});

describe("answers and other requests", () => {
  const answer = { type: "answer", table: "tabl", match: "matc", moment: 3, option: "takeda" } as const;

  test("an answer whose reply was lost is sent again for the same moment, and done once", async () => {
    server.welcomes();
    const given = outcome(server.client.send(answer));
    const { re } = server.socket.last("answer");
    await reconnect();
    server.welcomes();
    expect(server.socket.sent.filter(({ type }) => type === "answer")).toEqual([{ ...answer, re }]);
    server.socket.does("answer");
    expect(await given).toBe("done");
    await reconnect();
    server.welcomes();
    expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("an answer given while the connection is lost waits for it, behind what is watched", async () => {
    server.welcomes();
    server.client.watch("tabl");
    server.socket.breaks();
    const given = outcome(server.client.send(answer));
    await vi.advanceTimersByTimeAsync(500);
    server.welcomes();
    expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello", "watch", "answer"]);
    server.socket.does("answer");
    expect(await given).toBe("done");
  });

  test("what might be done twice isn't sent again: the caller is told", async () => {
    server.welcomes();
    const said = outcome(server.client.send({ type: "say", table: "tabl", text: "hi" }));
    await reconnect();
    expect(await said).toBeInstanceOf(ConnectionLost);
    server.welcomes();
    expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("a refusal reaches the one who asked, with its reason", async () => {
    server.welcomes();
    const first = outcome(server.client.send({ type: "sit", table: "tabl", seat: 0 }));
    const second = outcome(server.client.send({ type: "start", table: "tabl" }));
    server.socket.refuses("start", refuse("seats-open", { open: 2 }));
    server.socket.does("sit");
    expect(await first).toBe("done");
    expect(await second).toMatchObject({ refusal: { code: "seats-open", facts: { open: 2 } } });
  });

  test("a table that doesn't exist is known by its refusal, and forgotten as soon as there is one", () => {
    server.welcomes();
    const table = server.client.watch("tabl");
    server.socket.refuses("watch", refuse("no-table", {}));
    expect(table.get()).toMatchObject({ table: null, refusal: { code: "no-table" } });
    server.socket.says({ type: "table", table: { id: "tabl" } as never });
    expect(table.get().refusal).toBeNull();
  });
});

describe("versions", () => {
  test("a server that comes back as another build makes the page outdated; the same build doesn't", async () => {
    server.welcomes();
    await reconnect();
    server.welcomes();
    expect(server.client.outdated.get()).toBe(false);
    server.build = "two";
    await reconnect();
    server.welcomes();
    expect(server.client.outdated.get()).toBe(true);
    expect(server.client.link.get()).toBe("open");
  });

  test("a server that speaks another protocol makes the page outdated", () => {
    server.socket.opens();
    server.socket.refuses("hello", refuse("other-protocol", { given: "1", ours: 2 }));
    expect(server.client.outdated.get()).toBe(true);
  });

  test("a cookie that the server doesn't know leads to a new guest", async () => {
    server.socket.opens();
    server.socket.refuses("hello", refuse("wrong-token", {}));
    expect(server.client.guest.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.client.guest.get()).toEqual(ANN);
    server.welcomes();
    expect(server.client.link.get()).toBe("open");
  });
});
