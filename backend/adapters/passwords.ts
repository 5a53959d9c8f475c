import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;
/** About 16 MB and 40 ms: OWASP's second choice of parameters for scrypt. */
const cost = { N: 2 ** 14, r: 8, p: 5 };

/** `salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}$${(await derive(password, salt)).toString("base64url")}`;
}

/**
 * Takes as long for an unknown account as for a known one, so that the time does not reveal which addresses are
 * registered.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? `${"A".repeat(22)}$${"A".repeat(43)}`).split("$");
  const expected = Buffer.from(key, "base64url");
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== undefined;
}

function derive(password: string, salt: Buffer) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
