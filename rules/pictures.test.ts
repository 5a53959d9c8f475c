import { expect, it } from "vitest";
import { isHeif, pictureFormat } from "./pictures";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0", "png"],
  ["GIF87a\x01\0", "gif"],
  ["GIF89a\x01\0", "gif"],
  ["GIF88a\x01\0", null],
  ["\x89PNG\n", null],
  ["RIFF\0\0\0\0WEBP", null],
  ["<svg/>", null],
  ["", null],
] as const)("%j is %s", (head, format) => {
  expect(pictureFormat(bytes(head))).toBe(format);
});

it.each([
  ["\0\0\0\x24ftypheic\0\0\0\0mif1", true],
  ["\0\0\0\x18ftypmif1\0\0\0\0", true],
  ["\0\0\0\x20ftypavif\0\0\0\0", false],
  ["\0\0\0\x20ftypisom\0\0\0\0", false],
  ["heic", false],
  ["", false],
])("%j is HEIC: %s", (head, isOne) => {
  expect(isHeif(bytes(head))).toBe(isOne);
});
