import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { routePatterns } from "../lib/routePatterns";
import { renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import ForgotPasswordRoute from "./forgotPassword";
import LoginFlowRoute from "./loginFlow";
import RecoveryPasswordRoute from "./recoveryPassword";
import SuccessfulMessageRoute from "./successfulMessage";

const captcha = vi.hoisted(() => ({ isDown: false }));
vi.mock("../components/form/solveCaptcha", () => ({
  solveCaptcha: async () => {
    if (captcha.isDown) throw new Error("no network");
    return "proof";
  },
}));
afterEach(() => {
  cleanup();
  toast.clear();
  vi.useRealTimers();
  captcha.isDown = false;
});

const screens = (
  <Routes>
    <Route path={routePatterns.forgotPassword} element={<ForgotPasswordRoute />} />
    <Route path={routePatterns.loginFlow} element={<LoginFlowRoute />} />
    <Route path={routePatterns.recoveryPassword} element={<RecoveryPasswordRoute />} />
    <Route path={routePatterns.successfulMessage} element={<SuccessfulMessageRoute />} />
    <Route path="/login" element={<h1>Login</h1>} />
  </Routes>
);

const toasts = () =>
  toastStore.getState().map(({ kind, text, link }) => [kind, text, ...(link ? [link.label, link.to] : [])]);
const refusal = (code: string, message: string, field: string | null = "email") => ({
  __typename: "UserError",
  field,
  code,
  message,
});
const recovery = (sent: boolean, ...errors: object[]) => ({
  requestPasswordReset: { __typename: "RequestPasswordResetPayload", sent, errors },
});
const resend = (sent: boolean, ...errors: object[]) => ({
  resendConfirmation: { __typename: "ResendConfirmationPayload", sent, errors },
});

function open(at: string, answers: Answers = {}) {
  return { ...renderScreen(screens, { at, answers }), user: userEvent.setup({ delay: null }) };
}

it("requires a valid address on /forgot_password and shows the progress of the request", async () => {
  const { user, asked, container } = open("/forgot_password", { RequestPasswordReset: () => recovery(true) });
  expect(container.querySelector("h1")?.textContent).toBe("Recuperar contraseña");
  expect(screen.getByRole("link", { name: "Volver a iniciar sesión" }).getAttribute("href")).toBe("/login");
  await user.click(screen.getByRole("button", { name: "Enviar solicitud" }));
  expect(await screen.findByText("Por favor escribe tu correo electrónico")).toBeTruthy();
  await user.type(screen.getByLabelText("Correo electrónico"), "ana@");
  expect(await screen.findByText("Por favor escribe un correo electrónico valido")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText("Correo electrónico"), "example.com{Enter}");
  const sent = await screen.findByRole("button", { name: "Solicitud enviada" });
  expect((sent as HTMLButtonElement).disabled).toBe(true);
  expect(toasts()).toEqual([["success", "Listo, Recibirás un correo electrónico para restablecer la contraseña"]]);
  expect(asked).toEqual([
    { operation: "RequestPasswordReset", variables: { input: { email: "ana@example.com", captcha: "proof" } } },
  ]);
  await user.type(screen.getByLabelText("Correo electrónico"), ".ve");
  expect(screen.getByRole("button", { name: "Enviar solicitud" })).toBeTruthy();
});

it("reports an unknown address on /forgot_password, and an unreachable server or captcha", async () => {
  let answer: () => unknown = () => recovery(false, refusal("NOT_FOUND", "x"));
  const { user, asked } = open("/forgot_password", { RequestPasswordReset: () => answer() });
  await user.type(screen.getByLabelText("Correo electrónico"), "ana@example.com{Enter}");
  expect(await screen.findByText("Este email no esta registrado.")).toBeTruthy();
  expect(screen.getByLabelText("Correo electrónico").getAttribute("aria-invalid")).toBe("true");
  answer = () => new Error("no network");
  await user.click(await screen.findByRole("button", { name: "Enviar solicitud" }));
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error"]]));
  toast.clear();
  captcha.isDown = true;
  await user.click(await screen.findByRole("button", { name: "Enviar solicitud" }));
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error"]]));
  expect(asked).toHaveLength(2);
});

it.each([
  ["Recuperar mi contraseña", "Recuperar contraseña", "recovery"],
  ["recuperar-mi-contrasena", "Recuperar contraseña", "recovery"],
  ["Reenviar correo de confirmación", "Reenviar correo", "resend"],
  ["reenviar-correo-de-confirmacion", "Reenviar correo", "resend"],
])("asks for e-mail and captcha on /login_flow/%s and ends at the message of its kind", async (type, button, kind) => {
  const { user, path, asked } = open(`/login_flow/${encodeURIComponent(type)}`, {
    RequestPasswordReset: () => recovery(true),
    ResendConfirmation: () => resend(true),
  });
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText("Por favor escribe tu correo electrónico")).toBeTruthy();
  expect(screen.getByText("Debe completar el Captcha")).toBeTruthy();
  await user.type(screen.getByLabelText("Correo electrónico"), "ana");
  expect(await screen.findByText("Por favor escriba un email valido")).toBeTruthy();
  await user.type(screen.getByLabelText("Correo electrónico"), "@example.com");
  await user.click(screen.getByLabelText("No soy un robot"));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByRole("heading", { level: 1, name: "Revisa tu correo" })).toBeTruthy();
  expect(path()).toBe(`/successful_message/${kind}`);
  expect(asked).toEqual([
    {
      operation: kind === "recovery" ? "RequestPasswordReset" : "ResendConfirmation",
      variables: { input: { email: "ana@example.com", captcha: "proof" } },
    },
  ]);
});

