import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/**
 * Small files that take long. A first run knows no durations and begins with the largest files: these would begin last
 * and be waited for alone.
 */
const longest = [
  "/start.test.ts",
  // Draws the pictures that /restoring.test.ts takes.
  "/seed.test.ts",
  "/everydayWords.test.ts",
  "/privacy.test.ts",
  "/ledger.test.ts",
  "/transitions.test.ts",
  "/restoring.test.ts",
  "/boundedSearch.test.ts",
  "/deploy.test.ts",
  "/rotation.test.ts",
  "/contractKit.test.ts",
];

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((name) => moduleId.endsWith(name));
  return index === -1 ? longest.length : index;
};

/** Begins with what takes longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
