import { expect, it } from "vitest";
import { checkFirstName, checkLastName, personTexts } from "./person";

it.each([
  "María José",
  "D’Ángelo",
  "D'Angelo",
  "O´Brien",
  "O‘Connor",
  "Peña‑Gómez",
  "Peña-Gómez",
  "J. Ma.",
  "N.º",
  "M.ª",
  "Gil, hijo",
  "Gal·la",
  "李 明",
  "Ngọc Ánh",
  "देवी",
  "Juan Pablo II",
  "Ana 2",
  "Soporte",
  "True",
  "Trueque",
])("a name may be %s", (name) => {
  expect(checkFirstName(name)).toBeNull();
});

it.each([
  "Ana ♥",
  "Ana ★",
  "🇻🇪 Ana",
  "Ana 1️⃣",
  "👩‍🚀👩🏽",
  "Ana ™",
  "Ana ♪",
  "Ana ☑\ufe0e",
  "Ana ℹ",
  "Ana\u3164",
  "$$$",
  "<b>Fresca</b>",
  "Ana & Luis",
  "¡Ana!",
  "Ana (verificada)",
  "Ana_2",
  "Ana\tGil",
])("a name may not be %s", (name) => {
  expect(checkFirstName(name)).toBe(personTexts.firstName.emoji);
});

it.each([
  "Truequea",
  "TRUEQUEA",
  "Soporte Truequea",
  "Truequéa",
  "Trueque a",
  "True-quea",
  "T.r.u.e.q.u.e.a",
  "Tru3qu3a",
  "7ruequea",
  "𝐓𝐫𝐮𝐞𝐪𝐮𝐞𝐚",
  "Truequea 24",
])("a name may not be ours: %s", (name) => {
  expect([checkFirstName(name), checkLastName(name)]).toEqual([
    "El nombre no puede llevar el nombre de Truequea",
    "El apellido no puede llevar el nombre de Truequea",
  ]);
});

it.each(["12345", "- . -"])("a name has letters, unlike %s", (name) => {
  expect(checkFirstName(name)).toBe(personTexts.firstName.letters);
});
