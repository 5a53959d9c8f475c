import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { deleteDrafts } from "../lib/drafts";
import { negotiation, refused, sendButton, show, thing, toasts } from "../testing/counterOfferScreen";

afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

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

it("warns of a payment in the words", async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText("¿Quieres que te dé algo más?"), "y pago móvil");
  expect(await screen.findByText(/^Parece que hablas de un pago/)).toBeTruthy();
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
