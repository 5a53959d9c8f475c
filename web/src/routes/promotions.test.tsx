import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toast } from "../components/ui/toast";
import { campaign, show, lines, toasts, refusing, toPayment } from "../testing/promotions";

afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
});

it("lists promoted publications with their numbers and a summary", async () => {
  const { user } = show({ at: "/profile?tab=campaigns", campaigns: [campaign] });
  expect((await screen.findByRole("tab", { name: "Promocionadas" })).getAttribute("aria-selected")).toBe("true");
  const row = (await screen.findByRole("heading", { name: "Bicicleta de paseo" })).closest("li") as HTMLElement;
  expect(lines(row)).toEqual(["Visualizaciones1.234", "Preguntas3", "Propuestas2", "Cambios en proceso1"]);
  expect(within(row).getByText(/^Producto · Publicada el 2 nov/)).toBeTruthy();
  expect(within(row).getByRole("meter").getAttribute("aria-valuetext")).toBe("500 de 2.500 impresiones");
  await waitFor(() =>
    expect(
      within(screen.getByRole("navigation", { name: "Cuáles" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Promociones Activas1", "Promocionables1"]),
  );
  await user.click(within(row).getByRole("button", { name: "Ver resumen: Bicicleta de paseo" }));
  const dialog = await screen.findByRole("dialog", { name: "Resumen de la promoción" });
  expect(lines(dialog)).toEqual([
    "Vistas orgánicas40",
    "Impresiones de la promoción500 de 2.500",
    "Vistas totales540",
    expect.stringMatching(/^Inicio de la promoción10 nov/),
  ]);
});

it("suggests a next step where the lists are empty", async () => {
  const { user, path } = show({ at: "/profile?tab=campaigns", promotables: [] });
  expect(await screen.findByRole("heading", { name: "No tienes promociones activas" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Ver promocionables" }));
  expect(path()).toBe("/profile?tab=promotables");
  expect(
    await screen.findByRole("heading", { name: "No tienes publicaciones disponibles para promocionar" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Publicar" }).getAttribute("href")).toBe("/new_publication");
});

it("pays with credit where it suffices, and reports a failure", async () => {
  let isRefused = true;
  const { user, path } = show({
    balance: 2_000,
    answers: {
      PayWithCredit: () =>
        isRefused
          ? refusing("payWithCredit", "PayWithCreditPayload", "Tu saldo no alcanza.")
          : // Some servers say no more than that it is paid.
            { payWithCredit: { __typename: "PayWithCreditPayload", proforma: null, viewer: null, errors: [] } },
    },
  });
  const payment = await toPayment(user);
  expect(within(payment).getByRole("tab", { name: "Créditos" }).getAttribute("aria-selected")).toBe("true");
  expect(lines(payment).at(-1)).toBe("Te queda10,00 USD");
  const button = within(payment).getByRole("button", { name: "Pagar con créditos" });
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toBe("Tu saldo no alcanza.");
  expect(toasts()).toEqual([["warning", "Lo sentimos hubo un error"]]);
  toast.clear();
  isRefused = false;
  await user.click(button);
  await waitFor(() => expect(path()).toBe("/publicidad_creada"));
  expect(toasts()).toEqual([["success", "Se ha generado una Solicitud de Promoción"]]);
});
