import sharp from "sharp";
import { expect, it } from "vitest";
import { looksLikePicture } from "./looksLikePicture";

const square = sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } });

it.each(["jpeg", "png", "gif"] as const)("a %s is a picture", async (format) => {
  expect(await looksLikePicture(new Blob([new Uint8Array(await square.clone().toFormat(format).toBuffer())]))).toBe(
    true,
  );
});

it.each([
  ["a text", "hola, soy una foto"],
  ["a drawing in XML", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["nothing", ""],
])("%s is none", async (_name, content) => {
  expect(await looksLikePicture(new File([content], "foto.png", { type: "image/png" }))).toBe(false);
});
