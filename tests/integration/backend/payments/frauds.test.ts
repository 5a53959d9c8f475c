import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { endCampaignsOf } from "../../../../backend/commands/campaigns";
import { grantCredit, takeCreditBack } from "../../../../backend/commands/credit";
import { refuseTerm } from "../../../../backend/commands/premiumTerm";
import { reviewPublication } from "../../../../backend/commands/reviewPublication";
import { decisions } from "../../../../backend/db/schema/decisions";
import { mails } from "../../../../backend/db/schema/mails";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { publications } from "../../../../backend/db/schema/publications";
import { aPublication } from "../../../support/builders";
import type { Publication } from "../../../support/builders";
import { usePayments } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

type EarningType = Publication["type"];

/** Credit that a publication earned which was removed as a fraud, and that was spent by then. */
describe.each(bothDatabases)("the credit of a fraud on %s", (database) => {
  const fixture = usePayments(database);
  const { signedInUser, payWithCredit, balanceOf, ledgerOf } = fixture;
  type Member = Awaited<ReturnType<typeof signedInUser>>;

  const earn = async ({ user }: Member, type: EarningType) => {
    const thing = await aPublication(fixture.backend.db, { ownerId: user.id, type });
    await fixture.backend.db.transaction((tx) => grantCredit(tx, thing));
    return thing;
  };
  const remove = async (thing: Publication) => {
    const { db } = fixture.backend;
    const [decision] = await db
      .insert(decisions)
      .values({ kind: "report", subjectId: thing.id, revision: "0", action: "remove", reason: "Es una estafa" })
      .returning();
    await db.transaction((tx) => takeCreditBack(tx, thing, decision?.id ?? 0));
  };
  const approve = ({ id }: Publication) => fixture.backend.db.transaction((tx) => reviewPublication(tx, id));
  const waiting = ({ user }: Member, type: EarningType = "service") =>
    aPublication(fixture.backend.db, { ownerId: user.id, type, status: "waiting", approvedAt: null });

  it("does not come back with a refused Premium, and what other publications earned does", async () => {
    const ana = await signedInUser({ verified: true });
    const [fraud] = [await earn(ana, "service"), await earn(ana, "Producto")];
    await fixture.backend.call("/v1/provider_products", { headers: ana.headers, body: { id: 4, price: 0 } });
    await payWithCredit(ana, ana.publication, 1);
    await remove(fraud);
    expect(await balanceOf(ana.user)).toBe(0);

    const { db, services } = fixture.backend;
    const [term] = await db.select().from(premiumTerms).where(eq(premiumTerms.userId, ana.user.id));
    await db.transaction((tx) => refuseTerm(tx, term?.id ?? 0, "No pudimos comprobar tus datos", services));
    await db.transaction((tx) => endCampaignsOf(tx, [ana.publication.id], new Date()));
    // Ten dollars of the fraud and one of the product were there; what comes back in all is the one.
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([
      100,
      [
        ["publication", 1_000],
        ["publication", 100],
        ["payment", -500],
        ["payment", -500],
        ["fraud", -100],
        ["refund", 500],
        ["fraud", -500],
        ["unused_views", 500],
        ["fraud", -400],
      ],
    ]);
    // By its subject: the receipt's mail is written by a job, before or after it.
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, ana.user.email), eq(mails.subject, "No activamos tu Premium")));
    expect(mail?.text).toContain("De ahí retiramos 5,00 USD que había dado una publicación retirada por fraude.");
  });

  it("is not taken from what was paid with other credit afterwards", async () => {
    const ana = await signedInUser({ verified: true });
    const fraud = await earn(ana, "service");
    await payWithCredit(ana, ana.publication, 2);
    await remove(fraud);
    await earn(ana, "service");
    const other = await aPublication(fixture.backend.db, { ownerId: ana.user.id });
    await payWithCredit(ana, other, 1);
    await fixture.backend.db.transaction((tx) => endCampaignsOf(tx, [other.id], new Date()));
    expect((await ledgerOf(ana.user)).slice(2)).toEqual([
      ["fraud", 0],
      ["publication", 1_000],
      ["payment", -500],
      ["unused_views", 500],
    ]);
    const { body } = await fixture.backend.call<{ total: number; data: object[] }>("/v1/credit/entries", {
      headers: ana.headers,
    });
    expect([body.total, body.data.length]).toEqual([5, 5]);
  });

  it("is earned by the very first approval alone, whatever came before or after", async () => {
    const ana = await signedInUser();
    const removed = await waiting(ana);
    await remove(removed);
    await approve(removed);
    expect(await ledgerOf(ana.user)).toEqual([["fraud", 0]]);

    // The third has earned nothing, since two have reached the cap; nor does it when one of them is found to be a
    // fraud.
    const [one, two, three] = [await waiting(ana), await waiting(ana), await waiting(ana)];
    for (const thing of [one, two, three]) await approve(thing);
    await remove(one);
    await fixture.backend.db
      .update(publications)
      .set({ status: "waiting", approvedAt: null })
      .where(eq(publications.id, three.id));
    await approve(three);
    const [again] = await fixture.backend.db.select().from(publications).where(eq(publications.id, three.id));
    expect([again?.status, await balanceOf(ana.user)]).toEqual(["Activo", 1_000]);
    await approve(await waiting(ana));
    expect(await balanceOf(ana.user)).toBe(2_000);
  });
});
