import { describe, expect, it } from "vitest";
import { placeBeside } from "../src/table/place-beside.ts";

const near = (left: number, top: number, width = 100, height = 140) => ({ left, right: left + width, top, height });
const size = { width: 350, height: 300 };

describe("a closer look appears", () => {
  it("to the right of the card if there is room", () => {
    expect(placeBeside(near(100, 300), size, 1440, 900)).toEqual({ left: 212, top: 220 });
  });
  it("else to its left", () => {
    expect(placeBeside(near(1200, 300), size, 1440, 900).left).toBe(1200 - 12 - 350);
  });
  it("else in the middle of a narrow page", () => {
    expect(placeBeside(near(150, 300), size, 390, 844).left).toBe(20);
  });
  it("never beyond the edges", () => {
    expect(placeBeside(near(100, 0), size, 1440, 900).top).toBe(12);
    expect(placeBeside(near(100, 820), size, 1440, 900).top).toBe(900 - 300 - 12);
  });
});
