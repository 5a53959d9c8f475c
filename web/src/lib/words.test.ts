import { describe, expect, it } from "vitest";
import { addInterests, suggestInterests } from "./words";

describe("interests", () => {
  it("drops duplicates and excluded words, whatever their case and accents", () => {
    const { interests, hasBadLength } = addInterests(["Laptop"], "LÁPTOP, cámara , camara,de", ["de"]);
    expect(interests).toEqual(["Laptop", "cámara"]);
    expect(hasBadLength).toBe(false);
  });

  it("reports words outside 2 to 24 characters and keeps the others", () => {
    expect(addInterests([], `x, ${"y".repeat(25)}, bici`, [])).toEqual({ interests: ["bici"], hasBadLength: true });
  });

  it("suggests at most 10, the ones that begin with the text first, without the chosen ones", () => {
    const words = ["Ropa", "Europa", "Zapatos", ...Array.from({ length: 12 }, (_, index) => `Ropa ${index}`)];
    const suggestions = suggestInterests({ words, typed: "rop", chosen: ["ropa"], excluded: [] });
    expect(suggestions).toHaveLength(10);
    expect(suggestions[0]).toBe("Ropa 0");
    expect(suggestions).not.toContain("Ropa");
    expect(suggestInterests({ words, typed: "euro", chosen: [], excluded: [] })).toEqual(["Europa"]);
  });
});
