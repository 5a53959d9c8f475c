import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countReasons } from "../../../../backend/db/remarks";
import { mails } from "../../../../backend/db/schema/mails";
import { publications } from "../../../../backend/db/schema/publications";
import { transactions } from "../../../../backend/db/schema/transactions";
import { users } from "../../../../backend/db/schema/users";
import { aTransaction, aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { chain, useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("a ring on %s", (database) => {
  const fixture = useRings(database);
  const { answer, receive, leave, ringOf, notificationsTo, reservedBy, aProposedRing, anAcceptedRing, later, call } =
    fixture;
  const statusOf = async (giver: Giver) =>
    (await fixture.backend.db.select().from(publications).where(eq(publications.id, giver.thing.id)))[0]?.status;
  const accept = (transaction: { id: number; owner: User }) =>
    call<{ errors?: string[] }>(transaction.owner, `/v1/transactions/${transaction.id}`, {
      method: "PUT",
      body: { id: transaction.id, status: "accepted" },
    });

  it("reserves everything with the last acceptance, in any order, and is complete once each has received", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    expect(await notificationsTo(ana)).toEqual(["proposed"]);
    for (const giver of [eva, ana]) expect((await answer(giver, id, "accept")).body.ring.state).toBe("proposed");
    expect(await reservedBy(id)).toBe(0);
    // Twice the same has the same answer, and no other effect.
    expect((await answer(ana, id, "accept")).status).toBe(200);
    expect((await answer(luis, id, "accept")).body.ring.state).toBe("accepted");
    expect((await answer(luis, id, "accept")).status).toBe(200);
    expect(await reservedBy(id)).toBe(3);
    expect(await notificationsTo(luis)).toEqual(["proposed", "joined", "joined", "accepted"]);

    const misfits = await receive(ana, id, 4, ["late"]);
    expect([misfits.status, Object.keys(misfits.body.fields ?? {})]).toEqual([422, ["reasons"]]);
    const given = await receive(ana, id, 4, ["on_time", "as_shown"]);
    expect(given.body.ring.members.map(({ received }) => received)).toEqual([true, false, false]);
    expect((await receive(ana, id, 4)).status).toBe(200);
    expect((await receive(ana, id, 2)).status).toBe(409);
    const reasonsOf = ({ user }: Giver) => countReasons(fixture.backend.db, user.id);
    const starsOf = async (userId: number) => {
      const [user] = await fixture.backend.db.select().from(users).where(eq(users.id, userId));
      return [user?.ratingSum, user?.ratingCount];
    };
    await receive(luis, id);
    // No member sees their rating before they give one.
    expect(await starsOf(eva.user.id)).toEqual([0, 0]);
    expect(await reasonsOf(eva)).toEqual([]);
    expect((await receive(eva, id)).body.ring.state).toBe("complete");
    // Only the member who gives to Ana has her stars.
    expect(await starsOf(eva.user.id)).toEqual([4, 1]);
    expect(await Promise.all([ana, luis, eva].map(reasonsOf))).toEqual([
      [],
      [],
      [
        { reason: "as_shown", count: 1 },
        { reason: "on_time", count: 1 },
      ],
    ]);
    expect(await Promise.all(givers.map(statusOf))).toEqual(["finished", "finished", "finished"]);
    expect(await reservedBy(id)).toBe(0);
    expect(await notificationsTo(ana)).toEqual(["proposed", "joined", "accepted", "received", "complete"]);
    await fixture.runJobs();
    const subjects = await fixture.backend.db.select().from(mails).where(eq(mails.recipient, ana.user.email));
    expect(subjects.map(({ subject }) => subject)).toEqual([
      `Encontramos un círculo para «${ana.thing.title}»`,
      "¡El círculo está acordado!",
      "El círculo avanza",
      "¡Círculo completo!",
    ]);
    expect(subjects.map(({ text }) => text).join("\n")).not.toContain(luis.user.name);
  });

  it("shows its members what a proposal shows of people and things, and strangers nothing", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis] = givers;
    const stranger = await aUser(fixture.backend.db);
    const ring = await ringOf(ana, id);
    expect(ring.members.map(({ user, publication }) => [user.id, publication.id])).toEqual(
      givers.map(({ user, thing }) => [user.id, thing.id]),
    );
    expect(JSON.stringify(ring)).not.toContain(luis.user.email);
    expect(JSON.stringify(ring)).not.toContain("Urdaneta");
    const unknown = await call(ana.user, "/v1/rings/2000000000");
    for (const [path, method, body] of [
      ["", "GET"],
      ["/accept", "POST"],
      ["/decline", "POST"],
      ["/received", "PUT", { stars: 5 }],
      ["/leave", "POST", { reason: "Ya no puedo" }],
    ] as const) {
      const refused = await call(stranger, `/v1/rings/${id}${path}`, { method, body });
      expect([path, refused.status, refused.text]).toEqual([path, 404, unknown.text]);
    }
    expect((await fixture.backend.call(`/v1/rings/${id}`)).status).toBe(401);
    expect((await call<{ id: number }[]>(ana.user, "/v1/rings")).body.map((one) => one.id)).toEqual([id]);
    expect((await call<unknown[]>(stranger, "/v1/rings")).body).toEqual([]);
  });

  it("continues once with a replacement for a member who declined, and asks everybody again", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    const [other, another] = [await fixture.aGiver(), await fixture.aGiver()];
    for (const one of [other, another]) await chain(fixture.backend.db, [ana.thing, one.thing, eva.thing]);
    await answer(ana, id, "accept");
    expect((await answer(luis, id, "decline")).body.ring.repaired_by_id).toBeNull();
    const repaired = (await ringOf(ana, id)).repaired_by_id ?? 0;
    const ring = await ringOf(ana, repaired);
    expect(ring).toMatchObject({ state: "proposed", repairs_id: id });
    expect(ring.members.map(({ accepted }) => accepted)).toEqual([false, false, false]);
    const added = ring.members.map(({ user }) => user.id);
    expect(added).toEqual(expect.arrayContaining([ana.user.id, eva.user.id]));
    expect(added).not.toContain(luis.user.id);
    expect(await notificationsTo(ana)).toEqual(["proposed", "repaired"]);
    // Whoever takes the place had no ring before.
    const replacement = added.includes(other.user.id) ? other : another;
    expect(await notificationsTo(replacement)).toEqual(["proposed"]);
    expect(await ringOf(replacement, repaired)).toMatchObject({ state: "proposed", repairs_id: null });
    expect((await call(luis.user, `/v1/rings/${repaired}`)).status).toBe(404);
    // Once.
    await answer(eva, repaired, "decline");
    expect(await ringOf(ana, repaired)).toMatchObject({ state: "ended", repaired_by_id: null });
  });

  it("takes the rest for received a week after the last confirmation", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis] = givers;
    await receive(ana, id);
    await later(5 * 24 + 1);
    expect([(await notificationsTo(luis)).at(-1), (await notificationsTo(ana)).at(-1)]).toEqual([
      "reminder",
      "accepted",
    ]);
    await later(2 * 24);
    expect((await ringOf(luis, id)).state).toBe("complete");
    expect(await statusOf(luis)).toBe("finished");
  });

  it("keeps its things from proposals, and a proposal keeps its things from rings", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    const first = await aTransaction(fixture.backend.db, { publication: ana.thing, owner: ana.user });
    expect((await accept(first)).status).toBe(200);
    await answer(ana, id, "accept");
    await answer(luis, id, "accept");
    const refused = await answer(eva, id, "accept");
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ["Una de las publicaciones ya está en otro cambio aceptado"],
    ]);
    // All or none.
    expect([await reservedBy(id), (await ringOf(eva, id)).state]).toEqual([0, "proposed"]);
    await fixture.backend.db
      .update(transactions)
      .set({ updatedAt: new Date(0) })
      .where(eq(transactions.id, first.id));
    await call(ana.user, `/v1/transactions/${first.id}`, { method: "PUT", body: { status: "rejected", id: first.id } });
    expect((await answer(eva, id, "accept")).body.ring.state).toBe("accepted");
    const second = await aTransaction(fixture.backend.db, { publication: eva.thing, owner: eva.user });
    expect((await accept(second)).body.errors).toEqual(["Una de las publicaciones ya está en otro cambio aceptado"]);
  });

  it("holds a publication and an account as an accepted exchange does, and ends while only proposed", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis, eva] = givers;
    const deactivate = ({ user, thing }: Giver) =>
      call(user, `/publications/update_status/${thing.id}`, { body: { publication_status: 1 } });
    const block = (by: Giver, whom: Giver) => call(by.user, `/blocks/${whom.user.id}`, { method: "PUT" });
    expect((await deactivate(ana)).status).toBe(422);
    expect((await block(ana, luis)).status).toBe(422);
    await leave(ana, id);
    expect((await deactivate(ana)).status).toBe(200);
    expect((await block(luis, eva)).status).toBe(200);

    const proposed = await aProposedRing();
    expect((await deactivate(proposed.givers[0])).status).toBe(200);
    expect((await ringOf(proposed.givers[1], proposed.id)).end_reason).toBe("unavailable");
    expect(await notificationsTo(proposed.givers[0])).toEqual(["proposed"]);
    const blocked = await aProposedRing();
    expect((await block(blocked.givers[0], blocked.givers[1])).status).toBe(200);
    expect((await ringOf(blocked.givers[2], blocked.id)).state).toBe("ended");
    // Who was blocked learns nothing of it.
    expect(await notificationsTo(blocked.givers[1])).toEqual(["proposed"]);
    // Nor sees any more who gave what to whom; who blocked does.
    const listed = async ({ user }: Giver) =>
      (await call<{ id: number }[]>(user, "/v1/rings")).body.map((ring) => ring.id).includes(blocked.id);
    expect((await call(blocked.givers[1].user, `/v1/rings/${blocked.id}`)).status).toBe(404);
    expect([await listed(blocked.givers[1]), await listed(blocked.givers[0])]).toEqual([false, true]);
    // The copy of their data has it all the same.
    const copy = await call<{ data: { circulos: { numero: number }[] } }>(blocked.givers[1].user, "/data_export");
    expect(copy.body.data.circulos).toMatchObject([{ numero: blocked.id }]);
  });
});
