import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../../components/ui/toast";
import { clearPendingRegistration, readPendingRegistration } from "../../lib/pendingRegistration";
import { renderScreen } from "../../testing/renderScreen";
import type { Answers } from "../../testing/renderScreen";
import type { GoogleId } from "./googleProvider";
import SocialButtons from "./SocialButtons";

/** Fake provider scripts by URL: what each puts on `window`. */
const scripts: Record<string, () => void> = {};
const loaded: string[] = [];

beforeEach(() => {
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    const { src } = node as HTMLScriptElement;
    loaded.push(src);
    queueMicrotask(() => {
      scripts[src]?.();
      (node as HTMLScriptElement).dispatchEvent(new Event(scripts[src] ? "load" : "error"));
    });
  });
});
afterEach(() => {
  cleanup();
  toast.clear();
  clearPendingRegistration();
  vi.restoreAllMocks();
  for (const src of Object.keys(scripts)) delete scripts[src];
  loaded.length = 0;
});

const viewer = {
  __typename: "Viewer",
  id: "1",
  signInCount: 1,
  user: { __typename: "User", id: "1", firstName: "Ana" },
};
const incomplete = {
  __typename: "IncompleteRegistration",
  token: "word",
  email: "ana@gmail.com",
  firstName: "Ana",
  lastName: null,
  expiresAt: null,
};
const answer = (field: string, overrides: object) => ({
  [field]: {
    __typename: "SocialSignInPayload",
    viewer: null,
    incomplete: null,
    reactivation: null,
    suspension: null,
    errors: [],
    ...overrides,
  },
});

function renderButtons(answers: Answers) {
  const screens = (
    <Routes>
      <Route
        path="/login"
        element={
          <SocialButtons
            google={{ clientId: "our-google" }}
            facebook={{ appId: "our-facebook" }}
            shouldRemember={() => true}
            onInactive={(account) => toast.info(JSON.stringify(account))}
          />
        }
      />
      <Route path="/registration" element={<h1>Registro</h1>} />
    </Routes>
  );
  return { ...renderScreen(screens, { at: "/login", answers }), user: userEvent.setup({ delay: null }) };
}
const toasts = () => toastStore.getState().map(({ kind, text }) => [kind, text]);

it("loads Google's script on demand, replaces the button by Google's own, and sends its ID token with the nonce", async () => {
  let options: Parameters<GoogleId["initialize"]>[0] | undefined;
  const cancel = vi.fn<() => void>();
  scripts["https://accounts.google.com/gsi/client"] = () => {
    const id: GoogleId = {
      initialize: (given) => {
        options = given;
      },
      renderButton: (slot) => {
        const button = document.createElement("button");
        button.textContent = "Acceder con Google";
        button.addEventListener("click", () => options?.callback({ credential: "id-token" }));
        slot.append(button);
      },
      prompt: () => undefined,
      cancel,
    };
    vi.stubGlobal("google", { accounts: { id } });
  };
  const { user, asked, path } = renderButtons({ SignInWithGoogle: () => answer("signInWithGoogle", { incomplete }) });
  expect(loaded).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Entra con Google" }));
  await user.click(await screen.findByRole("button", { name: "Acceder con Google" }));
  await waitFor(() => expect(path()).toBe("/registration"));
  expect(loaded).toEqual(["https://accounts.google.com/gsi/client"]);
  expect(options?.client_id).toBe("our-google");
  expect(options?.nonce).toMatch(/.{16,}/);
  expect(asked).toEqual([
    {
      operation: "SignInWithGoogle",
      variables: { input: { token: "id-token", nonce: options?.nonce, remember: true } },
    },
  ]);
  expect(toasts()).toEqual([["info", "Para disfrutar de toda la experiencia Truequea debes completar tu registro"]]);
  expect(readPendingRegistration()).toMatchObject({ email: "ana@gmail.com", token: "word" });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("word");
  await waitFor(() => expect(cancel).toHaveBeenCalled());
});

it("opens Facebook's window with the configured id; closing it is no error, a refusal shows a toast", async () => {
  let given: string | undefined = undefined;
  const init = vi.fn<(options: object) => void>();
  scripts["https://connect.facebook.net/es_LA/sdk.js"] = () => {
    window.FB = {
      init,
      login: (callback) => callback({ authResponse: given ? { accessToken: given } : null }),
      api: (_path, _fields, callback) => callback({ email: "ana@example.com" }),
    };
  };
  let payload: object = { errors: [{ __typename: "UserError", message: "x" }] };
  const { user, asked } = renderButtons({ SignInWithFacebook: () => answer("signInWithFacebook", payload) });
  const button = () => screen.findByRole("button", { name: "Entra con Facebook" });
  await user.click(await button());
  await waitFor(() =>
    expect((screen.getByRole("button", { name: "Entra con Facebook" }) as HTMLButtonElement).disabled).toBe(false),
  );
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ appId: "our-facebook" }));
  expect(toasts()).toEqual([]);
  expect(asked).toEqual([]);
  given = "access-token";
  await user.click(await button());
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error"]]));
  expect(asked).toEqual([
    {
      operation: "SignInWithFacebook",
      variables: { input: { token: "access-token", nonce: null, email: "ana@example.com", remember: true } },
    },
  ]);
  toast.clear();
  payload = {
    reactivation: { __typename: "ReactivationOffer", token: "again" },
    errors: [{ __typename: "UserError", message: "Tu cuenta está desactivada" }],
  };
  await user.click(await button());
  await waitFor(() => expect(toasts()).toEqual([["info", '{"deactivated":{"token":"again","remember":true}}']]));
  toast.clear();
  payload = { viewer };
  await user.click(await button());
  await waitFor(() => expect(toasts()).toEqual([["success", "Bienvenido! Empecemos a cerrar buenos cambios"]]));
});
