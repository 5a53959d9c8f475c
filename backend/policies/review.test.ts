import { describe, expect, it } from "vitest";
import { findRefusalReason } from "./review";

describe("the automatic review", () => {
  it("lets an honest text pass", () => {
    expect(findRefusalReason(["Nevera 14 pies, serial 1234567"])).toBeNull();
  });

  it("finds contact data in any of the texts", () => {
    expect(findRefusalReason(["Silla", "por WhatsApp"])).toMatch(/contacto/);
  });

  it.each(["Vendo pistola de fuego", "ARMAS DE FUEGO", "Pasaportes", "Compro  dólares"])(
    "returns the forbidden item in %j",
    (text) => {
      expect(findRefusalReason([text])).toMatch(/no permitidos/);
    },
  );
});
