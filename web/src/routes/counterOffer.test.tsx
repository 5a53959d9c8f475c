import { gql } from "@apollo/client";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { routePatterns } from "../lib/routePatterns";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import CounterOffer from "./counterOffer";

afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const thing = (id: string, title: string, dollars: number | null = null) => ({
  __typename: "Publication",
  id,
  title,
  category: { __typename: "Category", id: "40" },
  price: dollars === null ? null : { __typename: "Money", amount: dollars * 100, currency: "USD" },
  cover: null,
  isReserved: false,
  isWithheld: false,
});
const negotiation = (more: object = {}) => ({
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

function show(transaction: object | null = negotiation(), answers: Answers = {}) {
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
const refused = (field: string, message: string) => ({
  makeCounterOffer: {
    __typename: "MakeCounterOfferPayload",
    transaction: null,
    errors: [{ __typename: "UserError", field, code: "BAD_USER_INPUT", message }],
  },
});
const sendButton = () => screen.findByRole("button", { name: "Enviar contraoferta" });
const toasts = () => toastStore.getState().map(({ text }) => text);

it("opens with the last version, both sides and what they are worth", async () => {
  show();
  expect(await screen.findByRole("checkbox", { name: "Radio" })).toHaveProperty("checked", true);
  expect(screen.getByRole("status", { name: "Valor de cada lado" }).textContent).toBe(
    "Tu lado 150\u00a0USD, el suyo 75\u00a0USDLo tuyo vale 75\u00a0USD más. ¿Pides algo?",
  );
  // What was asked for is no choice, and what is withheld cannot be asked for.
  expect(screen.queryByRole("checkbox", { name: "Guitarra" })).toBeNull();
  expect(await screen.findByRole("checkbox", { name: "Mesa" })).toHaveProperty("checked", false);
  expect(screen.queryByRole("checkbox", { name: "Yate" })).toBeNull();
});

it("sends things of both sides and money, with the version that was read", async () => {
  const { user, asked } = show(undefined, { MakeCounterOffer: () => refused("complement.amountUsd", "Es mucho") });
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  await user.click(screen.getByRole("checkbox", { name: "Casco" }));
  await user.click(screen.getByRole("radio", { name: "Lo pone Luis Gómez" }));
  await user.type(screen.getByLabelText("Cuánto, en USD"), "15");
  expect(screen.getByRole("status", { name: "Valor de cada lado" }).textContent).toContain(
    "Tu lado 170\u00a0USD, el suyo 150\u00a0USD",
  );
  await user.click(await sendButton());
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "MakeCounterOffer")?.variables).toEqual({
      input: {
        transactionId: "5",
        offerVersion: 2,
        offeredPublicationIds: ["21", "22"],
        addedPublicationIds: ["8"],
        writtenOffer: null,
        complement: { amountUsd: 15, payer: "INTERESTED" },
      },
    }),
  );
  // A refusal stands at its field, and the input stays.
  expect((await screen.findByRole("alert")).textContent).toContain("Es mucho");
  expect(screen.getByLabelText("Cuánto, en USD")).toHaveProperty("value", "15");
});

it("needs something of the other party, and whole money", async () => {
  const { user, asked } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Radio" }));
  expect(await sendButton()).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("¿Quieres que te dé algo más?"), "Dos clases");
  expect(screen.getByText("Hay algo sin precio: su valor lo acuerdan ustedes.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Lo pongo yo" }));
  await user.click(await sendButton());
  expect((await screen.findByRole("alert")).textContent).toContain("El complemento va de 1 a 100.000 USD");
  expect(asked.some(({ operation }) => operation === "MakeCounterOffer")).toBe(false);
});

it("says that the offer has changed meanwhile, and then has all of its terms", async () => {
  let now = negotiation();
  const answer = () => ({
    transaction: now,
    viewer: { __typename: "Viewer", id: "1", activePublications: [thing("8", "Casco", 20)] },
  });
  const { user, client } = show(undefined, {
    CounterOfferScreen: answer,
    MakeCounterOffer: () => refused("offerVersion", "La propuesta cambió"),
  });
  const words = await screen.findByLabelText("¿Quieres que te dé algo más?");
  await user.type(words, "una clase");
  // News brings the version, and not its money.
  const complement = {
    __typename: "Complement",
    payer: "INTERESTED",
    money: { __typename: "Money", amount: 4000, currency: "USD" },
  };
  now = negotiation({ offerVersion: 3, complement });
  client.writeFragment({
    id: "Transaction:5",
    fragment: gql`
      fragment News on Transaction {
        offerVersion
      }
    `,
    data: { __typename: "Transaction", offerVersion: 3 },
  });
  expect(words).toHaveProperty("value", "una clase");
  await user.click(await sendButton());
  await waitFor(() => expect(toasts()).toEqual(["La oferta cambió mientras la mirabas. Esta es la de ahora."]));
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "Lo pone Luis Gómez" })).toHaveProperty("checked", true),
  );
  expect(screen.getByLabelText("Cuánto, en USD")).toHaveProperty("value", "40");
});

