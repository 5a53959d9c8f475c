import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { vi } from "vitest";
import { toastStore } from "../components/ui/toast";
import { ownProfile } from "./ownProfile";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";
import ProfileRoute from "../routes/profile";
// These load lazily; imported here, so that a slow machine has them in time.
import "../features/promotion/PromoteDialog";
import "../features/promotion/SummaryDialog";

/** `amount` in minor units. */
export const money = (amount: number, currency = "VES") => ({ __typename: "Money", amount, currency });
/** The first of as many pages as `total` needs. */
export const page = (total: number) => ({ __typename: "PageNumbers", page: 1, pages: Math.ceil(total / 10), total });

/** What is promoted. */
export const bike = {
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

/** A paid one that runs. */
export const campaign = {
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

/** Its price in US dollars, in minor units; `balance` is the viewer's credit. */
export const plan = (id: string, adType: string, usd: number, views: number, balance: number) => ({
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

/** Shows the lists of promotions as a server answers them. */
export function show({
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
        OwnProfile: () => ownProfile({ balance: money(balance, "USD") }, { isEmailConfirmed: false }),
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
export const lines = (within: HTMLElement) =>
  [...within.querySelectorAll("dl > div")].map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
/** What was said at the edge of the screen, with its kind. */
export const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);
/** The answer of a mutation that refuses for one reason. */
export const refusing = (field: string, typename: string, message: string) => ({
  [field]: { __typename: typename, proforma: null, viewer: null, errors: [{ __typename: "UserError", message }] },
});
/** An order whose payment opens at a page of its own. */
export const ordered = (status = "PENDING") => ({
  createProforma: {
    __typename: "CreateProformaPayload",
    proforma: { __typename: "Proforma", id: "5", status, paymentUrl: "/card_gateway/abc" },
    errors: [],
  },
});

/** Stands in for the window that a browser opens or blocks. */
export function browserWindow({ isBlocked = false } = {}) {
  const opened = {
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const open = vi.spyOn(window, "open").mockReturnValue(isBlocked ? null : (opened as unknown as Window));
  return { opened, open };
}

/** Opens the payment of a plan. */
export async function toPayment(user: ReturnType<typeof userEvent.setup>, planName = /Medio/) {
  await user.click(await screen.findByRole("button", { name: "Promocionar: Bicicleta de paseo" }));
  const dialog = await screen.findByRole("dialog", { name: "Promocionar Publicación" });
  await user.click(await within(dialog).findByRole("radio", { name: planName }));
  await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
  return screen.findByRole("dialog", { name: "Método de pago" });
}
