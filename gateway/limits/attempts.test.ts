import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createAttemptLimits, networkOf } from "./attempts";

const refused = { code: "RATE_LIMITED" };

describe("attempts to sign in", () => {
  it("are limited to five failed ones per account, however many come at once and from any address", async () => {
    const { signIn } = createAttemptLimits();
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => signIn.begin("Ana@example.com ", `10.0.0.${index}`)),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(5);
    await expect(signIn.begin("ana@example.com", "10.0.1.1")).rejects.toMatchObject(refused);
  });

  it("that are refused say after how many seconds they are not", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { signIn } = createAttemptLimits();
    for (let count = 0; count < 5; count += 1) await signIn.begin("ana@example.com", "10.0.0.1");
    vi.advanceTimersByTime(60_100);
    const retryAfter = 14 * 60;
    await expect(signIn.begin("ana@example.com", "10.0.0.1")).rejects.toMatchObject({ ...refused, retryAfter });
    vi.advanceTimersByTime(retryAfter * 1_000);
    await expect(signIn.begin("ana@example.com", "10.0.0.1")).resolves.toBeDefined();
  });

  it("that succeed do not count", async () => {
    const { signIn } = createAttemptLimits();
    for (let count = 0; count < 20; count += 1) await (await signIn.begin("ana@example.com", "10.0.0.1")).forgive();
    await expect(signIn.begin("ana@example.com", "10.0.0.1")).resolves.toBeDefined();
  });

  it("on many accounts from one address are limited, too", async () => {
    const { signIn } = createAttemptLimits();
    const results = await Promise.allSettled(
      Array.from({ length: 150 }, (_, index) => signIn.begin(`a${index}@example.com`, "10.0.0.1")),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(100);
  });

  it("from an address without attempts left do not lock the accounts that it names", async () => {
    const { signIn } = createAttemptLimits();
    for (let count = 0; count < 100; count += 1) await signIn.begin(`a${count}@example.com`, "10.0.0.1");
    for (let count = 0; count < 10; count += 1)
      await expect(signIn.begin("ana@example.com", "10.0.0.1")).rejects.toMatchObject(refused);
    await expect(signIn.begin("ana@example.com", "10.0.0.2")).resolves.toBeDefined();
  });
});

describe("attempts that need a captcha", () => {
  it("count against the address without a proof, not against the account it names", async () => {
    const { accountMail } = createAttemptLimits();
    for (let count = 0; count < 30; count += 1) await accountMail.arrive("10.0.0.1");
    await expect(accountMail.arrive("10.0.0.1")).rejects.toMatchObject(refused);
    for (let count = 0; count < 5; count += 1)
      await expect((await accountMail.arrive("10.0.0.2")).begin("ana@example.com")).resolves.toBeDefined();
    await expect((await accountMail.arrive("10.0.0.2")).begin("ana@example.com")).rejects.toMatchObject(refused);
  });
});

it.each([
  ["10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
