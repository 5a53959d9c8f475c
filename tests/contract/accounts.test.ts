import { afterAll, beforeAll, expect, test } from "vitest";
import { captchaProof, password, register, signIn, tokenFromMail } from "../support/people";
import type { Person } from "../support/people";
import { RawSocket } from "../support/rawSocket";
import { GraphqlClient } from "../support/graphqlClient";
import { subscribe } from "../support/subscribe";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

const fresh = "Nueva#2026";
let target: RunningTarget;
let guest: GraphqlClient;

beforeAll(async () => {
  target = await startTarget();
  guest = new GraphqlClient(target.url);
});
afterAll(() => target?.stop());

interface Outcome {
  errors: { code: string; field: string | null; message: string }[];
}
const outcome = "errors { code field message }";

const recover = async (email: string) =>
  (
    await guest.data<{ requestPasswordReset: Outcome & { sent: boolean } }>(
      `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { sent ${outcome} } }`,
      {
        input: { email, captcha: await captchaProof(target.url) },
      },
    )
  ).requestPasswordReset;
const reset = async (token: string, given: string) =>
  (
    await guest.data<{ resetPassword: Outcome & { done: boolean } }>(
      `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done ${outcome} } }`,
      { input: { token, password: given } },
    )
  ).resetPassword;
const change = async ({ client }: Person, currentPassword: string, newPassword: string) =>
  (
    await client.data<{ changePassword: Outcome & { viewer: { id: string } | null } }>(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } ${outcome} } }`,
      {
        input: { currentPassword, newPassword },
      },
    )
  ).changePassword;

const isSignedIn = async ({ client }: Person) =>
  (await client.data<{ viewer: { id: string } | null }>("{ viewer { id } }")).viewer !== null;
const listen = ({ client }: Person) => subscribe(client, "subscription { notificationReceived(after: 0) { id } }");

/** A socket without operations, so that it holds no connection to the backend. */
async function idle({ client }: Person): Promise<RawSocket> {
  const socket = new RawSocket(`${target.url.replace(/^http/, "ws")}/graphql`, {
    headers: { cookie: client.cookie },
    origin: target.url,
  });
  await socket.init();
  return socket;
}

/** Signs the user in on another device. */
async function signInAgain({ email }: Person, secret = password): Promise<Person> {
  const person = await signIn(target, email, secret);
  if (!person) throw new Error("cannot sign in");
  return person;
}

test("resetting a password ends every session and socket, and its link works once", async () => {
  const ana = await register(target, "Ana");
  const phone = await signInAgain(ana);
  const streams = [await listen(ana), await listen(phone)];
  const quiet = await idle(await signInAgain(ana));
  expect(await recover(ana.email.toUpperCase())).toEqual({ sent: true, errors: [] });
  const token = await tokenFromMail(target, ana.email, /\/recovery_password\/([\w.~-]+)\//);
  expect(await reset(token, "debil")).toMatchObject({
    done: false,
    errors: [{ code: "BAD_USER_INPUT", field: "password" }],
  });
  expect(await reset(token, fresh)).toEqual({ done: true, errors: [] });
  await Promise.all(streams.map((stream) => stream.ended));
  expect(await quiet.closed).toBe(4403);
  expect([await isSignedIn(ana), await isSignedIn(phone)]).toEqual([false, false]);
  expect(await reset(token, "Otra#2026")).toEqual({
    done: false,
    errors: [{ code: "NOT_FOUND", field: "token", message: "El enlace ya no es válido. Solicita otro." }],
  });
  expect(await signIn(target, ana.email, password)).toBeNull();
  expect(await isSignedIn(await signInAgain(ana, fresh))).toBe(true);
});

test("changing a password ends the other sessions and keeps this one", async () => {
  const luis = await register(target, "Luis");
  const phone = await signInAgain(luis);
  const [own, theirs] = [await listen(luis), await listen(phone)];
  expect((await change(luis, "Equivocada#1", fresh)).errors).toEqual([
    { code: "BAD_USER_INPUT", field: "currentPassword", message: "La contraseña actual no es correcta" },
  ]);
  expect((await change(luis, password, "debil")).errors).toMatchObject([
    { code: "BAD_USER_INPUT", field: "newPassword" },
  ]);
  const stolen = new GraphqlClient(target.url, { cookie: luis.client.cookie });
  expect(await change(luis, password, fresh)).toEqual({ viewer: { id: luis.id }, errors: [] });
  await theirs.ended;
  expect([await isSignedIn(luis), await isSignedIn(phone), own.errors]).toEqual([true, false, []]);
  // A copy of the cookie is the same session and goes on; a new sign-in needs the new password.
  expect((await stolen.data<{ viewer: unknown }>("{ viewer { id } }")).viewer).not.toBeNull();
  expect([await signIn(target, luis.email, password), (await signIn(target, luis.email, fresh))?.id]).toEqual([
    null,
    luis.id,
  ]);
  await own.stop();
});

test("a recovery reports an unregistered address, and only one per request", async () => {
  const unknown = await recover("nadie.de.aqui@example.com");
  expect(unknown).toEqual({
    sent: false,
    errors: [{ code: "NOT_FOUND", field: "email", message: "Este email no esta registrado." }],
  });
  expect((await recover("no es un correo")).errors).toEqual([
    { code: "BAD_USER_INPUT", field: "email", message: "Por favor escribe un correo electrónico valido" },
  ]);
  const twice = await guest.run(
    'mutation { a: requestPasswordReset(input: { email: "a@example.com" }) { sent } b: resendConfirmation(input: { email: "b@example.com" }) { sent } }',
  );
  expect(twice.errors[0]?.extensions?.code).toBe("BAD_USER_INPUT");
});

test("mails about transactions can be turned off and on", async () => {
  const { client } = await register(target, "Sara");
  const set = async (enabled: boolean) =>
    (
      await client.data<{ setEmailNotifications: unknown }>(
        `mutation ($enabled: Boolean!) { setEmailNotifications(input: { enabled: $enabled }) { viewer { emailNotifications } ${outcome} } }`,
        { enabled },
      )
    ).setEmailNotifications;
  const read = async () =>
    (await client.data<{ viewer: { emailNotifications: boolean } }>("{ viewer { emailNotifications } }")).viewer
      .emailNotifications;
  expect(await read()).toBe(true);
  expect([await set(false), await set(false), await read()]).toEqual([
    ...Array.from({ length: 2 }, () => ({ viewer: { emailNotifications: false }, errors: [] })),
    false,
  ]);
  expect([await set(true), await read()]).toEqual([{ viewer: { emailNotifications: true }, errors: [] }, true]);
  expect(
    (await guest.run("mutation { setEmailNotifications(input: { enabled: true }) { viewer { id } } }")).errors[0]
      ?.extensions?.code,
  ).toBe("UNAUTHENTICATED");
});
