import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import DeadLetterDesk from "./DeadLetterDesk";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("says what failed, why and how often, and repeats it by keyboard", async () => {
  const user = userEvent.setup();
  let isThere = true;
  renderScreen(<DeadLetterDesk />, {
    viewer: ANA,
    answers: {
      DeadLetters: () => ({
        deadLetters: isThere
          ? [
              {
                __typename: "DeadLetter",
                id: "4",
                kind: "SEND_MAIL",
                subjectId: "12",
                attempts: 12,
                failure: "SMTP 451",
                failedAt: "2026-11-20T15:00:00Z",
              },
            ]
          : [],
      }),
      SettleDeadLetter: () => {
        isThere = false;
        return { settleDeadLetter: { __typename: "SettleDeadLetterPayload", done: true, errors: [] } };
      },
    },
  });
  expect(await screen.findByText("Correo sin enviar (n.º 12)")).toBeTruthy();
  expect(screen.getByText("Motivo: SMTP 451")).toBeTruthy();
  expect(screen.getByText(/12 intentos/)).toBeTruthy();
  screen.getByRole("button", { name: "Repetir: Correo sin enviar (n.º 12)" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Nada ha fallado")).toBeTruthy();
});
