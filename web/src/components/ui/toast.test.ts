import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "./toast";

afterEach(() => {
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("clears the viewer’s notices and keeps app-wide ones", () => {
  toast.success("Bienvenida, Ana");
  toast.info("Hay una versión nueva", { id: "new-version", isPersistent: true, isAppWide: true });
  toast.clear();
  expect(toastStore.getState().map(({ id }) => id)).toEqual(["new-version"]);
});
