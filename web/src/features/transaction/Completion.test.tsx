import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { celebrateCompletion, completionStore } from "./completion";
import { Completion } from "./Completion";

afterEach(() => {
  cleanup();
  completionStore.setState(null);
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const side = (id: string, title: string) => ({
  __typename: "TransactionSide",
  money: null,
  text: null,
  publications: [{ __typename: "Publication", id, slug: "x", title, status: "FINISHED", cover: null }],
});

const transaction = (id: string, canRate: boolean) => ({
  __typename: "Transaction",
  id,
  status: "COMPLETE",
  viewerRole: "OWNER",
  isViewerTurn: null,
  viewerMoves: canRate ? [{ __typename: "TransactionMove", action: "RATE", to: "COMPLETE" }] : [],
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  publication: { __typename: "Publication", id: "3", title: "Guitarra" },
  offerVersion: null,
  takesRatingReasons: false,
  offerHistory: [],
  viewerGives: side("3", "Guitarra"),
  viewerReceives: side("4", "Bicicleta"),
});

const QUERY = gql`
  query OneTransaction {
    transaction(id: "7") {
      id
      ...TransactionActions_transaction
    }
  }
`;

function TestScreen() {
  const { data } = useQuery(QUERY);
  return (
    <>
      {data ? <h1>Cambio</h1> : null}
      <textarea aria-label="Mensaje" />
      <Completion />
    </>
  );
}

async function complete(id: string, canRate: boolean, prepare?: () => Promise<void>) {
  const view = renderScreen(<TestScreen />, {
    viewer: ANA,
    answers: {
      OneTransaction: () => ({ transaction: transaction(id, canRate) }),
      RateTransaction: () => ({
        rateTransaction: {
          __typename: "RateTransactionPayload",
          transaction: { __typename: "Transaction", id, viewerMoves: [] },
          errors: [],
        },
      }),
    },
  });
  await screen.findByRole("heading", { name: "Cambio" });
  await prepare?.();
  celebrateCompletion(id);
  return view;
}

it("celebrates with both things, then leads on to the rating where there is none yet", async () => {
  const { asked } = await complete("7", true);
  const dialog = await screen.findByRole("dialog", { name: "¡Cambio completado!" });
  expect(dialog.textContent).toContain("Diste Guitarra y recibiste Bicicleta.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Calificar a Luis" }));
  await userEvent.click(await screen.findByRole("radio", { name: "4 estrellas" }));
  await userEvent.click(screen.getByRole("button", { name: "Calificar" }));
  await waitFor(() => expect(asked.at(-1)?.operation).toBe("RateTransaction"));
  expect(asked.at(-1)?.variables["input"]).toEqual({ transactionId: "7", rating: 4, remark: null });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leaves no notice about the transaction beside the celebration", async () => {
  toast.success("Confirmaste el cambio. Falta la calificación de Luis.", { about: "transaction-10" });
  await complete("10", false);
  await screen.findByRole("dialog", { name: "¡Cambio completado!" });
  expect(toastStore.getState()).toEqual([]);
});

it("celebrates each transaction once, and asks for no second rating", async () => {
  await complete("8", false);
  const dialog = await screen.findByRole("dialog", { name: "¡Cambio completado!" });
  expect(within(dialog).queryByRole("button", { name: /^Calificar/ })).toBeNull();
  await userEvent.click(within(dialog).getAllByRole("button", { name: "Cerrar" })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  celebrateCompletion("8");
  expect(completionStore.getState()).toBeNull();
});

it("does not interrupt who is writing", async () => {
  await complete("9", false, () => userEvent.type(screen.getByLabelText("Mensaje"), "Hola"));
  expect(completionStore.getState()).toBeNull();
});
