import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["Teléfono Android 128GB", "telefono-android-128gb"],
  ["  ¡Ñandú & más!  ", "nandu-mas"],
  ["Profile", "profile-p"],
  ["Chats", "chats-p"],
  ["Sitemaps", "sitemaps-p"],
  ["日本", "publicacion"],
  ["Cafe\u0301 “Ñ” x2 — ¡ya!", "cafe-n-x2-ya"],
  ["Straße & Ærø, 5 m²", "stra-e-r-5-m"],
  ["../../etc", "etc"],
])("turns %s into %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
