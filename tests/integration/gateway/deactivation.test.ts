import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, password } from "../../support/builders";
import type { User } from "../../support/builders";
import { googleClientId, IdentityProvider } from "../../support/identityProvider";
import { GraphqlClient } from "../../support/graphqlClient";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

interface Refused {
  code: string;
  field: string | null;
  message: string;
}
interface SignedIn {
  viewer: { id: string } | null;
  reactivation: { token: string; expiresAt: string } | null;
  errors: Refused[];
}
const errors = "errors { code field message }";
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } reactivation { token expiresAt } ${errors} } }`;
const LEAVE = `mutation ($input: DeactivateAccountInput!) { deactivateAccount(input: $input) { done ${errors} } }`;
const RETURN = `mutation ($input: ReactivateAccountInput!) { reactivateAccount(input: $input) { viewer { id hasPassword user { isActive } } ${errors} } }`;
const bound = "No se puede desactivar el perfil porque usted tiene transacciones activas";

describe("deactivating and reactivating the own account", () => {
  let provider: IdentityProvider;
  let backend: TestBackend;
  let gateway: TestGateway;
  beforeAll(async () => {
    provider = await new IdentityProvider().start();
    backend = await startBackend(provider.settings);
    gateway = await startGateway(backend.url, { GOOGLE_CLIENT_ID: googleClientId });
  });
  afterAll(async () => {
    await gateway.stop();
    await backend.stop();
    await provider.stop();
  });

  const signIn = async (user: User, client = new GraphqlClient(gateway.url), given = password) => ({
    client,
    ...(await client.data<{ signIn: SignedIn }>(SIGN_IN, { input: { email: user.email, password: given } })).signIn,
  });
  const leave = async (client: GraphqlClient, input: Record<string, unknown>) =>
    (await client.data<{ deactivateAccount: { done: boolean; errors: Refused[] } }>(LEAVE, { input }))
      .deactivateAccount;
  const takeBack = async (client: GraphqlClient, token: string) =>
    (await client.data<{ reactivateAccount: { viewer: unknown; errors: Refused[] } }>(RETURN, { input: { token } }))
      .reactivateAccount;

  it("is refused without the password and during a transaction, and keeps the session", async () => {
    const built = await aTransaction(backend.db, { status: "claim_owner" });
    const { client } = await signIn(built.owner);
    expect(await leave(client, {})).toMatchObject({
      done: false,
      errors: [{ code: "BAD_USER_INPUT", field: "password", message: "Escribe tu contraseña" }],
    });
    expect(await leave(client, { password: "falsa" })).toMatchObject({
      done: false,
      errors: [{ field: "password", message: "La contraseña actual no es correcta" }],
    });
    expect(await leave(client, { password })).toEqual({
      done: false,
      errors: [{ code: "BAD_USER_INPUT", field: null, message: bound }],
    });
    expect(await client.data("{ viewer { id hasPassword } }")).toEqual({
      viewer: { id: String(built.ownerId), hasPassword: true },
    });
    expect((await new GraphqlClient(gateway.url).run(LEAVE, { input: { password } })).errors[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
    for (let count = 0; count < 4; count += 1) await leave(client, { password: "falsa" });
    expect(await leave(client, { password })).toMatchObject({ done: false, errors: [{ code: "RATE_LIMITED" }] });
    await backend.db.update(transactions).set({ status: "rejected" }).where(eq(transactions.id, built.id));
  });

  it("ends all sessions and sockets, hides the user and their publications, and is undone at sign-in", async () => {
    const user = await aUser(backend.db);
    const { id: publicationId } = await aPublication(backend.db, { ownerId: user.id, title: "Farol de quien se va" });
    const [{ client }, { client: other }] = [await signIn(user), await signIn(user)];
    const guest = new GraphqlClient(gateway.url);
    const stream = await subscribe(other, 'subscription { notificationReceived(after: "0") { id } }');
    const seen = async () =>
      JSON.stringify(
        await guest.data(
          `{ wall { items { ... on PublicationWallItem { publication { id title } } } } search(input: { terms: ["farol"], mode: WANT }) { items { id title } } }`,
        ),
      );
    expect((await seen()).match(/Farol de quien/g)).toHaveLength(2);

    const overSocket = await subscribe(client, LEAVE, { input: { password } });
    await overSocket.ended;
    expect(overSocket.errors[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect(await leave(client, { password })).toEqual({ done: true, errors: [] });
    await stream.ended;
    for (const ended of [client, other]) expect(await ended.data("{ viewer { id } }")).toEqual({ viewer: null });
    expect(client.cookie).not.toContain("session");
    expect(await seen()).not.toContain("Farol de quien");
    expect(
      await guest.data(
        `{ user(id: "${user.id}") { isActive city } publication(id: "${publicationId}") { status description owner { isActive } } }`,
      ),
    ).toEqual({
      user: { isActive: false, city: null },
      publication: { status: "INACTIVE", description: null, owner: { isActive: false } },
    });

    expect(await signIn(user, guest, "falsa")).toMatchObject({
      viewer: null,
      reactivation: null,
      errors: [{ code: "UNAUTHENTICATED", message: "Credenciales inválidas, intente de nuevo" }],
    });
    const offered = await signIn(user, guest);
    expect(offered).toMatchObject({
      viewer: null,
      reactivation: { token: expect.any(String) as string, expiresAt: expect.any(String) as string },
      errors: [{ code: "FORBIDDEN", message: "Tu cuenta está desactivada" }],
    });
    expect(await guest.data("{ viewer { id } }")).toEqual({ viewer: null });
    const token = offered.reactivation?.token ?? "";
    expect(await takeBack(guest, token)).toEqual({
      viewer: { id: String(user.id), hasPassword: true, user: { isActive: true } },
      errors: [],
    });
    expect(
      await guest.data("{ viewer { id activePublicationCount } ownPublications(kind: INACTIVE) { items { id } } }"),
    ).toEqual({
      viewer: { id: String(user.id), activePublicationCount: 0 },
      ownPublications: { items: [{ id: String(publicationId) }] },
    });
    for (const wrong of [token, "../users", ""])
      expect(await takeBack(new GraphqlClient(gateway.url), wrong)).toMatchObject({
        viewer: null,
        errors: [{ code: "NOT_FOUND", field: "token" }],
      });
    expect(await client.data("{ viewer { id } }")).toEqual({ viewer: null });
  });

  it("offers reactivation after a sign-in by a provider, too", async () => {
    const user = await aUser(backend.db);
    const { client } = await signIn(user);
    await leave(client, { password });
    const answer = (
      await client.data<{ signInWithGoogle: SignedIn }>(
        `mutation ($input: SocialSignInInput!) { signInWithGoogle(input: $input) { viewer { id } incomplete { token } reactivation { token expiresAt } ${errors} } }`,
        { input: { token: await provider.idToken({ sub: "se-fue", email: user.email }) } },
      )
    ).signInWithGoogle;
    expect(answer).toMatchObject({
      viewer: null,
      incomplete: null,
      errors: [{ code: "FORBIDDEN", message: "Tu cuenta está desactivada" }],
    });
    expect(await takeBack(client, answer.reactivation?.token ?? "")).toMatchObject({ viewer: { id: String(user.id) } });
    expect((await backend.db.select().from(users).where(eq(users.id, user.id)))[0]?.active).toBe(true);
  });
});

it("reads a server's error flag, asks accounts without a password for the address, and reports a missing call", async () => {
  const account = {
    id: 1,
    token: "t",
    uid: "ana@example.com",
    email: "ana@example.com",
    name: "Ana",
    provider: "google",
  };
  const headers = {
    "access-token": "a",
    client: "c",
    uid: "ana@example.com",
    expiry: String(Math.floor(Date.now() / 1_000) + 3_600),
    "token-type": "Bearer",
  };
  let answer: [unknown, number] = [{ error: true }, 200];
  const upstream = await startUpstream((call, response) => {
    if (call.path.startsWith("/api/desactivate_account")) return json(response, answer[0], answer[1]);
    if (call.path.startsWith("/api/auth/sign_in")) return json(response, { data: account }, 200, headers);
    if (call.path.startsWith("/api/users")) return json(response, account, 200, headers);
    json(response, { status: 404, error: "Not Found" }, 404);
  });
  const gateway = await startGateway(upstream.url);
  const client = new GraphqlClient(gateway.url);
  await client.data(SIGN_IN, { input: { email: account.email, password } });
  const ask = async (email: string | null) =>
    (await client.data<{ deactivateAccount: { done: boolean; errors: Refused[] } }>(LEAVE, { input: { email } }))
      .deactivateAccount;
  expect(await client.data("{ viewer { hasPassword } }")).toEqual({ viewer: { hasPassword: false } });
  for (const wrong of [null, "otra@example.com"])
    expect(await ask(wrong)).toMatchObject({ done: false, errors: [{ field: "email" }] });
  for (const flagged of [
    [{ error: true }, 200],
    [{ error: "true" }, 422],
  ] as const) {
    answer = [...flagged];
    expect([flagged, (await ask("Ana@example.com")).done]).toEqual([flagged, false]);
  }
  answer = [{ error: true }, 200];
  expect((await ask("ana@example.com")).errors).toEqual([{ code: "BAD_USER_INPUT", field: null, message: bound }]);
  answer = [{ status: 404, error: "Not Found" }, 404];
  expect((await client.run(LEAVE, { input: { email: "ana@example.com" } })).errors[0]?.extensions?.code).toBe(
    "UPSTREAM_UNAVAILABLE",
  );
  expect(
    (await new GraphqlClient(gateway.url).run(RETURN, { input: { token: "abc" } })).errors[0]?.extensions?.code,
  ).toBe("UPSTREAM_UNAVAILABLE");
  answer = [{ error: false }, 200];
  expect(await ask("ana@example.com")).toEqual({ done: true, errors: [] });
  expect(await client.data("{ viewer { id } }")).toEqual({ viewer: null });
  expect(
    upstream.calls
      .filter(({ path }) => path.includes("desactivate"))
      .map(({ method, body }) => [method, String(body)])
      .at(-1),
  ).toEqual(["PATCH", ""]);
  await gateway.stop();
  await upstream.stop();
});
