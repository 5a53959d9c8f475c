import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["Teléfono Android 128GB", "telefono-android-128gb"],
  ["  ¡Ñandú & más!  ", "nandu-mas"],
  ["Profile", "profile-p"],
  ["Chats", "chats-p"],
  ["Sitemaps", "sitemaps-p"],
  ["日本", "publicacion"],
  ["../../etc", "etc"],
])("turns %s into %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
