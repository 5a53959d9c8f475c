import { describe, expect, it } from "vitest";
import { defaultArea, firstZoom, maxZoom, wholeZoom } from "./cropImage";
import { imageFileError, unreadableFileError } from "./imageFile";

describe("crop", () => {
  it("starts with 90 % of the shorter side", () => {
    expect(900 / firstZoom({ width: 1200, height: 900 })).toBeCloseTo(810);
  });

  it("lies in the middle by default, and can show all of a picture", () => {
    expect(defaultArea({ width: 1200, height: 900 })).toEqual({ x: 195, y: 45, width: 810, height: 810 });
    expect(defaultArea({ width: 350, height: 700 })).toEqual({ x: 0, y: 175, width: 350, height: 350 });
    expect(wholeZoom({ width: 1200, height: 900 })).toBe(0.75);
  });

  it.each([350, 360, 389, 390, 700, 5000])("never becomes smaller than 350 px a side (%i px picture)", (side) => {
    expect(side / maxZoom({ width: side, height: side * 2 })).toBeGreaterThanOrEqual(350);
    expect(side / firstZoom({ width: side, height: side * 2 })).toBeGreaterThanOrEqual(350);
  });
});

describe("file of a picture", () => {
  it("takes JPG, PNG and GIF of up to 15 MB, and what is redrawn as JPG", () => {
    for (const type of ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic"])
      expect(imageFileError({ name: "a", type, size: 15 * 1024 * 1024 })).toBeNull();
    expect(imageFileError({ name: "IMG_1.HEIC", type: "", size: 1 })).toBeNull();
  });

  it("says what to do with a HEIC photo that cannot be converted", () => {
    expect(unreadableFileError({ name: "IMG_1.HEIC" })).toBe(
      "No pudimos convertir «IMG_1.HEIC». Guárdala como JPG y agrégala otra vez.",
    );
    expect(unreadableFileError({ name: "a.webp" })).toBe("No pudimos leer «a.webp». Prueba con otra imagen.");
  });

  it("says why it refuses other files", () => {
    expect(imageFileError({ name: "a.svg", type: "image/svg+xml", size: 1 })).toBe(
      "«a.svg» no es una imagen JPG, PNG o GIF",
    );
    expect(imageFileError({ name: "a.pdf", type: "", size: 1 })).toBe("«a.pdf» no es una imagen JPG, PNG o GIF");
    expect(imageFileError({ name: "a.jpg", type: "image/jpeg", size: 15 * 1024 * 1024 + 1 })).toBe(
      "«a.jpg» pesa más de 15 MB",
    );
  });
});
