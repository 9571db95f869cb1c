import { commitment, QuickDice, Random } from "@fracas/kernel";
import { expect, test } from "vitest";
import { chacha20 } from "../src/random.ts";
import { hex, sha256 } from "../src/sha256.ts";

test("SHA-256 gives the published hashes", () => {
  expect(hex(sha256(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(hex(sha256("é€😀"))).toBe("df9226927fd572c1ee66eec85de1bb139497614899f36e4e90474cb71f6ef9d0");
});

test("ChaCha20 gives the published block (RFC 8439's zero key)", () => {
  const block = new Int32Array(16);
  chacha20(new Int32Array(8), 0, block);
  const bytes = [...new Uint8Array(block.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(bytes).toBe(
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
  );
});

test("a generator taken up at its cursor goes on with the same numbers", () => {
  const whole = new Random("seed");
  const numbers = Array.from({ length: 100 }, () => whole.below(60));
  const part = new Random("seed");
  for (let n = 0; n < 37; n++) part.below(60);
  const rest = new Random(new Random("seed"), part.cursor);
  expect(Array.from({ length: 63 }, () => rest.below(60))).toEqual(numbers.slice(37));
});

test.each([
  ["Random", (seed: string) => new Random(seed)],
  ["QuickDice", (seed: string) => new QuickDice(seed)],
])("%s shuffles without favour", (_, dice) => {
  const counts = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
  for (let n = 0; n < 20_000; n++) {
    const items = [0, 1, 2, 3, 4];
    dice(`${n}`).shuffle(items);
    items.forEach((item, place) => {
      counts[item][place]++;
    });
  }
  // 16 degrees of freedom: above 45 once in ten thousand seeds; the seeds are fixed.
  const chiSquare = counts.flat().reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0);
  expect(chiSquare).toBeLessThan(45);
});

test("the commitment tells nothing but fits only its seed", () => {
  expect(commitment("a")).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment("a")).not.toBe(commitment("b"));
  expect(commitment("a")).toBe(commitment("a"));
});
