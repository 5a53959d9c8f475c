import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What one guess costs: scrypt's work (a power of two), block size and repetitions. */
interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

const keyLength = 32;
/** Of hashes that do not say theirs. */
const firstCost: PasswordCost = { ln: 14, r: 8, p: 5 };
/** Of new hashes. About 16 MB and 40 ms on a server: OWASP's second choice of parameters for scrypt. Tests lower it. */
export const passwordCost: PasswordCost = { ...firstCost };

/** In the usual notation, `$scrypt$ln=14,r=8,p=5$salt$key`, salt and key base64url: the cost can change later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, passwordCost);
  return joinHash(passwordCost, salt.toString("base64url"), key.toString("base64url"));
}

/**
 * Takes as long for an unknown account as for a known one, so that the time does not reveal which addresses are
 * registered.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = readHash(hash ?? joinHash(passwordCost, "A".repeat(22), "A".repeat(43)));
  const derived = await derive(password, salt, cost);
  return key.length === derived.length && timingSafeEqual(key, derived) && hash !== undefined;
}

const joinHash = ({ ln, r, p }: PasswordCost, salt: string, key: string) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${key}`;

/** Also of the former notation, `salt$key`. */
function readHash(hash: string) {
  const [, ln, r, p, rest] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$(.*)$/.exec(hash) ?? [];
  const [salt = "", key = ""] = (rest ?? hash).split("$");
  return {
    cost: rest === undefined ? firstCost : { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { N: 2 ** ln, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
