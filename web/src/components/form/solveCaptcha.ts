import type { Challenge, Solution } from "altcha/types";
import AltchaWorker from "altcha/workers/pbkdf2?worker";

const MAX_WORKERS = 4;

/** Fetches a challenge, solves it in web workers and returns the proof as the ALTCHA widget would send it. */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const response = await fetch("/captcha", { signal, headers: { accept: "application/json" }, cache: "no-store" });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solve(challenge, signal);
  return btoa(
    JSON.stringify({ challenge: { parameters: challenge.parameters, signature: challenge.signature }, solution }),
  );
}

/** Several workers each try every n-th number; the first solution wins. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const count = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new AltchaWorker());
  try {
    return await new Promise<Solution>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      workers.forEach((worker, index) => {
        worker.addEventListener("message", ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
          if (data && "counter" in data) resolve(data);
          else reject(new Error("captcha: not solved"));
        });
        worker.addEventListener("error", () => reject(new Error("captcha: worker failed")));
        worker.postMessage({ type: "work", challenge, counterStart: index, counterStep: count }, []);
      });
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