it("leads an unknown address on /login_flow to the registration, shows other refusals, and resets the captcha", async () => {
  let answer: () => unknown = () => resend(false, refusal("NOT_FOUND", "Este email no esta registrado."));
  const { user } = open("/login_flow/resend", { ResendConfirmation: () => answer() });
  await user.type(screen.getByLabelText("Correo electrónico"), "ana@example.com");
  const send = async () => {
    toast.clear();
    await user.click(screen.getByLabelText("No soy un robot"));
    await user.click(await screen.findByRole("button", { name: "Reenviar correo" }));
  };
  await send();
  await waitFor(() =>
    expect(toasts()).toEqual([
      ["warning", "El correo indicado no está registrado.", "Haga clic aquí para registrarse", "/registration"],
    ]),
  );
  expect((screen.getByLabelText("No soy un robot") as HTMLInputElement).checked).toBe(false);
  answer = () => resend(false, refusal("CONFLICT", "Ya está confirmado", null));
  await send();
  await waitFor(() => expect(toasts()).toEqual([["warning", "Ya está confirmado."]]));
  answer = () => new Error("no network");
  await send();
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error"]]));
});

it("shows not found for an unknown type", async () => {
  open("/login_flow/otra-cosa");
  expect(await screen.findByText("404 Pagina no encontrada")).toBeTruthy();
  cleanup();
  open("/successful_message/otra-cosa");
  expect(await screen.findByText("404 Pagina no encontrada")).toBeTruthy();
});

it("sends a new password only when both fields are valid, then leads to the login", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { user, asked, path } = open("/recovery_password/abc/1", {
    ResetPassword: () => ({ resetPassword: { __typename: "ResetPasswordPayload", done: true, errors: [] } }),
  });
  const button = screen.getByRole("button", { name: "Restaurar contraseña" }) as HTMLButtonElement;
  const rules = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.endsWith("cumplido"));
  expect(rules()).toEqual([false, false, false, false]);
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText("Nueva contraseña"), "Guaca2");
  expect(rules()).toEqual([true, true, true, false]);
  await user.type(screen.getByLabelText("Nueva contraseña"), "#{Enter}");
  expect(rules()).toEqual([true, true, true, true]);
  await user.type(screen.getByLabelText("Confirma la contraseña"), "Guaca{Enter}");
  expect(screen.getByText("Las contraseñas deben ser iguales")).toBeTruthy();
  expect(button.disabled).toBe(true);
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText("Confirma la contraseña"), "2#{Enter}");
  const toLogin = await screen.findByRole("link", { name: "Ir a Iniciar Sesion" });
  // The notice of the new password does not lie over it.
  expect([toLogin.getAttribute("href"), toLogin.closest("[data-keep-clear]") !== null]).toEqual(["/login", true]);
  expect(asked).toEqual([{ operation: "ResetPassword", variables: { input: { token: "abc", password: "Guaca2#" } } }]);
  expect(toasts()).toEqual([["success", "La contraseña ha sido cambiada exitosamente"]]);
  for (const label of ["Nueva contraseña", "Confirma la contraseña"])
    expect((screen.getByLabelText(label) as HTMLInputElement).disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(path()).toBe("/login"));
});

it.each([
  [
    "an expired link",
    () => ({
      resetPassword: { __typename: "ResetPasswordPayload", done: false, errors: [refusal("NOT_FOUND", "x", "token")] },
    }),
    ["/forgot_password", "Lo sentimos, ha habido un error: este enlace ya se usó o venció. Pide uno nuevo"],
    [],
  ],
  ["a failure", () => new Error("no network"), [undefined, undefined], [["error", "Lo sentimos, ha habido un error"]]],
])("reports %s and keeps the input", async (_, answer, wayOut, notices) => {
  const { user } = open("/recovery_password/abc/1", { ResetPassword: answer });
  await user.type(screen.getByLabelText("Nueva contraseña"), "Guaca2#");
  await user.type(screen.getByLabelText("Confirma la contraseña"), "Guaca2#{Enter}");
  await waitFor(() => {
    const link = screen.queryByRole("link", { name: "Pide uno nuevo" });
    expect([link?.getAttribute("href"), link?.parentElement?.textContent]).toEqual(wayOut);
    expect(toasts()).toEqual(notices);
  });
  expect((screen.getByLabelText("Nueva contraseña") as HTMLInputElement).value).toBe("Guaca2#");
});