it.each([
  ["one that is not open any more", negotiation({ status: "ACCEPTED" }), "Esta propuesta ya no está abierta"],
  [
    "one whose agreement waits for an answer",
    negotiation({ status: "ACCEPTED", amendment: { __typename: "Amendment", id: "3" } }),
    "Ya hay un pedido de cambio sin responder",
  ],
  ["a backend without counter-offers", negotiation({ offerAuthor: null }), "Esta propuesta ya no está abierta"],
  ["an unknown one", null, "Esa propuesta no existe"],
])("leads back from %s", async (_what, transaction, title) => {
  show(transaction);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver mis conversaciones" })).toBeTruthy();
});

it.each([
  [
    "their own proposal",
    { viewerRole: "INTERESTED", offerAuthor: "INTERESTED" },
    "Modificar Propuesta",
    "Guardar propuesta",
  ],
  ["their own counter-offer", { offerAuthor: "OWNER" }, "Modificar contraoferta", "Guardar contraoferta"],
])("lets one change %s under its own name", async (_what, more, title, send) => {
  show(negotiation({ ...more, isViewerTurn: false }));
  expect(await screen.findByRole("button", { name: send })).toBeTruthy();
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
});

it("asks for a change of what was agreed on, once, however often it is sent", async () => {
  const agreed = negotiation({ status: "ACCEPTED", canRequestAmendment: true });
  let isBroken = true;
  const { user, asked } = show(agreed, {
    RequestAmendment: () =>
      isBroken
        ? new Error("down")
        : {
            requestAmendment: {
              __typename: "AmendmentPayload",
              transaction: null,
              errors: [
                {
                  __typename: "UserError",
                  field: null,
                  code: "CONFLICT",
                  message: "«Casco» ya está en otro cambio aceptado",
                },
              ],
            },
          },
  });
  expect(await screen.findByRole("heading", { name: "Pedir un cambio" })).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  expect(screen.getByText("Si Luis Gómez lo acepta, vale esto. Mientras tanto vale lo acordado.")).toBeTruthy();
  const send = screen.getByRole("button", { name: "Pedir el cambio" });
  await user.click(send);
  const sent = () => asked.filter(({ operation }) => operation === "RequestAmendment");
  await waitFor(() => expect(toasts()).toHaveLength(1));
  isBroken = false;
  await user.click(send);
  await waitFor(() => expect(toasts()).toContain("«Casco» ya está en otro cambio aceptado."));
  expect(sent()).toHaveLength(2);
  expect(sent()[0]?.variables).toEqual(sent()[1]?.variables);
  expect(sent()[0]?.variables).toMatchObject({
    input: {
      transactionId: "5",
      offerVersion: 2,
      offeredPublicationIds: ["21"],
      addedPublicationIds: ["8"],
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  });
  expect(asked.some(({ operation }) => operation === "MakeCounterOffer")).toBe(false);
});

it("keeps what was chosen and written for a later visit, but not for another version", async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Casco" }));
  await user.type(screen.getByLabelText("¿Quieres que te dé algo más?"), "una clase");
  unmount();
  const again = show();
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("¿Quieres que te dé algo más?")).toHaveProperty("value", "una clase");
  again.unmount();
  show(negotiation({ offerVersion: 3 }));
  expect(await screen.findByRole("checkbox", { name: "Casco" })).toHaveProperty("checked", false);
});

it("neither shows nor sends what its owner has taken away since it was chosen", async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Mesa" }));
  unmount();
  const { asked } = show(undefined, {
    TheirThings: () => ({
      userPublications: {
        __typename: "PublicationPage",
        items: [thing("21", "Radio", 75)],
        page: { __typename: "PageNumbers", page: 1, pages: 1 },
      },
    }),
    MakeCounterOffer: () => refused("complement.amountUsd", "Es mucho"),
  });
  await screen.findByRole("checkbox", { name: "Radio" });
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("TheirThings"));
  await user.click(await sendButton());
  await waitFor(() => expect(asked.some(({ operation }) => operation === "MakeCounterOffer")).toBe(true));
  expect(asked.find(({ operation }) => operation === "MakeCounterOffer")?.variables).toMatchObject({
    input: { offeredPublicationIds: ["21"] },
  });
});

it("says what others ask for the like, where that is known", async () => {
  const range = (low: number, high: number) => ({
    __typename: "ValueRange",
    low: { __typename: "Money", amount: low * 100 },
    high: { __typename: "Money", amount: high * 100 },
    thingCount: 23,
  });
  const { user } = show(negotiation({ addedPublications: [thing("8", "Casco", 20)] }), {
    ValueRange: ({ title }) => ({
      valueRange: title === "Guitarra" ? range(120, 1_800) : title === "Radio" ? range(70, 70) : null,
    }),
  });
  await user.click(await screen.findByText("¿Cuánto piden otros por lo parecido?"));
  expect(await screen.findByText("Parecidos: entre 120 USD y 1.800 USD, de 23.")).toBeTruthy();
  expect(await screen.findByText("Parecidos: sobre 70 USD, de 23.")).toBeTruthy();
  expect(await screen.findByText("No hay suficientes parecidos.")).toBeTruthy();
});
