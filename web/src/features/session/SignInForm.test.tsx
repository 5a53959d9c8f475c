import { MockedProvider } from "@apollo/client/testing/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { SessionContext } from "../../apollo/session";
import { toast, toastStore } from "../../components/ui/toast";
import { renderScreen } from "../../testing/renderScreen";
import { getSystem } from "../../theme/system";
import { SignInForm } from "./SignInForm";
import { SIGN_IN } from "./useSignIn";

vi.mock("../../components/form/solveCaptcha", () => ({ solveCaptcha: async () => "proof" }));
afterEach(cleanup);

type Refusal = { field: string | null; code: string; message: string };

function answer(result: { signInCount?: number; errors?: Refusal[] }) {
  const viewer = result.signInCount
    ? {
        __typename: "Viewer",
        id: "1",
        signInCount: result.signInCount,
        user: { __typename: "User", id: "1", firstName: "Ana" },
      }
    : null;
  const errors = (result.errors ?? []).map((error) => ({ __typename: "UserError", ...error }));
  return {
    request: {
      query: SIGN_IN,
      variables: { input: { email: "ana@example.com", password: "Cambio#2024", remember: true, captcha: "proof" } },
    },
    result: { data: { signIn: { __typename: "SignInPayload", viewer, reactivation: null, suspension: null, errors } } },
  };
}

function renderForm(mocks: ReturnType<typeof answer>[] = []) {
  const signedIn = vi.fn<() => void>();
  render(
    <ChakraProvider value={getSystem()}>
      <MockedProvider mocks={mocks}>
        <SessionContext
          value={{
            status: "guest",
            viewer: null,
            startSession: signedIn,
            signOut: async () => undefined,
            endSession: (end) => end(),
          }}
        >
          <SignInForm />
        </SessionContext>
      </MockedProvider>
    </ChakraProvider>,
  );
  return { signedIn, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Email"), "ana@example.com");
  await user.type(screen.getByLabelText("Contraseña"), "Cambio#2024");
  await user.click(screen.getByLabelText("Recordarme"));
  await user.click(screen.getByLabelText("No soy un robot"));
  await user.click(screen.getByRole("button", { name: "Entrar" }));
}

const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);

it("shows at each field what is missing, sends nothing and focuses the first one", async () => {
  const { user, signedIn } = renderForm();
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect(await screen.findByText("Por favor escribe el email")).toBeTruthy();
  expect(screen.getByText("Por favor escribe la contraseña")).toBeTruthy();
  expect(screen.getByText("Debe completar el Captcha")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  await user.type(screen.getByLabelText("Email"), "ana@");
  expect(await screen.findByText("Por favor escriba un email valido")).toBeTruthy();
  expect(signedIn).not.toHaveBeenCalled();
});

it("opens the session and greets the viewer, by name after the first time", async () => {
  const first = renderForm([answer({ signInCount: 1 })]);
  await fillIn(first.user);
  await waitFor(() => expect(first.signedIn).toHaveBeenCalledOnce());
  expect(toasts()).toContainEqual(["success", "Bienvenido! Empecemos a cerrar buenos cambios"]);
  cleanup();
  // The guest has done what the message asked for.
  toast.info("Correo confirmado. Ya puedes ingresar a su cuenta");
  const later = renderForm([answer({ signInCount: 7 })]);
  await fillIn(later.user);
  await waitFor(() => expect(later.signedIn).toHaveBeenCalledOnce());
  expect(toasts()).toEqual([["success", "¡Hola de nuevo, Ana!"]]);
});

it.each([
  ["Credenciales inválidas, intente de nuevo", "Credenciales inválidas, intente de nuevo"],
  [
    "You must follow the instructions in the email before your account can be activated",
    "Se envió un correo electrónico de confirmación a su correo. Debe seguir las instrucciones en el correo electrónico antes de poder activar su cuenta",
  ],
  ["Otra cosa", "Otra cosa"],
])("shows the refusal «%s» as a warning and resets the captcha", async (message, expected) => {
  const { user, signedIn } = renderForm([answer({ errors: [{ field: null, code: "UNAUTHENTICATED", message }] })]);
  await fillIn(user);
  await waitFor(() => expect(toasts()).toContainEqual(["warning", expected]));
  expect(signedIn).not.toHaveBeenCalled();
  expect((screen.getByLabelText("No soy un robot") as HTMLInputElement).checked).toBe(false);
});

it("keeps the focus in the captcha while it is solved, signs in with Enter, and moves to the password it refuses", async () => {
  const { user } = renderForm([
    answer({ errors: [{ field: null, code: "UNAUTHENTICATED", message: "Credenciales inválidas, intente de nuevo" }] }),
  ]);
  await user.type(screen.getByLabelText("Email"), "ana@example.com");
  const password = screen.getByLabelText<HTMLInputElement>("Contraseña");
  await user.type(password, "Cambio#2024");
  await user.click(screen.getByLabelText("Recordarme"));
  await user.tab();
  const captcha = screen.getByLabelText<HTMLInputElement>("No soy un robot");
  expect(document.activeElement).toBe(captcha);
  await user.keyboard(" ");
  await waitFor(() => expect(captcha.checked).toBe(true));
  expect(document.activeElement).toBe(captcha);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(captcha.checked).toBe(false));
  expect(document.activeElement).toBe(password);
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, "Cambio#2024".length]);
});

