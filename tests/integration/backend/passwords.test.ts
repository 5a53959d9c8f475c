import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails, mailTokens } from "../../../backend/db/schema/mails";
import { users } from "../../../backend/db/schema/users";
import { addressHeaders } from "../../../gateway/rest/viewerAddress";
import { aUser, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";

const hour = 3_600_000;
const fresh = "Nueva#2026";

describe.each(bothDatabases)("passwords on %s", (database) => {
  let backend: TestBackend;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    backend = await startBackend({
      database,
      publicUrl: "https://truequea.example",
      tokenRotation: true,
      now: () => new Date(Date.now() + clock.ahead),
    });
  });
  afterAll(() => backend.stop());

  const recover = (email: string) =>
    backend.call<{ response: string }>("/send_mail_recovery_password", { body: { email } });
  const resend = (email: string) =>
    backend.call<{ response: string }>("/resend_confirmation_email", { body: { email } });
  const update = (token: string, given: string) =>
    backend.call<{ response: string }>("/update_password", { body: { token, password: given } });
  const signIn = (user: User, given: string) =>
    backend.call("/auth/sign_in/", { body: { email: user.email, password: given } });
  const restores = async (user: User, headers: Record<string, string>) =>
    (await backend.call(`/users?token=${user.token}`, { headers })).status === 200;
  const mailsTo = (email: string) =>
    backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));

  async function linkFor(user: User) {
    expect((await recover(user.email)).body).toEqual({ response: "email sent successfully" });
    const [mail] = await mailsTo(user.email);
    return /https:\/\/truequea\.example\/recovery_password\/([\w-]+)\/\w+/.exec(mail?.text ?? "")?.[1] ?? "";
  }

  it("are reset by the link of a mail, once, which ends every session", async () => {
    const user = await aUser(backend.db);
    const sessions = [await sessionOf(backend.db, user), await sessionOf(backend.db, user)];
    const [earlier, token] = [await linkFor(user), await linkFor(user)];
    expect(
      JSON.stringify(await backend.db.select().from(mailTokens).where(eq(mailTokens.userId, user.id))),
    ).not.toContain(token);
    expect((await update(token, "debil")).status).toBe(422);

    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => update(token, `${fresh}${index}`)));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([
      { response: "password updated successfully", uid: user.email },
    ]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(99);
    const winner = answers.findIndex(({ status }) => status === 200);
    for (const session of sessions) expect(await restores(user, session)).toBe(false);
    expect([(await signIn(user, password)).status, (await signIn(user, `${fresh}${winner}`)).status]).toEqual([
      401, 200,
    ]);
    expect((await update(earlier, fresh)).status).toBe(404);
    expect((await mailsTo(user.email))[0]?.subject).toBe("Tu contraseña de Truequea cambió");
  });

  it("leave no session of a simultaneous sign-in with the old password", async () => {
    const user = await aUser(backend.db);
    const token = await linkFor(user);
    const [, ...signedIn] = await Promise.all([
      update(token, fresh),
      ...Array.from({ length: 15 }, () => signIn(user, password)),
    ]);
    const sessions = signedIn
      .filter(({ status }) => status === 200)
      .map(({ headers }) =>
        Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, headers.get(name) ?? ""])),
      );
    expect(await Promise.all(sessions.map((session) => restores(user, session)))).not.toContain(true);
  });

  it("are not reset by an expired, foreign or malformed link", async () => {
    const user = await aUser(backend.db, { confirmedAt: null });
    const token = await linkFor(user);
    await resend(user.email);
    const confirmation = /confirm\/user\/([\w-]+)/.exec((await mailsTo(user.email))[0]?.text ?? "")?.[1] ?? "";
    expect((await backend.call(`/active_user/${token}`)).body).toEqual({ response: false });
    clock.ahead = 2.01 * hour;
    for (const wrong of [token, confirmation, "", "x".repeat(100)])
      expect((await update(wrong, fresh)).status).toBe(404);
    clock.ahead = 0;
    expect((await update(token, fresh)).status).toBe(200);
    // Reading the mail proves the address.
    expect((await signIn(user, fresh)).status).toBe(200);
  });

  it("send the confirmation again and report unknown addresses, within the limit", async () => {
    const user = await aUser(backend.db, { confirmedAt: null });
    expect((await resend(user.email.toUpperCase())).body).toEqual({ response: "email resent successfully" });
    const token = /confirm\/user\/([\w-]+)/.exec((await mailsTo(user.email))[0]?.text ?? "")?.[1] ?? "";
    expect((await backend.call(`/active_user/${token}`)).body).toEqual({ response: true });
    expect((await resend(user.email)).status).toBe(409);
    expect([(await recover("nadie@example.com")).body, (await resend("nadie@example.com")).body]).toEqual([
      { response: "email no exist" },
      { response: "email not found" },
    ]);
    for (const wrong of ["", "marta@", `${user.email}\0`]) expect((await recover(wrong)).status).toBe(422);

    const many = await Promise.all(Array.from({ length: 20 }, () => recover(user.email)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(
      many.filter(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) > 60),
    ).toHaveLength(15);
  });

  it("are changed by their owner, who stays signed in with a new token while other sessions end", async () => {
    const user = await aUser(backend.db);
    const [own, other] = [await sessionOf(backend.db, user), await sessionOf(backend.db, user)];
    const change = (current: string, next: string, headers: Record<string, string>) =>
      backend.call<{ fields?: unknown }>("/auth/password", {
        method: "PUT",
        body: { current_password: current, password: next },
        headers,
      });
    expect((await change(password, fresh, {})).status).toBe(401);
    expect((await change("falsa", fresh, own)).body.fields).toEqual({
      current_password: ["La contraseña actual no es correcta"],
    });
    expect((await change(password, "debil", own)).body.fields).toEqual({ password: ["La contraseña no es válida"] });
    const done = await change(password, fresh, own);
    const renewed = { ...own, "access-token": done.headers.get("access-token") ?? "" };
    expect([done.status, renewed["access-token"] === own["access-token"]]).toEqual([200, false]);
    expect([await restores(user, renewed), await restores(user, own), await restores(user, other)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await change(password, fresh, renewed)).status).toBe(200);
    expect(await restores(user, renewed)).toBe(true);

    const wrong = await Promise.all(Array.from({ length: 12 }, () => change("falsa", "Otra#2026", renewed)));
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5);
    expect((await change(fresh, "Otra#2026", renewed)).status).toBe(429);
  });

  it("lets users turn mails off and on", async () => {
    const user = await aUser(backend.db);
    const headers = await sessionOf(backend.db, user);
    const set = async (body: unknown) =>
      (
        await backend.call<{ notifications_email: boolean }>("/user/set_email_notifications", {
          method: "PATCH",
          body,
          headers,
        })
      ).body;
    expect([
      await set({ notifications_email: false }),
      await set({ notifications_email: false }),
      await set({}),
    ]).toEqual([{ notifications_email: false }, { notifications_email: false }, { notifications_email: true }]);
    expect((await backend.db.select().from(users).where(eq(users.id, user.id)))[0]?.notificationsEmail).toBe(true);
  });
});

