import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show, setUpConversation, TRANSACTION } from "../testing/conversationScreen";

setUpConversation();

describe("confirming in a conversation", () => {
  it("comes only with a rating, which may be zero stars", async () => {
    const accepted = {
      ...TRANSACTION,
      status: "ACCEPTED",
      viewerMoves: [
        { __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" },
        { __typename: "TransactionMove", action: "CANCEL", to: "REJECTED" },
      ],
    };
    const { user, asked } = show(
      {
        ChangeTransactionStatus: () => ({
          changeTransactionStatus: {
            __typename: "ChangeTransactionStatusPayload",
            transaction: { ...accepted, status: "CONFIRMED_OWNER", viewerMoves: [] },
            errors: [],
          },
        }),
      },
      { tab: "IN_PROGRESS", transaction: accepted },
    );
    await user.click((await screen.findAllByRole("button", { name: "Confirmar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    const confirm = dialog.getByRole("button", { name: "Confirmar cambio" });
    expect(confirm).toHaveProperty("disabled", true);
    await user.dblClick(dialog.getByRole("radio", { name: "3 estrellas" }));
    expect(dialog.getByText("3 de 5 · Bien")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Salió mal: dar 0 estrellas" }));
    expect(dialog.getByText("0 de 5 · Nada bien")).toBeTruthy();
    // What was ticked with other stars is no reason for these.
    await user.click(dialog.getByRole("radio", { name: "5 estrellas" }));
    await user.click(dialog.getByRole("checkbox", { name: "Puntual" }));
    await user.click(dialog.getByRole("button", { name: "Salió mal: dar 0 estrellas" }));
    for (const name of ["Llegó tarde", "Cambió lo acordado", "Trato poco amable"])
      await user.click(dialog.getByRole("checkbox", { name }));
    expect(dialog.getByRole("checkbox", { name: "Tarda en responder" })).toHaveProperty("disabled", true);
    expect(dialog.getByText("Tu calificación se ve cuando los dos hayan calificado, o a los 14 días.")).toBeTruthy();
    const remark = dialog.getByLabelText("¿Cómo fue? (opcional)");
    await user.type(remark, "Llámame al 0414-1234567");
    expect(dialog.getByText("No se permiten datos de contacto ni enlaces en los comentarios")).toBeTruthy();
    expect(confirm).toHaveProperty("disabled", true);
    await user.clear(remark);
    await user.type(remark, " Nadie vino ");
    await user.click(confirm);
    await screen.findAllByText("Esperando calificación...");
    expect(asked.find(({ operation }) => operation === "ChangeTransactionStatus")?.variables["input"]).toEqual({
      transactionId: "7",
      to: "CONFIRMED_OWNER",
      rating: 0,
      remark: "Nadie vino",
      ratingReasons: ["LATE", "CHANGED_TERMS", "UNKIND"],
    });
  });

  it("asks for no written line where the backend keeps none", async () => {
    const { user } = show(
      {},
      {
        tab: "IN_PROGRESS",
        transaction: {
          ...TRANSACTION,
          status: "ACCEPTED",
          offerVersion: null,
          viewerMoves: [{ __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" }],
        },
      },
    );
    await user.click((await screen.findAllByRole("button", { name: "Confirmar cambio" }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "3 estrellas" }));
    expect(dialog.getByRole("button", { name: "Confirmar cambio" })).toHaveProperty("disabled", false);
    expect(dialog.queryByLabelText("¿Cómo fue? (opcional)")).toBeNull();
  });
});
