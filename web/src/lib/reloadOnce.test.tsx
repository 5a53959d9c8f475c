import { afterEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reloadOnce";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("reloads once for each build, also where servers of two builds take turns", () => {
  vi.spyOn(location, "reload").mockImplementation(() => undefined);
  // What the page of another build has left.
  sessionStorage.setItem("tq-reloaded", "another");
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem("tq-reloaded")?.split(" ")).toEqual(["another", expect.any(String)]);
});
