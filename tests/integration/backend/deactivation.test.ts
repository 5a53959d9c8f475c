import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../../backend/db/schema/mails";
import { publications } from "../../../backend/db/schema/publications";
import { clients } from "../../../backend/db/schema/sessions";
import { transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const bound = { error: true, errors: ["No se puede desactivar el perfil porque usted tiene transacciones activas"] };
const minute = 60_000;
interface Refusal {
  errors: string[];
  reactivation_token?: string;
  expires_at?: string;
  fields?: unknown;
}

describe.each(bothDatabases)("deactivating and reactivating an account on %s", (database) => {
  let backend: TestBackend;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    backend = await startBackend({
      database,
      tokenRotation: true,
      publicUrl: "https://truequea.example",
      now: () => new Date(Date.now() + clock.ahead),
    });
  });
  afterAll(() => backend.stop());

  const leave = (headers: Record<string, string>, body?: unknown) =>
    backend.call("/desactivate_account", { method: "PATCH", headers, body });
  const signIn = (user: User, given = password) =>
    backend.call<Refusal>("/auth/sign_in/", { body: { email: user.email, password: given } });
  const takeBack = (token: unknown) =>
    backend.call<{ data: { id: number } }>("/reactivate_account", { body: { token } });
  const rowOf = async (user: User) => (await backend.db.select().from(users).where(eq(users.id, user.id)))[0];
  const statusesOf = async (user: User) =>
    (
      await backend.db.select().from(publications).where(eq(publications.ownerId, user.id)).orderBy(publications.id)
    ).map(({ status }) => status);
  const lastMail = async (user: User) =>
    (await backend.db.select().from(mails).where(eq(mails.recipient, user.email)).orderBy(desc(mails.id)).limit(1))[0]
      ?.subject;

  it("hides account and publications, ends every session, and is undone at the next sign-in", async () => {
    const user = await aUser(backend.db);
    const statuses = ["Activo", "waiting", "finished", "inactive"] as const;
    const [shown] = await Promise.all(
      statuses.map(async (status) =>
        aPublication(backend.db, { ownerId: user.id, status, title: "Lámpara de quien se va" }),
      ),
    );
    const [own, other] = [await sessionOf(backend.db, user), await sessionOf(backend.db, user)];
    for (const status of ["complete", "rejected"] as const) await aTransaction(backend.db, { owner: user, status });

    expect((await leave({})).status).toBe(401);
    expect([(await leave(own, { password: "falsa" })).body, (await rowOf(user))?.active]).toEqual([
      {
        errors: ["La contraseña actual no es correcta"],
        fields: { password: ["La contraseña actual no es correcta"] },
      },
      true,
    ]);
    const done = await leave(own, { password });
    expect([done.status, done.body, done.headers.get("access-token")]).toEqual([
      200,
      { error: false, message: "Se ha desactivado la cuenta" },
      null,
    ]);
    expect((await statusesOf(user)).toSorted()).toEqual(["finished", ...Array<string>(5).fill("inactive")]);
    expect(await lastMail(user)).toBe("Desactivaste tu cuenta de Truequea");

    // Old tokens are refused except in public reads, which treat them as a guest's.
    for (const headers of [own, other]) {
      for (const path of [
        `/users?token=${user.token}`,
        "/notifications",
        "/chats?type=proposal",
        "/publications?kind=inactive",
        "/auth/validate_token",
      ])
        expect([path, (await backend.call(path, { headers })).status]).toEqual([path, 401]);
      expect((await leave(headers)).status).toBe(401);
      expect(
        (await backend.call<{ email: unknown; active: boolean }>(`/users/${user.id}`, { headers })).body,
      ).toMatchObject({ active: false, email: null, publication_actives: null });
      expect((await backend.call("/wall?offset=0", { headers })).text).not.toContain("Lámpara de quien se va");
    }
    expect(await backend.db.select().from(clients).where(eq(clients.userId, user.id))).toEqual([]);

    expect((await signIn(user, "falsa")).body).toEqual((await signIn(await aUser(backend.db), "falsa")).body);
    const earlier = (await signIn(user)).body.reactivation_token;
    const offered = await signIn(user);
    expect(offered).toMatchObject({
      status: 401,
      body: {
        errors: ["Tu cuenta está desactivada"],
        reactivation_token: expect.any(String) as string,
        expires_at: expect.any(String) as string,
      },
    });
    expect(offered.headers.get("access-token")).toBeNull();
    for (const wrong of [earlier, undefined, "", "x".repeat(300), { token: 1 }])
      expect((await takeBack(wrong)).status).toBe(404);
    clock.ahead = 31 * minute;
    expect((await takeBack(offered.body.reactivation_token)).status).toBe(404);
    clock.ahead = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(offered.body.reactivation_token)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.map(({ body }) => body.data.id)).toEqual([user.id]);
    const fresh = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, won[0]?.headers.get(name) ?? ""]),
    );
    expect((await backend.call(`/users?token=${user.token}`, { headers: fresh })).status).toBe(200);
    expect((await backend.call(`/users?token=${user.token}`, { headers: own })).status).toBe(401);
    expect([await rowOf(user), await lastMail(user)]).toMatchObject([
      { active: true, deactivatedAt: null, signInCount: 1 },
      "Tu cuenta de Truequea está activa de nuevo",
    ]);
    expect((await statusesOf(user)).includes("Activo")).toBe(false);
    const again = await backend.call<{ publication: { publication_status: string } }>(
      `/publications/update_status/${shown?.id}`,
      { body: { publication_status: 0 }, headers: fresh },
    );
    expect(again.body.publication.publication_status).toBe("Activo");
  });

  it("is refused while the user is in a transaction, as either party", async () => {
    for (const status of [
      "active",
      "accepted",
      "confirmed_owner",
      "confirmed_interested",
      "claim_owner",
      "claim_interested",
    ] as const) {
      const built = await aTransaction(backend.db, { status });
      for (const user of [built.owner, built.interested]) {
        expect([status, (await leave(await sessionOf(backend.db, user), { password })).body]).toEqual([status, bound]);
        expect([(await rowOf(user))?.active, await statusesOf(user)]).toEqual([true, ["Activo"]]);
      }
    }
  });

  it("offers no reactivation to a suspended user, nor with a token of a former password", async () => {
    const suspended = await aUser(backend.db, { active: false });
    expect((await signIn(suspended)).body).toEqual({ success: false, errors: ["Tu cuenta está desactivada"] });
    const user = await aUser(backend.db);
    await leave(await sessionOf(backend.db, user));
    const token = (await signIn(user)).body.reactivation_token;
    await backend.call("/send_mail_recovery_password", { body: { email: user.email } });
    const [mail] = await backend.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, user.email))
      .orderBy(desc(mails.id))
      .limit(1);
    const link = /recovery_password\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect((await backend.call("/update_password", { body: { token: link, password: "Nueva#2026" } })).status).toBe(
      200,
    );
    expect([(await takeBack(token)).status, (await rowOf(user))?.active]).toEqual([404, false]);
    expect((await signIn(user, "Nueva#2026")).body.reactivation_token).toEqual(expect.any(String));
  });

  it("leaves no open proposal of or to a deactivated user, whatever happens at the same moment", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const [leaver, friend] = [await aUser(backend.db), await aUser(backend.db)];
      const [theirs, mine] = [
        await aPublication(backend.db, { ownerId: friend.id }),
        await aPublication(backend.db, { ownerId: leaver.id }),
      ];
      const resting = await aPublication(backend.db, { ownerId: leaver.id, status: "inactive" });
      const [own, second, other] = [
        await sessionOf(backend.db, leaver),
        await sessionOf(backend.db, leaver),
        await sessionOf(backend.db, friend),
      ];
      const propose = (publicationId: number, headers: Record<string, string>) =>
        backend.call("/v1/transactions/", {
          body: { publication_id: publicationId, tags: ["Un reloj"], publication_interesteds_ids: [] },
          headers,
        });
      // Checking the password takes a while, so the proposals usually come first.
      const calls = [
        () => leave(own, round % 2 ? { password } : undefined),
        () => propose(theirs.id, second),
        () => propose(mine.id, other),
        () =>
          backend.call(`/publications/update_status/${resting.id}`, {
            body: { publication_status: 0 },
            headers: second,
          }),
        () => signIn(leaver),
      ];
      // A different one starts first in every round.
      const first = round % calls.length;
      const started = [...calls.slice(first), ...calls.slice(0, first)].map((call) => call());
      const left = (await Promise.all(started)).at(-first || 0);
      const isGone = (await rowOf(leaver))?.active === false;
      const live = (await backend.db.select().from(transactions)).filter(
        (one) => one.status === "active" && [one.ownerId, one.interestedId].includes(leaver.id),
      );
      outcomes.add(isGone ? "gone" : "stays");
      expect([round, left?.status, live.length > 0]).toEqual([round, isGone ? 200 : 422, !isGone]);
      if (!isGone) continue;
      expect(new Set(await statusesOf(leaver))).toEqual(new Set(["inactive"]));
      expect(await backend.db.select().from(clients).where(eq(clients.userId, leaver.id))).toEqual([]);
    }
    // Both outcomes must have occurred, or the race was not tried.
    expect([...outcomes].toSorted()).toEqual(["gone", "stays"]);
  });
});
