import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import DeadLetterDesk from "./DeadLetterDesk";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const letter = {
  __typename: "DeadLetter",
  id: "4",
  kind: "SEND_MAIL",
  subjectId: "12",
  attempts: 12,
  failure: "SMTP 451",
  failedAt: "2026-11-20T15:00:00Z",
};

/** The desk with one letter, which is gone once it was settled, whatever the answer is. */
function renderDesk(errors: object[] = [], { kind = letter.kind, attempts = letter.attempts } = {}) {
  let isThere = true;
  return renderScreen(<DeadLetterDesk />, {
    viewer: ANA,
    answers: {
      DeadLetters: () => ({ deadLetters: isThere ? [{ ...letter, kind, attempts }] : [] }),
      SettleDeadLetter: () => {
        isThere = false;
        return { settleDeadLetter: { __typename: "SettleDeadLetterPayload", done: errors.length === 0, errors } };
      },
    },
  });
}

it("says what failed, why and how often, and repeats it by keyboard", async () => {
  const user = userEvent.setup();
  const { asked } = renderDesk();
  expect(await screen.findByText("Correo sin enviar (n.º 12)")).toBeTruthy();
  expect(screen.getByText("Motivo: SMTP 451")).toBeTruthy();
  expect(screen.getByText(/12 intentos/)).toBeTruthy();
  screen.getByRole("button", { name: "Repetir: Correo sin enviar (n.º 12)" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Nada ha fallado")).toBeTruthy();
  expect(asked).toContainEqual({ operation: "SettleDeadLetter", variables: { input: { id: "4", action: "REPEAT" } } });
});

it("discards it once that is confirmed", async () => {
  const { asked } = renderDesk();
  const discard = await screen.findByRole("button", { name: "Descartar: Correo sin enviar (n.º 12)" });
  await userEvent.click(discard);
  await userEvent.click(await screen.findByRole("button", { name: "Volver" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked.map(({ operation }) => operation)).toEqual(["DeadLetters"]);
  await userEvent.click(discard);
  await userEvent.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(await screen.findByText("Nada ha fallado")).toBeTruthy();
  expect(asked).toContainEqual({ operation: "SettleDeadLetter", variables: { input: { id: "4", action: "DISCARD" } } });
});

it.each(["DECIDE", "ERASE"])("only repeats what must be done: %s", async (kind) => {
  renderDesk([], { kind, attempts: 1 });
  expect(await screen.findByText(/^1 intento\b(?!s)/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /^Repetir/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Descartar/ })).toBeNull();
});

it("says why it is refused, and shows what is left", async () => {
  renderDesk([{ __typename: "UserError", code: "CONFLICT", message: "Otra persona ya lo decidió" }]);
  await userEvent.click(await screen.findByRole("button", { name: /^Repetir/ }));
  expect(await screen.findByText("Nada ha fallado")).toBeTruthy();
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Otra persona ya lo decidió."]);
});

it("offers to try again where the list does not come", async () => {
  let isBroken = true;
  renderScreen(<DeadLetterDesk />, {
    viewer: ANA,
    answers: { DeadLetters: () => (isBroken ? new Error("away") : { deadLetters: [] }) },
  });
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByText("Nada ha fallado")).toBeTruthy();
});
