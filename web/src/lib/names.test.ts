import { expect, test } from "vitest";
import { initials, shortName } from "./names";

test.each([
  ["Luis", "Acosta", "Luis Acosta"],
  ["Ana", "Rodríguez", "Ana R."],
  ["Mariángeles", "Rondón", "Mariángel R."],
  ["María José", "Pérez", "María P."],
  ["Maximilianísimo", "", "Maximilia"],
  ["Persona eliminada", "", "Persona eliminada"],
])("%s %s is short as %s", (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName })).toBe(short);
});

test("12 characters stay whole", () => {
  expect(shortName({ firstName: "Pedro", lastName: "Lozada" })).toBe("Pedro Lozada");
});

test("initials", () => {
  expect(initials({ firstName: "rafael", lastName: "Méndez" })).toBe("RM");
  expect(initials({ firstName: "Yuli", lastName: "" })).toBe("Y");
});
