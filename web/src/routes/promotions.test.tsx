import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { emitPaymentChange } from "../apollo/paymentEvents";
import { toast, toastStore } from "../components/ui/toast";
// These load lazily; imported here, so that a slow machine has them in time.
import "../features/promotion/PromoteDialog";
import "../features/promotion/SummaryDialog";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import ProfileRoute from "./profile";

afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
});

const money = (amount: number, currency = "VES") => ({ __typename: "Money", amount, currency });
const page = (total: number) => ({ __typename: "PageNumbers", page: 1, pages: Math.ceil(total / 10), total });

const bike = {
  __typename: "Publication",
  id: "7",
  slug: "bicicleta",
  title: "Bicicleta de paseo",
  type: "PRODUCT",
  status: "ACTIVE",
  publishedAt: "2026-11-02T12:00:00.000Z",
  cover: null,
  stats: { __typename: "PublicationStats", views: 1234, questionCount: 3, proposalCount: 2, inProgressCount: 1 },
};

const campaign = {
  __typename: "Campaign",
  id: "1",
  isActive: true,
  proformaStatus: "APPROVED",
  organicViews: 40,
  promotedViews: 500,
  purchasedViews: 2500,
  totalViews: 540,
  startedAt: "2026-11-10T12:00:00.000Z",
  publication: bike,
};

const plan = (id: string, adType: string, usd: number, views: number, balance: number) => ({
  __typename: "Plan",
  id,
  name: adType,
  adType,
  views,
  months: null,
  price: money(usd * 100, "USD"),
  availableBalance: money(balance, "USD"),
  review: {
    __typename: "PaymentReview",
    subTotal: money(usd * 20_000),
    taxes: [{ __typename: "TaxAmount", key: "iva", name: "IVA (16%)", amount: money(usd * 3_200) }],
    amount: money(usd * 23_200),
    exchangeRate: 200,
  },
});

interface Town {
  at?: string;
  campaigns?: object[];
  promotables?: object[];
  /** Dollar cents. */
  balance?: number;
  answers?: Answers;
}

function show({
  at = "/profile?tab=promotables",
  campaigns = [],
  promotables = [bike],
  balance = 0,
  answers = {},
}: Town = {}) {
  const view = renderScreen(
    <Routes>
      <Route path="/profile" element={<ProfileRoute />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        OwnProfile: () => ({
          viewer: {
            __typename: "Viewer",
            id: "1",
            activePublicationCount: 1,
            balance: money(balance, "USD"),
            user: {
              ...ANA.user,
              isEmailConfirmed: false,
              joinedAt: null,
              activePublicationCount: 1,
              completedExchangeCount: 0,
            },
          },
        }),
        PromotionCounts: () => ({
          viewer: {
            __typename: "Viewer",
            id: "1",
            campaignCount: campaigns.length,
            promotableCount: promotables.length,
          },
        }),
        Campaigns: () => ({
          campaigns: { __typename: "CampaignPage", items: campaigns, page: page(campaigns.length) },
        }),
        Promotables: () => ({
          promotables: { __typename: "PublicationPage", items: promotables, page: page(promotables.length) },
        }),
        Plans: () => ({
          plans: [
            plan("11", "BASIC", 5, 2500, balance),
            plan("12", "MEDIUM", 10, 5000, balance),
            plan("13", "ADVANCED", 15, 7500, balance),
          ],
        }),
        ...answers,
      },
    },
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** Lines of a list of terms, with ordinary spaces. */
const lines = (within: HTMLElement) =>
  [...within.querySelectorAll("dl > div")].map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);
const refusing = (field: string, typename: string, message: string) => ({
  [field]: { __typename: typename, proforma: null, viewer: null, errors: [{ __typename: "UserError", message }] },
});
const ordered = (status = "PENDING") => ({
  createProforma: {
    __typename: "CreateProformaPayload",
    proforma: { __typename: "Proforma", id: "5", status, paymentUrl: "/card_gateway/abc" },
    errors: [],
  },
});

