import { expect, it } from "vitest";
import {
  frequenciesOf,
  nextDigest,
  notificationTopics,
  notificationWays,
  quietEnd,
  usualFrequency,
} from "./notificationSettings";

it.each([
  ["2026-12-01T20:59:59-04:00", null],
  ["2026-12-01T21:00:00-04:00", "2026-12-02T07:00:00-04:00"],
  ["2026-12-31T23:59:59-04:00", "2027-01-01T07:00:00-04:00"],
  ["2026-12-02T00:00:00-04:00", "2026-12-02T07:00:00-04:00"],
  ["2026-12-02T06:59:59-04:00", "2026-12-02T07:00:00-04:00"],
  ["2026-12-02T07:00:00-04:00", null],
])("quiet hours of %s end at %s", (now, end) => {
  expect(quietEnd(new Date(now))).toEqual(end && new Date(end));
});

it.each([
  ["2026-12-01T07:59:59-04:00", "2026-12-01T08:00:00-04:00"],
  ["2026-12-01T08:00:00-04:00", "2026-12-02T08:00:00-04:00"],
  ["2026-12-01T22:30:00-04:00", "2026-12-02T08:00:00-04:00"],
])("what is gathered at %s goes out at %s", (now, due) => {
  expect(nextDigest(new Date(now))).toEqual(new Date(due));
});

it("money and decisions of operators cannot be turned off where they stay to be read", () => {
  for (const topic of ["payments", "publications"] as const)
    for (const way of ["in_app", "mail"] as const) expect(frequenciesOf(topic, way)).not.toContain("never");
});

it("defaults to everything in the list, and mail for all topics but messages and alerts", () => {
  const mailed = notificationTopics.filter((topic) => usualFrequency(topic, "mail") === "at_once");
  expect(mailed).toEqual(["questions", "proposals", "meetings", "rings", "payments", "publications"]);
  for (const way of notificationWays.filter((one) => one !== "mail"))
    expect(notificationTopics.every((topic) => usualFrequency(topic, way) === "at_once")).toBe(true);
});
