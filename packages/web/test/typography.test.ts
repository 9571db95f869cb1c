import { expect, test } from "vitest";
import { typeset, typesetDeeply } from "../src/app/typography.ts";

test("in French, high punctuation stays with its word", () => {
  expect(typeset("fr", "Fermer cette table ? Oui ; non : « peut-être » !")).toBe(
    "Fermer cette table\u202f? Oui\u202f; non\u00a0: «\u00a0peut-être\u00a0»\u202f!",
  );
});

test("addresses and times are left alone", () => {
  expect(typeset("fr", "https://exemple.fr/?a=1 à 12:30")).toBe("https://exemple.fr/?a=1 à 12:30");
});

test("other languages are left alone", () => {
  expect(typeset("en", "a ? b")).toBe("a ? b");
  expect(typeset("ru", "а ? б")).toBe("а ? б");
});

test("whole texts are set deeply, functions included, and stay the same object", () => {
  const texts = { a: "Où ?", list: ["Là !"], ask: (name: string) => `Qui ? ${name} !`, deep: { b: "«  »" } };
  const set = typesetDeeply("fr", texts);
  expect(set).toMatchObject({ a: "Où\u202f?", list: ["Là\u202f!"] });
  expect(set.ask("Zoé")).toBe("Qui\u202f? Zoé\u202f!");
  expect(typesetDeeply("fr", texts)).toBe(set);
});
