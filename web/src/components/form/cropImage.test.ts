import { describe, expect, it } from "vitest";
import { firstZoom, maxZoom } from "./cropImage";
import { imageFileError } from "./imageFile";

describe("crop", () => {
  it("starts with 90 % of the shorter side", () => {
    expect(900 / firstZoom({ width: 1200, height: 900 })).toBeCloseTo(810);
  });

  it.each([350, 360, 389, 390, 700, 5000])("never becomes smaller than 350 px a side (%i px picture)", (side) => {
    expect(side / maxZoom({ width: side, height: side * 2 })).toBeGreaterThanOrEqual(350);
    expect(side / firstZoom({ width: side, height: side * 2 })).toBeGreaterThanOrEqual(350);
  });
});

describe("file of a picture", () => {
  it("takes JPG, PNG and GIF of up to 15 MB", () => {
    for (const type of ["image/jpeg", "image/png", "image/gif"])
      expect(imageFileError({ name: "a", type, size: 15 * 1024 * 1024 })).toBeNull();
  });

  it("says why it refuses other files", () => {
    expect(imageFileError({ name: "a.webp", type: "image/webp", size: 1 })).toBe(
      "«a.webp» no es una imagen JPG, PNG o GIF",
    );
    expect(imageFileError({ name: "a.jpg", type: "image/jpeg", size: 15 * 1024 * 1024 + 1 })).toBe(
      "«a.jpg» pesa más de 15 MB",
    );
  });
});
