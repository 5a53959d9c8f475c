import { expect, it } from "vitest";
import { arePushKeys, encryptPush } from "./encrypt";

/** The example of RFC 8291, section 5. */
const keys = {
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  authSecret: "BTBZMqHH6r4Tts7J_aSIgg",
};

it("encrypts as the RFC's example does", () => {
  const encrypted = encryptPush("When I grow up, I want to be a watermelon", keys, {
    privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
    salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
  });
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("knows keys that nothing can be encrypted for", () => {
  expect(arePushKeys(keys)).toBe(true);
  expect(arePushKeys({ ...keys, authSecret: "AAAA" })).toBe(false);
  expect(arePushKeys({ ...keys, publicKey: "AAAA" })).toBe(false);
  expect(arePushKeys({ ...keys, publicKey: Buffer.alloc(65, 4).toString("base64url") })).toBe(false);
});
