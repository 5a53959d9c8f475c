import { describe, expect, it } from "vitest";
import { reviewOf } from "./review";

describe("the automatic review", () => {
  it("lets an honest text pass", () => {
    expect(reviewOf(["Nevera 14 pies, serial 1234567"])).toBeNull();
  });

  it("finds contact data in any of the texts", () => {
    expect(reviewOf(["Silla", "por WhatsApp"])).toMatch(/contacto/);
  });

  it.each(["Vendo pistola de fuego", "ARMAS DE FUEGO", "Pasaportes", "Compro  dólares"])(
    "finds what is forbidden in %j",
    (text) => {
      expect(reviewOf([text])).toMatch(/no permitidos/);
    },
  );
});
