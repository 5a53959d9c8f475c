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

const silla = { id: "5", slug: "silla", title: "Silla", interests: ["Bicicleta", "Laptop"], isOwn: true };

it.each([
  [silla, "Doy «Silla» y busco bicicleta o laptop."],
  [{ ...silla, interests: [] }, "Doy «Silla» y escucho propuestas."],
  [{ ...silla, isOwn: false }, "Dan «Silla» y buscan bicicleta o laptop."],
  [{ ...silla, interests: ["Bicicleta", "Hielo", "Laptop", "Moto"] }, "Doy «Silla» y busco bicicleta, hielo o laptop."],
])("offers WhatsApp first, with what is given and what is wanted", async (publication, text) => {
  renderScreen(<ShareButton publication={publication} />);
  await userEvent.click(screen.getByRole("button", { name: "Compartir" }));
  const link = await screen.findByRole("link", { name: "Enviar por WhatsApp" });
  expect(new URL(link.getAttribute("href") ?? "").searchParams.get("text")).toBe(`${text} ${location.origin}/silla/5`);
  const controls = screen.getByRole("dialog").querySelectorAll("a, input, button:not([aria-label])");
  expect(controls[0]).toBe(link);
});

it("copies the URL and confirms it on the button and in a toast", async () => {
  const user = userEvent.setup();
  renderScreen(<ShareButton publication={silla} />);
  await user.click(screen.getByRole("button", { name: "Compartir" }));
  await user.click(await screen.findByRole("button", { name: "Copiar enlace" }));
  expect(await screen.findByRole("button", { name: "¡Copiado!" })).toBeTruthy();
  await waitFor(() => expect(toastStore.getState().map(({ text }) => text)).toEqual(["URL copiado exitosamente"]));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/silla/5`);
});
