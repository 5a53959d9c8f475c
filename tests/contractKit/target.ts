import type { Target } from "../support/people";

/** Where the kit's contract tests run: what the command line named. */
export const startTarget = (): Promise<Target & { backend: null; stop(): Promise<void> }> =>
  Promise.resolve({
    url: process.env.GATEWAY_URL ?? "",
    outboxUrl: process.env.OUTBOX_URL ?? null,
    backend: null,
    stop: () => Promise.resolve(),
  });
