import { describe, expect, it } from "vitest";
import { contactForms } from "../../../../backend/db/schema/mails";
import { reports } from "../../../../backend/db/schema/reports";
import { aPublication, aTransaction, aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { setUpModeration } from "../../../support/moderationFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("the queue of the operators on %s", (database) => {
  const fixture = setUpModeration(database);
  const { as, readQueue, waits, readItem, send, carryOut, mailsTo, report } = fixture;

  it("is refused to guests and members at every call", async () => {
    const member = await aUser(fixture.backend.db);
    const waiting = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const calls: [string, { method?: string; body?: unknown }][] = [
      ["/moderation/queue", {}],
      [`/moderation/items/publication/${waiting.id}`, {}],
      ["/moderation/decisions", {}],
      [
        "/moderation/decisions",
        { body: { kind: "publication", subject_id: waiting.id, revision: "0", action: "approve" } },
      ],
      ["/moderation/decisions/1", { method: "DELETE" }],
      ["/moderation/decisions/1/apply", { method: "POST" }],
    ];
    for (const [path, options] of calls) {
      expect([path, (await fixture.backend.call(path, options)).status]).toEqual([path, 401]);
      const refused = await fixture.backend.call<{ errors: string[] }>(path, { ...options, headers: await as(member) });
      expect([path, refused.status, refused.body.errors]).toEqual([path, 403, ["No tienes permiso para hacer esto."]]);
    }
    expect(await waits("publication", waiting.id)).toBe(true);
    // Their account says so to the operators alone.
    const account = async (user: User) =>
      (await fixture.backend.call<{ operator?: boolean }>(`/users?token=${user.token}`, { headers: await as(user) }))
        .body;
    expect([(await account(fixture.operator)).operator, (await account(member)).operator]).toEqual([true, undefined]);
  });

  it("counts what waits and shows the oldest first", async () => {
    const older = await aPublication(fixture.backend.db, {
      status: "waiting",
      approvedAt: null,
      title: "La más vieja",
      updatedAt: new Date("2020-01-01"),
    });
    const { counts, items } = await readQueue();
    expect(items[0]).toMatchObject({ kind: "publication", id: older.id, title: "La más vieja" });
    expect(counts.find(({ kind }) => kind === "publication")).toMatchObject({
      oldest_at: "2020-01-01T00:00:00.000Z",
      count: items.filter(({ kind }) => kind === "publication").length,
    });
    expect(counts.find(({ kind }) => kind === "claim")).toMatchObject({ count: 0, oldest_at: null });
  });

  it("hides from operators what waits about themselves, and who reported it", async () => {
    const own = await aPublication(fixture.backend.db, { ownerId: fixture.operator.id });
    await report(own);
    const reporter = await aUser(fixture.backend.db);
    await fixture.backend.db
      .insert(reports)
      .values({ userId: fixture.operator.id, reporterId: reporter.id, reason: "Me amenaza" });
    const claim = await aTransaction(fixture.backend.db, { status: "claim_owner", interested: fixture.operator });
    for (const [kind, id] of [
      ["report", own.id],
      ["person", fixture.operator.id],
      ["claim", claim.id],
    ] as const) {
      const [mine, theirs] = [await readQueue(kind), await readQueue(kind, fixture.other)];
      expect([kind, mine.items.some((item) => item.id === id), (await readItem(kind, id)).status]).toEqual([
        kind,
        false,
        403,
      ]);
      expect(theirs.items.some((item) => item.id === id)).toBe(true);
      expect(mine.counts.find((entry) => entry.kind === kind)?.count).toBe(mine.items.length);
    }
  });

  it("refuses unknown kinds, actions of other kinds and unknown items", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const base = { kind: "publication", subject_id: id, revision, action: "approve" };
    for (const [change, status] of [
      [{ kind: "planet" }, 422],
      [{ action: "complete" }, 422],
      [{ action: "return", reason: "x".repeat(1_001) }, 422],
      [{ subject_id: 2_000_000_000 }, 409],
      [{ kind: "claim", action: "complete", reason: "Sí" }, 409],
    ] as const)
      expect([change, (await send(fixture.operator, { ...base, ...change })).status]).toEqual([change, status]);
    expect(
      (await fixture.backend.call("/moderation/items/planet/1", { headers: await as(fixture.operator) })).status,
    ).toBe(422);
  });

  it("answers a message of the contact page by mail, or closes it", async () => {
    const write = async (subject: string) => {
      const [form] = await fixture.backend.db
        .insert(contactForms)
        .values({ name: "Pedro", email: "pedro@example.com", subject, message: "¿Cómo publico?" })
        .returning();
      return form?.id ?? 0;
    };
    const [asked, spam] = [await write("Ayuda"), await write("Gane dinero")];
    expect((await readItem("contact", asked)).body.item.statements).toMatchObject([
      { author: "Pedro (pedro@example.com)", text: "¿Cómo publico?" },
    ]);
    await carryOut("contact", asked, "answer", "Con el botón Publicar.");
    await carryOut("contact", spam, "close");
    const [mail, ...more] = await mailsTo("pedro@example.com");
    expect([mail?.subject, more]).toEqual(["Re: Ayuda", []]);
    expect(mail?.text).toContain("Con el botón Publicar.");
    expect([await waits("contact", asked), await waits("contact", spam)]).toEqual([false, false]);
  });
});
