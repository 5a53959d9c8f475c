import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
// Rendering does not wait for its code.
import "../features/amendment/AmendmentPanel";
import { toastStore } from "../components/ui/toast";
import { setUpConversation, show, TRANSACTION } from "../testing/conversationScreen";

setUpConversation();

const agreed = { ...TRANSACTION, status: "ACCEPTED", agreementVersion: 1 };
const amendment = (isOwn: boolean) => ({
  __typename: "Amendment",
  id: "9",
  isOwn,
  titles: ["Radio"],
  text: "una clase",
  addedTitles: ["Casco"],
  complement: {
    __typename: "Complement",
    payer: "INTERESTED",
    money: { __typename: "Money", amount: 2_000, currency: "USD" },
  },
});
const talk = (more: object, answers = {}) => show(answers, { tab: "IN_PROGRESS", transaction: { ...agreed, ...more } });
const panel = async () => within(await screen.findByRole("region", { name: "Pedido de cambio" }));
const toasts = () => toastStore.getState().map(({ text }) => text);

it("leads from an accepted exchange to what was agreed on and to asking for a change", async () => {
  talk({ canRequestAmendment: true });
  const link = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await link("Acta del cambio")).toBe("/acta/7");
  expect(await link("Pedir un cambio")).toBe("/contraoferta/7");
  expect(screen.queryByRole("region", { name: "Pedido de cambio" })).toBeNull();
});

it("says what both would give, and is accepted or declined by the other party", async () => {
  const { asked } = talk(
    { amendment: amendment(false) },
    {
      AcceptAmendment: () => ({
        acceptAmendment: {
          __typename: "AmendmentPayload",
          transaction: null,
          errors: [{ __typename: "UserError", message: "«Casco» ya está en otro cambio aceptado" }],
        },
      }),
      CancelAmendment: () => ({
        cancelAmendment: {
          __typename: "AmendmentPayload",
          transaction: { ...agreed, amendment: null, canRequestAmendment: true },
          errors: [],
        },
      }),
    },
  );
  const shown = await panel();
  const [line] = shown.getAllByText((_text, element) => element?.tagName === "P");
  expect(line?.textContent?.replaceAll(/\s/g, " ")).toBe(
    "Luis Gómez pide que quede así: das Guitarra eléctrica y Casco; recibes Radio, 20 USD y «una clase». Mientras tanto vale lo acordado.",
  );
  await userEvent.click(shown.getByRole("button", { name: "Aceptar" }));
  await waitFor(() => expect(toasts()).toEqual(["«Casco» ya está en otro cambio aceptado."]));
  await userEvent.click(shown.getByRole("button", { name: "Rechazar" }));
  await waitFor(() => expect(toasts()).toContain("Rechazaste el pedido: vale lo acordado."));
  expect(asked.find(({ operation }) => operation === "CancelAmendment")?.variables).toEqual({ input: { id: "9" } });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Pedido de cambio" })).toBeNull());
});

it("can be taken back by who asked, and not accepted", async () => {
  talk({ amendment: amendment(true) });
  const shown = await panel();
  expect(shown.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Retirar"]);
});
