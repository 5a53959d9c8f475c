import { afterEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reloadOnce";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("reloads once for each build, also where servers of two builds take turns", () => {
  vi.spyOn(location, "reload").mockImplementation(() => undefined);
  expect(["one", "two", "one", "two"].map((build) => reloadOnce(build))).toEqual([true, true, false, false]);
  expect(location.reload).toHaveBeenCalledTimes(2);
});
