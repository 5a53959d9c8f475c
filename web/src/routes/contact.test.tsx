import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "../testing/renderScreen";
import { deleteDrafts } from "../lib/drafts";
import ContactRoute from "./contact";

vi.mock("../components/form/solveCaptcha", () => ({ solveCaptcha: async () => "proof" }));
afterEach(() => {
  cleanup();
  deleteDrafts();
});

const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);
const answer = (sent: boolean, errors: { field: string | null; code: string; message: string }[] = []) => ({
  sendContactMessage: {
    __typename: "SendContactMessagePayload",
    sent,
    errors: errors.map((error) => ({ __typename: "UserError", ...error })),
  },
});
const labels = ["Nombre", "Correo electrónico", "Asunto", "Mensaje"];
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

it("marks each blank field as required and sends nothing; shows other ways of contact", async () => {
  const user = userEvent.setup();
  const { asked } = renderScreen(<ContactRoute />);
  expect(screen.getByRole("heading", { level: 1, name: "Contacto" })).toBeTruthy();
  for (const name of ["Dirección", "Correo", "WhatsApp"]) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: /Instagram/ })).toBeTruthy();
  await user.type(screen.getByLabelText("Asunto"), "   ");
  await user.click(screen.getByRole("button", { name: "Enviar mensaje" }));
  expect(await screen.findAllByText("Este campo es obligatorio")).toHaveLength(4);
  expect(screen.getByText("Debe completar el Captcha")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nombre")));
  expect(asked).toEqual([]);
});

it("sends a message once however often it is retried, confirms it and clears the form", async () => {
  const user = userEvent.setup();
  const outcomes: unknown[] = [
    new TypeError("Failed to fetch"),
    new Error("answered with 502"),
    answer(false, [{ field: "subject", code: "BAD_USER_INPUT", message: "Revisa el asunto" }]),
    answer(true),
  ];
  const { asked } = renderScreen(<ContactRoute />, { answers: { SendContactMessage: () => outcomes.shift() } });
  for (const label of labels) await user.type(screen.getByLabelText(label), `${label} de Ana`);
  const send = async () => {
    await user.click(screen.getByLabelText("No soy un robot"));
    await user.click(screen.getByRole("button", { name: "Enviar mensaje" }));
  };
  await send();
  await waitFor(() => expect(toasts()).toContainEqual(["error", "Por favor verifica tu conexion a Internet"]));
  await send();
  await waitFor(() => expect(toasts()).toContainEqual(["error", "Lo sentimos, hubo un error"]));
  expect(value("Mensaje")).toBe("Mensaje de Ana");
  await send();
  expect(await screen.findByText("Revisa el asunto")).toBeTruthy();
  await user.type(screen.getByLabelText("Asunto"), "!");
  await send();
  await waitFor(() => expect(toasts()).toContainEqual(["success", "Los datos han sido enviados exitosamente"]));
  expect(labels.map(value)).toEqual(["", "", "", ""]);
  expect((screen.getByLabelText("No soy un robot") as HTMLInputElement).checked).toBe(false);
  const inputs = asked.map(({ variables }) => variables.input as Record<string, string>);
  expect(inputs[0]).toEqual({
    name: "Nombre de Ana",
    email: "Correo electrónico de Ana",
    subject: "Asunto de Ana",
    message: "Mensaje de Ana",
    captcha: "proof",
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  // The same text is the same message; a changed text is another.
  expect(inputs[1]?.requestId).toBe(inputs[0]?.requestId);
  expect(inputs[2]?.requestId).toBe(inputs[0]?.requestId);
  expect(inputs[3]?.requestId).not.toBe(inputs[0]?.requestId);
});

it("keeps the message over navigation and sign-in, for its writer only, until it is sent", async () => {
  const user = userEvent.setup();
  const open = (viewer: typeof ANA | null) => {
    cleanup();
    return renderScreen(<ContactRoute />, { viewer, answers: { SendContactMessage: () => answer(true) } });
  };
  open(ANA);
  for (const label of labels) await user.type(screen.getByLabelText(label), `${label} de Ana`);
  open(null);
  expect(value("Mensaje")).toBe("");
  open({ ...ANA, id: "2" });
  expect(value("Mensaje")).toBe("");
  open(ANA);
  expect(labels.map(value)).toEqual(labels.map((label) => `${label} de Ana`));
  await user.click(screen.getByLabelText("No soy un robot"));
  await user.click(screen.getByRole("button", { name: "Enviar mensaje" }));
  await waitFor(() => expect(value("Mensaje")).toBe(""));
  open(ANA);
  expect(value("Mensaje")).toBe("");
});