it.each([
  ["FORBIDDEN", "Tu cuenta está desactivada"],
  ["RATE_LIMITED", "Demasiados intentos"],
])("leaves the password as it is where another reason refuses it: %s", async (code, message) => {
  const { user } = renderForm([answer({ errors: [{ field: null, code, message }] })]);
  await fillIn(user);
  await waitFor(() => expect(toasts()).toContainEqual(["warning", `${message}.`]));
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Entrar" }));
});

it("shows each of several refusals in the words received", async () => {
  const messages = ["Tu cuenta espera la llamada del 0212-555.01.01 (ref. «A-7»).", "Y otra: ¿olvidaste algo?"];
  const { user } = renderForm([
    answer({ errors: messages.map((message) => ({ field: null, code: "UNAUTHENTICATED", message })) }),
  ]);
  await fillIn(user);
  await waitFor(() => expect(toasts().slice(-2)).toEqual(messages.map((message) => ["warning", message])));
});

it("shows a server error at its field", async () => {
  const { user } = renderForm([
    answer({ errors: [{ field: "email", code: "BAD_USER_INPUT", message: "Revisa el correo" }] }),
  ]);
  await fillIn(user);
  expect(await screen.findByText("Revisa el correo")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
});

it("asks the owner of a deactivated account whether to reactivate it, and signs in only then", async () => {
  toast.clear();
  const refused = [{ __typename: "UserError", field: null, code: "FORBIDDEN", message: "Tu cuenta está desactivada" }];
  const viewer = {
    __typename: "Viewer",
    id: "1",
    signInCount: 7,
    user: { __typename: "User", id: "1", firstName: "Ana" },
  };
  const { asked, client } = renderScreen(<SignInForm />, {
    at: "/login",
    answers: {
      SignIn: () => ({
        signIn: {
          __typename: "SignInPayload",
          viewer: null,
          reactivation: { __typename: "ReactivationOffer", token: "palabra-unica" },
          suspension: null,
          errors: refused,
        },
      }),
      ReactivateAccount: () => ({ reactivateAccount: { __typename: "ReactivateAccountPayload", viewer, errors: [] } }),
    },
  });
  const user = userEvent.setup();
  await fillIn(user);
  const dialog = within(await screen.findByRole("alertdialog", { name: "Tu cuenta está desactivada" }));
  expect(dialog.getByText(/Tus publicaciones siguen inactivas/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Ahora no" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect([asked.map(({ operation }) => operation), toasts()]).toEqual([["SignIn"], []]);
  // The captcha's proof is spent.
  await user.click(screen.getByLabelText("No soy un robot"));
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await user.click(await screen.findByRole("button", { name: "Reactivar mi cuenta" }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      ["success", "¡Hola de nuevo, Ana!"],
      ["info", "Tu cuenta está activa de nuevo. Tus publicaciones siguen inactivas."],
    ]),
  );
  expect(asked.at(-1)).toEqual({
    operation: "ReactivateAccount",
    variables: { input: { token: "palabra-unica", remember: true } },
  });
  expect(JSON.stringify([client.extract(), { ...sessionStorage, ...localStorage }])).not.toContain("palabra-unica");
});

it("informs a suspended person why, and lets them ask for another review once", async () => {
  const tokens = ["palabra-unica", null];
  const { asked } = renderScreen(<SignInForm />, {
    at: "/login",
    answers: {
      SignIn: () => ({
        signIn: {
          __typename: "SignInPayload",
          viewer: null,
          reactivation: null,
          suspension: { __typename: "Suspension", reason: "Estafó a tres personas", appealToken: tokens.shift() },
          errors: [{ __typename: "UserError", field: null, code: "FORBIDDEN", message: "Tu cuenta está desactivada" }],
        },
      }),
      AppealSuspension: () => ({
        appealSuspension: { __typename: "AppealSuspensionPayload", sent: true, errors: [] },
      }),
    },
  });
  const user = userEvent.setup();
  await fillIn(user);
  const dialog = within(await screen.findByRole("dialog", { name: "Tu cuenta está suspendida" }));
  expect(dialog.getByText("Estafó a tres personas")).toBeTruthy();
  const send = dialog.getByRole("button", { name: "Pedir otra revisión" }) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  await user.type(dialog.getByLabelText("¿Por qué crees que nos equivocamos?"), "No fui yo");
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.at(-1)).toEqual({
    operation: "AppealSuspension",
    variables: { input: { token: "palabra-unica", text: "No fui yo" } },
  });
  await user.click(screen.getByLabelText("No soy un robot"));
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect(await screen.findByText(/Ya pediste otra revisión/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pedir otra revisión" })).toBeNull();
});
