import { defaultDatabase, startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

const started = new Map<TestDatabase, Promise<TestBackend>>();

/**
 * One backend per database for all test files of a worker, which run one after the other and keep their modules. For
 * tests that touch only records of their own; it ends with the worker.
 */
export function sharedBackend(database: TestDatabase = defaultDatabase): Promise<TestBackend> {
  const running = started.get(database) ?? startBackend({ database });
  started.set(database, running);
  return running;
}
