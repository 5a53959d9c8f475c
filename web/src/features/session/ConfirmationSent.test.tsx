import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { renderScreen } from "../../testing/renderScreen";
import ConfirmationSent from "./ConfirmationSent";

vi.mock("../../components/form/solveCaptcha", () => ({ solveCaptcha: async () => "proof" }));
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});
const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);

const account = { email: "mata@example.com", userId: "7", correctionToken: "palabra" };

it("moves the registration to the right address, and sends again there", async () => {
  const refusals = [[{ __typename: "UserError", field: "email", message: "Espera unos minutos" }], []];
  const { asked } = renderScreen(<ConfirmationSent account={account} state={null} />, {
    answers: {
      ChangeRegistrationEmail: ({ input }) => {
        const errors = refusals.shift() ?? [];
        const { email } = input as { email: string };
        return {
          changeRegistrationEmail: {
            __typename: "ChangeRegistrationEmailPayload",
            email: errors.length > 0 ? null : email,
            errors,
          },
        };
      },
      ResendConfirmation: () => ({
        resendConfirmation: { __typename: "ResendConfirmationPayload", sent: true, errors: [] },
      }),
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Mi correo está mal escrito" }));
  const field = screen.getByLabelText("Tu correo correcto");
  const send = screen.getByRole("button", { name: "Enviar el enlace a este correo" });
  await user.click(send);
  expect(await screen.findByText("Por favor escribe el email")).toBeTruthy();
  await user.type(field, "marta@example.com");
  await user.click(send);
  expect(await screen.findByText("Espera unos minutos")).toBeTruthy();
  await user.click(send);
  expect(await screen.findByText("marta@example.com", { selector: "strong" })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("H2");
  await user.click(screen.getByRole("button", { name: /Enviar de nuevo/ }));
  await waitFor(() => expect(toasts()).toContainEqual(["success", "Te enviamos el enlace otra vez."]));
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { token: "palabra", email: "marta@example.com" },
    { token: "palabra", email: "marta@example.com" },
    { email: "marta@example.com", captcha: "proof" },
  ]);
});

it("offers no change of the address where the backend has none", () => {
  renderScreen(<ConfirmationSent account={{ ...account, correctionToken: null }} state={null} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "¿No te llegó? Enviar de nuevo",
  ]);
});
