import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "./toast";

afterEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id);
});

it("what was told to somebody goes with them; what is told of the app stays for whoever comes", () => {
  toast.success("Bienvenida, Ana");
  toast.info("Hay una versión nueva", { id: "new-version", isPersistent: true, isAppWide: true });
  toast.clear();
  expect(toastStore.get().map(({ id }) => id)).toEqual(["new-version"]);
});
