import { expect, test } from "vitest";
import { checkClaimPictures, checkClaimStatement, claimantOf, findMissingPart } from "./claim";

test("knows who claims by the status", () => {
  expect(claimantOf("claim_owner")).toBe("owner");
  expect(claimantOf("claim_interested")).toBe("interested");
  expect(claimantOf("complete")).toBeNull();
});

test("takes a thousand characters and three pictures", () => {
  expect(checkClaimStatement("🚲".repeat(1_000))).toBeNull();
  expect(checkClaimStatement("a".repeat(1_001))).toBe("Cuéntalo en 1000 caracteres o menos");
  expect([checkClaimPictures(3), checkClaimPictures(4)]).toEqual([null, "Puedes enviar hasta 3 fotos"]);
});

test("asks the other party for words, and who claims for anything", () => {
  expect([findMissingPart(false, false, true), findMissingPart(false, true, false)]).toEqual(["text", null]);
  expect([findMissingPart(true, false, false), findMissingPart(true, false, true)]).toEqual(["pictures", null]);
});
