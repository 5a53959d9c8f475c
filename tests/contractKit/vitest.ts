import {
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  customMatchers,
  setState,
} from "@vitest/expect";
import * as chai from "chai";
import { after, before, describe as describeOne, test as testOne } from "node:test";

/** As much of Vitest as the contract tests use, on Node's own runner, so the kit needs no installation. */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = ((value: unknown, message?: string) =>
  chai.expect(value, message)) as unknown as typeof import("vitest").expect;
Object.assign(expect, chai.expect);
const globals = globalThis as unknown as Record<symbol, unknown>;
globals[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect as never);
(chai.expect as unknown as { extend(expect: unknown, matchers: object): void }).extend(expect, customMatchers);

type Body = () => unknown;
const titled = (title: string, row: readonly unknown[]) => {
  let next = 0;
  return title.replace(/%[si]/g, () => String(row[next++]));
};
const each =
  (run: (title: string, body: Body) => unknown) =>
  (rows: readonly unknown[]) =>
  (title: string, body: (...row: unknown[]) => unknown) => {
    for (const row of rows.map((cell) => (Array.isArray(cell) ? cell : [cell])))
      run(titled(title, row), () => body(...row));
  };

export const describe = Object.assign((title: string, body: Body) => void describeOne(title, () => void body()), {
  each: each((title, body) => void describeOne(title, () => void body())),
});
export const test = Object.assign((title: string, body: Body) => void testOne(title, async () => void (await body())), {
  each: each((title, body) => void testOne(title, async () => void (await body()))),
});
export const it = test;
export const beforeAll = (body: Body) => before(async () => void (await body()));
export const afterAll = (body: Body) => after(async () => void (await body()));