/** Stands in for the window that a browser opens or blocks. */
function browserWindow({ isBlocked = false } = {}) {
  const opened = {
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const open = vi.spyOn(window, "open").mockReturnValue(isBlocked ? null : (opened as unknown as Window));
  return { opened, open };
}

async function toPayment(user: ReturnType<typeof userEvent.setup>, planName = /Medio/) {
  await user.click(await screen.findByRole("button", { name: "Promocionar: Bicicleta de paseo" }));
  const dialog = await screen.findByRole("dialog", { name: "Promocionar Publicación" });
  await user.click(await within(dialog).findByRole("radio", { name: planName }));
  await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
  return screen.findByRole("dialog", { name: "Método de pago" });
}

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
  await user.click(within(row).getByRole("button", { name: "Resumen de la promoción: Bicicleta de paseo" }));
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

it("pays by card in a window opened on click, and finishes with the notification", async () => {
  let status = "PENDING";
  const orders: unknown[] = [];
  const { user, path } = show({
    answers: {
      CreateProforma: ({ input }) => {
        orders.push(input);
        return ordered();
      },
      PaymentOutcome: () => ({ proforma: { __typename: "Proforma", id: "5", status } }),
      // A paid publication is no longer promotable.
      Promotables: () => ({
        promotables: { __typename: "PublicationPage", items: status === "PENDING" ? [bike] : [], page: page(1) },
      }),
    },
  });
  const { opened, open } = browserWindow();
  const payment = await toPayment(user);
  expect(within(payment).getByRole("tab", { name: "Tarjeta" }).getAttribute("aria-selected")).toBe("true");
  expect(lines(payment)).toEqual([
    "SubtotalBs 2.000,00",
    "IVA (16%)Bs 320,00",
    "Total a pagarBs 2.320,00Equivale a 11,60 USD",
  ]);
  await user.click(within(payment).getByRole("tab", { name: "Créditos" }));
  expect(within(payment).getByRole<HTMLButtonElement>("button", { name: "Pagar con créditos" }).disabled).toBe(true);
  await user.click(within(payment).getByRole("tab", { name: "Tarjeta" }));
  const button = within(payment).getByRole("button", { name: "Pagar con tarjeta" });
  act(() => button.click());
  // Before any response: a window opened later would be blocked.
  expect(open).toHaveBeenCalledOnce();
  const notice = await screen.findByRole("dialog", { name: "Termina el pago en la otra ventana" });
  expect(opened.location.replace).toHaveBeenCalledWith(`${location.origin}/card_gateway/abc`);
  expect(opened.opener).toBeNull();
  expect(orders).toEqual([
    { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, planId: "12", publicationId: "7" },
  ]);
  expect(within(notice).getByRole("link").getAttribute("href")).toBe(`${location.origin}/card_gateway/abc`);
  act(emitPaymentChange);
  await waitFor(() => expect(screen.getByText("Esperando la respuesta de la pasarela…")).toBeTruthy());
  status = "APPROVED";
  act(emitPaymentChange);
  await waitFor(() => expect(path()).toBe("/publicidad_creada"));
});

it("shows a rejected payment on return, and pays with a new order; offers a link for a blocked window", async () => {
  const orders: string[] = [];
  let status = "PENDING";
  const { user } = show({
    answers: {
      CreateProforma: ({ input }) => {
        orders.push((input as { requestId: string }).requestId);
        status = "PENDING";
        return ordered();
      },
      PaymentOutcome: () => ({ proforma: { __typename: "Proforma", id: "5", status } }),
    },
  });
  browserWindow({ isBlocked: true });
  await user.click(within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" }));
  expect((await screen.findByRole("link", { name: "Abrir la página de pago" })).getAttribute("target")).toBe("_blank");
  status = "REJECTED";
  act(() => void window.dispatchEvent(new Event("focus")));
  await screen.findByRole("dialog", { name: "Tu pago fue rechazado" });
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await user.click(await screen.findByRole("button", { name: "Pagar con tarjeta" }));
  await screen.findByRole("link", { name: "Abrir la página de pago" });
  expect(new Set(orders).size).toBe(2);
});

it("orders again, once, when the first order has expired", async () => {
  const orders = new Set<unknown>();
  let payable = 2;
  const answers: Answers = {
    CreateProforma: ({ input }) => {
      const { createProforma } = ordered();
      const isPayable = orders.add((input as { requestId: string }).requestId).size >= payable;
      return isPayable
        ? { createProforma }
        : { createProforma: { ...createProforma, proforma: { ...createProforma.proforma, paymentUrl: null } } };
    },
  };
  const { opened } = browserWindow();
  const { user } = show({ answers });
  await user.click(within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" }));
  await screen.findByRole("dialog", { name: "Termina el pago en la otra ventana" });
  expect([opened.location.replace.mock.calls, opened.close.mock.calls.length, orders.size, toasts()]).toEqual([
    [[`${location.origin}/card_gateway/abc`]],
    0,
    2,
    [],
  ]);
  cleanup();

  // A second order without a payment page is an error and is not repeated.
  orders.clear();
  payable = 9;
  const again = show({ answers });
  await again.user.click(within(await toPayment(again.user)).getByRole("button", { name: "Pagar con tarjeta" }));
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error, inténtelo mas tarde"]]));
  expect(orders.size).toBe(2);
});

it("shows the reasons of a refused order, or the default message, and closes the window", async () => {
  const answers: Answers = {
    CreateProforma: () =>
      refusing("createProforma", "CreateProformaPayload", "Esta publicación ya tiene un pago por confirmar."),
  };
  const { user } = show({ answers: { CreateProforma: (variables) => answers.CreateProforma?.(variables) } });
  const { opened } = browserWindow();
  const button = within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" });
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([["error", "Esta publicación ya tiene un pago por confirmar."]]));
  expect(opened.close).toHaveBeenCalledOnce();
  toast.clear();
  answers.CreateProforma = () => new Error("no network");
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error, inténtelo mas tarde"]]));
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
