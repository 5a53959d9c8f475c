import { importJWK, jwtVerify } from "jose";
import { expect, it } from "vitest";
import { deriveKey } from "../deriveKey";
import { createVapidKeys } from "./vapid";

const secrets = Array.from({ length: 5_000 }, (_value, index) => `secreto ${index}`);
const withZero = secrets.find((secret) => deriveKey(secret, "push")[0] === 0) ?? "";

it.each([
  ["any secret", "secreto"],
  ["one whose key begins with a zero", withZero],
])("signs what the key that it publishes verifies, with %s", async (_name, secret) => {
  expect(secret).not.toBe("");
  const keys = await createVapidKeys(secret, "soporte@example.com");
  const header = await keys.authorize("https://push.example.com", new Date());
  const [, token = "", published = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(published).toBe(keys.publicKey);
  const point = Buffer.from(published, "base64url");
  const key = await importJWK(
    {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    "ES256",
  );
  const { payload } = await jwtVerify(token, key, { audience: "https://push.example.com" });
  expect(payload.sub).toBe("mailto:soporte@example.com");
});
