import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { toastStore } from "../components/ui/toast";
import { completionStore } from "../features/transaction/completion";
import { chat, thing, side, TRANSACTION, show, list, setUpConversation } from "../testing/conversationScreen";

setUpConversation();

const asProposed = { author: "INTERESTED", addedTitles: [], complement: null };

describe("the transaction of a conversation", () => {
  it("offers only the actions that the server allows", async () => {
    show(
      {},
      {
        transaction: {
          ...TRANSACTION,
          viewerMoves: [{ __typename: "TransactionMove", action: "REJECT", to: "REJECTED" }],
        },
      },
    );
    expect((await screen.findAllByRole("button", { name: "Rechazar" })).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Aceptar cambio" })).toBeNull();
  });

  it("invites no party to book a meeting that has what was agreed, though the other one may", async () => {
    const confirmedBy = async (status: string) => {
      const transaction = { ...TRANSACTION, status, viewerMoves: [], canBookSecureExchange: true };
      const view = show({ SecureExchange: () => ({ transaction }) }, { transaction });
      await list();
      return view;
    };
    // The panel's room would be kept at once.
    const { container } = await confirmedBy("CONFIRMED_OWNER");
    expect(container.querySelector("[aria-busy=true]")).toBeNull();
    cleanup();
    await confirmedBy("CONFIRMED_INTERESTED");
    expect(await screen.findByRole("link", { name: "Reservar" })).toBeTruthy();
  });

  it("gives what is offered in words lines of its own beside the titles", async () => {
    const viewerReceives = { ...side(thing("2", "Bicicleta")), text: "50 USD en efectivo" };
    show({}, { transaction: { ...TRANSACTION, viewerReceives } });
    expect(await screen.findByText("«50 USD en efectivo»")).toBeTruthy();
    expect(screen.getByText("Bicicleta")).toBeTruthy();
  });

  it("asks before it rejects, then confirms it", async () => {
    const { user, asked } = show({
      ChangeTransactionStatus: () => ({
        changeTransactionStatus: {
          __typename: "ChangeTransactionStatusPayload",
          transaction: { ...TRANSACTION, status: "REJECTED", viewerMoves: [] },
          errors: [],
        },
      }),
    });
    await user.click((await screen.findAllByRole("button", { name: "Rechazar" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(
      dialog.getByText(
        "La propuesta se elimina de las abiertas y queda en tu historial. Luis Gómez recibirá un aviso.",
      ),
    ).toBeTruthy();
    expect(asked.some(({ operation }) => operation === "ChangeTransactionStatus")).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Rechazar" }));
    await waitFor(() =>
      expect(toastStore.getState().map(({ text }) => text)).toContain(
        "Rechazaste el cambio con Luis Gómez en Guitarra eléctrica",
      ),
    );
  });

  it("asks no longer whether to cancel a proposal that has been accepted meanwhile", async () => {
    const cancel = { __typename: "TransactionMove", action: "CANCEL", to: "REJECTED" };
    const { user, client } = show(
      {},
      { transaction: { ...TRANSACTION, viewerRole: "INTERESTED", isViewerTurn: false, viewerMoves: [cancel] } },
    );
    await user.click((await screen.findAllByRole("button", { name: "Cancelar" }))[0] as HTMLElement);
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
    // An agreement may be cancelled, too, but that is not what was asked.
    act(() => {
      client.cache.modify({ id: "Transaction:7", fields: { status: () => "ACCEPTED" } });
    });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getAllByRole("button", { name: "Cancelar" }).length).toBeGreaterThan(0);
  });

  it("asks what happened before a claim is opened", async () => {
    const confirmed = {
      ...TRANSACTION,
      status: "CONFIRMED_INTERESTED",
      viewerMoves: [{ __typename: "TransactionMove", action: "CLAIM", to: "CLAIM_OWNER" }],
    };
    const { user, asked } = show(
      {
        ChangeTransactionStatus: () => ({
          changeTransactionStatus: {
            __typename: "ChangeTransactionStatusPayload",
            transaction: { ...confirmed, status: "CLAIM_OWNER", viewerMoves: [], claimStatement: "AWAITED" },
            errors: [],
          },
        }),
      },
      { transaction: confirmed },
    );
    await user.click((await screen.findAllByRole("button", { name: "Abrir reclamo" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Abrir reclamo" }));
    expect(dialog.getByRole("alert").textContent).toBe("Cuenta qué pasó");
    const field = dialog.getByRole("textbox", { name: "¿Qué pasó?" });
    expect(document.activeElement).toBe(field);
    // That it is too long is said while it is written.
    await user.click(field);
    await user.paste("a".repeat(501));
    expect(dialog.getByRole("alert").textContent).toBe("Cuéntalo en 500 caracteres o menos");
    await user.clear(field);
    await user.type(field, "Llegó rota");
    expect(dialog.queryByRole("alert")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Abrir reclamo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked.find(({ operation }) => operation === "ChangeTransactionStatus")?.variables).toEqual({
      input: { transactionId: "7", to: "CLAIM_OWNER", reason: "Llegó rota" },
    });
    expect(await screen.findByRole("button", { name: "Agregar fotos" })).toBeTruthy();
  });

  it("asks the other party of a claim for their version, and does not celebrate what the team resolves", async () => {
    const claimed = { ...TRANSACTION, status: "CLAIM_INTERESTED", viewerMoves: [], claimStatement: "AWAITED" };
    const { client } = show({}, { tab: "IN_PROGRESS", transaction: claimed });
    expect(await screen.findByRole("button", { name: "Dar mi versión" })).toBeTruthy();
    expect(
      screen
        .getByText(/^En reclamo/)
        .closest("li")
        ?.getAttribute("aria-current"),
    ).toBe("step");
    act(() => {
      client.cache.modify({
        id: "Transaction:7",
        fields: { status: () => "COMPLETE", closeReason: () => "OPERATOR", claimStatement: () => null },
      });
    });
    const line = "El equipo de Truequea resolvió el reclamo y el cambio quedó completado.";
    expect(await screen.findByText(line)).toBeTruthy();
    expect(completionStore.getState()).toBeNull();
  });

  it("asks for a version as soon as the list of chats learns of a claim", async () => {
    const changes = new Subject<unknown>();
    const confirmed = { ...TRANSACTION, status: "CONFIRMED_INTERESTED", viewerMoves: [] };
    const open = { tab: "IN_PROGRESS", transaction: confirmed };
    show({ ChatChanged: () => changes }, open);
    await list();
    expect(screen.queryByRole("button", { name: "Dar mi versión" })).toBeNull();
    const claimed = {
      ...confirmed,
      status: "CLAIM_INTERESTED",
      claimStatement: "AWAITED",
      updatedAt: "2026-11-21T15:30:00.000Z",
    };
    const item = { updatedAt: claimed.updatedAt, lastEvent: null, lastMessage: null };
    act(() => {
      const chatNow = { ...chat(open).chat, ...item, transaction: claimed };
      changes.next({ chatChanged: { __typename: "ChatEvent", kind: "UPDATE", chat: chatNow } });
    });
    expect(await screen.findByRole("button", { name: "Dar mi versión" })).toBeTruthy();
  });

  it("asks once before it accepts, and lets an offer that changed meanwhile be read first", async () => {
    const history = [
      {
        __typename: "OfferVersion",
        version: 1,
        createdAt: TRANSACTION.createdAt,
        titles: ["Bicicleta"],
        text: null,
        ...asProposed,
      },
      {
        __typename: "OfferVersion",
        version: 2,
        createdAt: "2026-11-20T10:30:00.000Z",
        titles: ["Radio"],
        text: null,
        ...asProposed,
      },
    ];
    const changed = {
      ...TRANSACTION,
      offerVersion: 2,
      offerHistory: history,
      viewerReceives: side(thing("3", "Radio")),
    };
    const { user, asked } = show({
      ChangeTransactionStatus: ({ input }) => ({
        changeTransactionStatus: {
          __typename: "ChangeTransactionStatusPayload",
          ...((input as { offerVersion: number }).offerVersion === 2
            ? { transaction: { ...changed, status: "ACCEPTED", viewerMoves: [] }, errors: [] }
            : {
                transaction: changed,
                errors: [{ __typename: "UserError", code: "CONFLICT", field: "offerVersion", message: "Cambió" }],
              }),
        },
      }),
    });
    await user.click((await screen.findAllByRole("button", { name: "Aceptar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Tú das Guitarra eléctrica y recibes Bicicleta.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Aceptar cambio" }));
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toBe("Antes: Bicicleta.Ahora tú das Guitarra eléctrica y recibes Radio.");
    expect(dialog.queryByRole("button", { name: "Aceptar cambio" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Ya la leí" }));
    await user.click(dialog.getByRole("button", { name: "Aceptar cambio" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await list()).getByText("Antes: Bicicleta. Ahora: Radio.", { exact: false })).toBeTruthy();
    expect(
      asked.flatMap(({ operation, variables }) =>
        operation === "ChangeTransactionStatus" ? (variables["input"] as { offerVersion: number }).offerVersion : [],
      ),
    ).toEqual([1, 2]);
  });
});