it("the limits count the visitor's address that a gateway with the secret reports", async () => {
  const gatewaySecret = "a-secret-of-two-that-is-long-enough";
  const backend = await startBackend({ limitLoopback: true, gatewaySecret });
  const limited = async (headers: Record<string, string>) => {
    const body = (index: number) => ({ email: `nadie${index}@example.com` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backend.call("/send_mail_recovery_password", { body: body(index), headers }),
      ),
    );
    return answers.filter(({ status }) => status === 429).length;
  };
  expect([
    await limited(addressHeaders(gatewaySecret, "198.51.100.1")),
    await limited(addressHeaders(gatewaySecret, "198.51.100.2")),
  ]).toEqual([0, 0]);
  // Addresses without a fresh signature are ignored: the thirty attempts count for this machine.
  expect(await limited(addressHeaders("another-secret-that-is-long-enough-too", "198.51.100.3"))).toBe(0);
  expect(await limited(addressHeaders(gatewaySecret, "198.51.100.4", Date.now() - 120_000))).toBe(10);
  const gateway = await startGateway(backend.url, { TRUSTED_PROXY: "127.0.0.1", GATEWAY_SECRET: gatewaySecret });
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.5" },
    body: JSON.stringify({
      query: 'mutation { requestPasswordReset(input: { email: "nadie@example.com" }) { errors { code } } }',
    }),
  });
  expect(await response.json()).toEqual({ data: { requestPasswordReset: { errors: [{ code: "NOT_FOUND" }] } } });
  await gateway.stop();
  await backend.stop();
});

it("the limits count the caller's address where no gateway reports one", async () => {
  const backend = await startBackend({ limitLoopback: true });
  const statuses = await Promise.all(
    Array.from(
      { length: 32 },
      async (_, index) =>
        (await backend.call("/send_mail_recovery_password", { body: { email: `persona${index}@example.com` } })).status,
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const guesses = await Promise.all(
    Array.from(
      { length: 102 },
      async (_, index) =>
        (await backend.call("/auth/sign_in/", { body: { email: `persona${index}@example.com` } })).status,
    ),
  );
  expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  await backend.stop();
});
