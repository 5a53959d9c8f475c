import { afterAll } from "vitest";
import { runOneJob } from "../../backend/jobs/runner";
import { sessionOf } from "./builders";
import type { User } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";

type Settings = Omit<NonNullable<Parameters<typeof startBackend>[0]>, "now" | "operatorEmails"> & {
  operatorEmails: readonly string[];
};

/** A backend whose clock a test moves; its jobs run when the test lets them. Call it within the tests' `describe`. */
export function useMovedClock() {
  const clock = { ms: 0 };
  const now = () => new Date(Date.now() + clock.ms);
  let backend: TestBackend | undefined;
  afterAll(() => backend?.stop());
  const started = () => {
    if (!backend) throw new Error("the backend has not been started");
    return backend;
  };
  return {
    /** How far it is ahead. */
    clock,
    now,
    async start({ operatorEmails, ...settings }: Settings): Promise<TestBackend> {
      backend = await startBackend({
        now,
        jobsEveryMs: 3_600_000,
        publicUrl: "https://truequea.example",
        operatorEmails: new Set(operatorEmails),
        ...settings,
      });
      return backend;
    },
    /** Session headers that hold at the moved time. */
    as: (user: User) => sessionOf(started().db, user, now()),
    /** All that are due, and those that they cause. */
    async runJobs() {
      while (await runOneJob(started().services)) {
        /* The next one. */
      }
    },
  };
}
