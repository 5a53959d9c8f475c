import { expect, it } from "vitest";
import { endingsOf, otherNumbers, wordKey } from "./words";

const pairs = [
  ["luz", "luces"],
  ["pez", "peces"],
  ["voz", "voces"],
  ["cruz", "cruces"],
  ["maíz", "maíces"],
  ["lápiz", "lápices"],
  ["nariz", "narices"],
  ["actriz", "actrices"],
  ["disfraz", "disfraces"],
  ["celular", "celulares"],
  ["laptop", "laptops"],
  ["dulce", "dulces"],
] as const;

it.each(pairs)("takes %s and %s for one word, in both directions", (one, many) => {
  expect(wordKey(one)).toBe(wordKey(many));
  expect(otherNumbers(one)).toContain(many);
  expect(otherNumbers(many)).toContain(one);
});

it.each([
  ["luz", "lujo"],
  ["pez", "peca"],
  ["pez", "pecas"],
  ["peces", "pecas"],
  ["peces", "pesa"],
  ["voz", "vos"],
  ["actriz", "actor"],
  ["lápiz", "lápida"],
])("keeps %s and %s apart", (one, other) => {
  expect(wordKey(one)).not.toBe(wordKey(other));
  expect(otherNumbers(one)).not.toContain(other);
});

it("gives a short form no other number", () => {
  expect(otherNumbers("tel")).toEqual([]);
});

it.each([
  ["luz", "luz luces", "luce lujo luza"],
  ["luces", "luz luces", "luza lucas"],
  ["peces", "pez peces", "peca pecas peco"],
  ["dulces", "dulce dulces", "dulcera"],
  ["camas", "cama camas", "camara camaras"],
])("knows the endings of %s", (word, own, others) => {
  const pattern = new RegExp(`^${endingsOf(word)}$`);
  expect([own, others].map((words) => words.split(" ").map((other) => pattern.test(other)))).toEqual([
    own.split(" ").map(() => true),
    others.split(" ").map(() => false),
  ]);
});
