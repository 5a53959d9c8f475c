import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/**
 * Small files that take long. A first run knows no durations and begins with the largest files: these would begin last
 * and be waited for alone.
 */
const longest = [
  "/start.test.ts",
  "/everydayWords.test.ts",
  "/seed.test.ts",
  "/privacy.test.ts",
  "/ledger.test.ts",
  "/transitions.test.ts",
  "/restoring.test.ts",
  "/deploy.test.ts",
  "/rotation.test.ts",
  "/contractKit.test.ts",
];

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));

/** Begins with what takes longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
