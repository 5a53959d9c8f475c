import { expect, test } from "vitest";
import synonyms from "../../../../catalogue/synonyms.json";
import type { CategoryNode } from "./categoryChoice";
import { guessCategories } from "./guessCategories";

const named = (name: string, ...children: CategoryNode[]): CategoryNode => ({ id: name, name, children });

const tree = [
  named(
    "Tecnología",
    named("Celulares", named("Smartphones"), named("Accesorios para celulares")),
    named("Computación", named("Laptops"), named("Computadoras de escritorio")),
    named("Televisores y video", named("Televisores"), named("Reproductores y TV box")),
  ),
  named("Vehículos", named("Carros", named("Sedanes"), named("Camionetas")), named("Baterías de carro")),
  named("Relojes"),
  named("Casas y camas para perros"),
  named("Sala"),
  named("Aires acondicionados"),
  named("Vestidos"),
  named("Peluquería y barbería"),
  named("Secadores y planchas de cabello"),
  named("Guitarras", named("Guitarras acústicas"), named("Guitarras eléctricas y bajos")),
  named("Blusas y franelas de mujer"),
];

test.each([
  ["celular Samsung A14", ["Smartphones", "Accesorios para celulares"]],
  ["TV Samsung 43", ["Televisores"]],
  ["laptop Dell", ["Laptops", "Computadoras de escritorio"]],
  ["Reloj Casio", ["Relojes"]],
  ["carro Corolla 2014", ["Sedanes", "Camionetas", "Baterías de carro"]],
  ["guitarra acústica Yamaha", ["Guitarras acústicas", "Guitarras eléctricas y bajos"]],
  ["franela talla M", ["Blusas y franelas de mujer"]],
  ["corte de cabello", ["Peluquería y barbería"]],
  ["sofá cama", []],
  ["cama matrimonial", []],
  ["cama para mi perro", ["Casas y camas para perros"]],
  ["aire acondicionado 12000 BTU", ["Aires acondicionados"]],
  ["vestido de novia", ["Vestidos"]],
  ["", []],
])("guesses the category of «%s»", (title, expected) => {
  expect(
    guessCategories(title, tree, synonyms)
      .map((path) => path.at(-1)?.name)
      .slice(0, Math.max(expected.length, 1)),
  ).toEqual(expected);
});

test("guesses by the words of names alone where synonyms are missing", () => {
  expect(guessCategories("Televisor LG", tree, []).map((path) => path.at(-1)?.name)).toContain("Televisores");
});
