import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** Errors as Vitest's reporters get them, of tests, hooks and files alike. */
type Errors = readonly { message?: string }[];

/** What `npm test` reads of one run of Vitest. */
interface TestCounts {
  passed: number;
  failed: number;
  /** Each with its reason, hooks that kept tests from running included. */
  failures: string[];
}

/** Writes the counts of the run to `file`. */
export class TestReport implements Reporter {
  constructor(private readonly file: string) {}

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: Errors) {
    const counts: TestCounts = { passed: 0, failed: 0, failures: [] };
    const addFailure = (name: string, errors: Errors) => {
      counts.failed += 1;
      counts.failures.push(`${name}: ${errors.map(({ message }) => message).join("\n")}`);
    };
    if (unhandledErrors.length > 0) addFailure("outside the tests", unhandledErrors);
    for (const module of modules) countModule(module, counts, addFailure);
    writeFileSync(this.file, JSON.stringify(counts));
  }
}

function countModule(module: TestModule, counts: TestCounts, addFailure: (name: string, errors: Errors) => void) {
  const path = module.relativeModuleId;
  if (module.errors().length > 0) addFailure(path, module.errors());
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) addFailure(`${path} › ${suite.fullName}`, suite.errors());
  let notRun = 0;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "passed") counts.passed += 1;
    else if (state === "failed") addFailure(`${path} › ${test.fullName}`, errors);
    else notRun += 1;
  }
  if (notRun === 0) return;
  counts.failed += notRun;
  counts.failures.push(`${path}: ${notRun} not run`);
}
