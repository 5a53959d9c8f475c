import { expect, test } from "vitest";
import { PageViews } from "./pageViews";

test("counts each view with one call at a time, publications in turn, failures passed over", async () => {
  const counted: string[] = [];
  let running = 0;
  let most = 0;
  const views = new PageViews(async (id) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    counted.push(id);
    running -= 1;
    if (id === "8") throw new Error("not counted");
  });
  for (const id of ["7", "7", "7", "8", "9"]) views.add(id);
  await views.stop();
  expect([counted, most]).toEqual([["7", "7", "8", "9", "7"], 1]);
  views.add("9");
  await views.stop();
  expect(counted).toHaveLength(6);
});
