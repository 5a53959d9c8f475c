import { expect, test } from "vitest";
import { remember } from "./remember";

function counted() {
  const asked: string[] = [];
  const measure = remember((text) => {
    asked.push(text);
    return text === "" ? null : text.length;
  });
  return { asked, measure };
}

test("computes once for each text, nothing found included", () => {
  const { asked, measure } = counted();
  expect([measure("radio"), measure(""), measure("radio"), measure("")]).toEqual([5, null, 5, null]);
  expect(asked).toEqual(["radio", ""]);
});

test("keeps neither long texts nor more than five thousand", () => {
  const { asked, measure } = counted();
  const long = "x".repeat(301);
  measure(long);
  measure(long);
  expect(asked).toEqual([long, long]);
  measure("first");
  for (let count = 0; count < 5_000; count += 1) measure(String(count));
  asked.length = 0;
  measure("first");
  measure("4999");
  expect(asked).toEqual(["first"]);
});
