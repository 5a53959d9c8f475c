import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * A proof for the gateway's own captcha, worked out as the app's widget does it; null where it asks for another one, or
 * for none.
 */
export async function solveCaptcha(): Promise<string | null> {
  const { captcha } = (await readJson("/config.json")) as { captcha: { kind: string } };
  if (captcha.kind !== "altcha") return null;
  const challenge = (await readJson("/captcha")) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

async function readJson(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}
