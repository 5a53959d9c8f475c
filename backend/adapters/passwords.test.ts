import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword, passwordCost, verifyPassword } from "./passwords";

it("accepts the password of a hash only, whatever cost and notation the hash was made with", async () => {
  const usual = await hashPassword("Cambio#2024");
  expect(usual).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync("Cambio#2024", salt, 32, { N: 2 ** 14, r: 8, p: 5 });
  const former = `${salt.toString("base64url")}$${key.toString("base64url")}`;
  passwordCost.ln = 10;
  const lower = await hashPassword("Cambio#2024");
  passwordCost.ln = 14;
  expect(lower).toMatch(/^\$scrypt\$ln=10,r=8,p=5\$/);
  for (const hash of [usual, former, lower])
    expect([await verifyPassword("Cambio#2024", hash), await verifyPassword("cambio#2024", hash)]).toEqual([
      true,
      false,
    ]);
  expect(await verifyPassword("Cambio#2024", undefined)).toBe(false);
});
