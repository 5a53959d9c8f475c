import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { toastStore } from "../components/ui/toast";
import { routePatterns } from "../lib/routePatterns";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";
import CounterOffer from "../routes/counterOffer";

/** A publication of either side; without dollars it has no price. */
export const thing = (id: string, title: string, dollars: number | null = null) => ({
  __typename: "Publication",
  id,
  title,
  category: { __typename: "Category", id: "40" },
  price: dollars === null ? null : { __typename: "Money", amount: dollars * 100, currency: "USD" },
  cover: null,
  isReserved: false,
  isWithheld: false,
});

/** Where Ana, who was asked for a guitar, answers Luis. */
export const negotiation = (more: object = {}) => ({
  __typename: "Transaction",
  id: "5",
  status: "ACTIVE",
  viewerRole: "OWNER",
  isViewerTurn: true,
  chatId: "9",
  offerVersion: 2,
  offerAuthor: "INTERESTED",
  canRequestAmendment: false,
  amendment: null,
  writtenOffer: null,
  offeredPublications: [thing("21", "Radio", 75)],
  addedPublications: [],
  complement: null,
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  publication: thing("7", "Guitarra", 150),
  ...more,
});

/** The screen of a counter-offer, for Ana. */
export function show(transaction: object | null = negotiation(), answers: Answers = {}) {
  const view = renderScreen(
    <Routes>
      <Route path={routePatterns.counterOffer} element={<CounterOffer />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: "/contraoferta/5",
      viewer: ANA,
      answers: {
        CounterOfferScreen: () => ({
          transaction,
          viewer: {
            __typename: "Viewer",
            id: "1",
            activePublications: [thing("7", "Guitarra", 150), thing("8", "Casco", 20)],
          },
        }),
        TheirThings: () => ({
          userPublications: {
            __typename: "PublicationPage",
            items: [thing("21", "Radio", 75), thing("22", "Mesa", 60), { ...thing("23", "Yate"), isWithheld: true }],
            page: { __typename: "PageNumbers", page: 1, pages: 1 },
          },
        }),
        LiveCounts: () => ({ viewer: null }),
        ...answers,
      },
    },
  );
  return { ...view, user: userEvent.setup() };
}

/** What sending one answers that is refused. */
export const refused = (field: string, message: string) => ({
  makeCounterOffer: {
    __typename: "MakeCounterOfferPayload",
    transaction: null,
    errors: [{ __typename: "UserError", field, code: "BAD_USER_INPUT", message }],
  },
});

export const sendButton = () => screen.findByRole("button", { name: "Enviar contraoferta" });
export const toasts = () => toastStore.getState().map(({ text }) => text);
