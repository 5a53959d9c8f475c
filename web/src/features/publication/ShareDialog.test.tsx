import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { renderScreen } from "../../testing/renderScreen";
import { ShareButton } from "./ShareButton";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("copies the URL and confirms it on the button and in a toast", async () => {
  const user = userEvent.setup();
  renderScreen(<ShareButton publication={{ id: "5", slug: "silla", title: "Silla" }} />);
  await user.click(screen.getByRole("button", { name: "Compartir" }));
  await user.click(await screen.findByRole("button", { name: "Copiar enlace" }));
  expect(await screen.findByRole("button", { name: "¡Copiado!" })).toBeTruthy();
  await waitFor(() => expect(toastStore.getState().map(({ text }) => text)).toEqual(["URL copiado exitosamente"]));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/silla/5`);
});
