import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { reviewPublication } from "../../../../backend/commands/reviewPublication";
import { notificationTypes } from "../../../../backend/db/notificationTypes";
import { notifications } from "../../../../backend/db/schema/notifications";
import { publications } from "../../../../backend/db/schema/publications";
import { users } from "../../../../backend/db/schema/users";
import { aPublication } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { usePayments } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Ledger {
  balance: number;
  locked: number;
  free: number;
  spent_on_campaigns: number;
  data: { kind: string; amount: number; balance: number; publication: { id: number; title: string } | null }[];
  pages: number;
  total: number;
}

/** Credit that publications earn. */

describe.each(bothDatabases)("credit for approved publications on %s", (database) => {
  const fixture = usePayments(database);
  const { signedInUser, payWithCredit, balanceOf, ledgerOf } = fixture;
  type Member = Awaited<ReturnType<typeof signedInUser>>;

  const waiting = ({ user }: { user: User }, type: "Producto" | "service" = "Producto") =>
    aPublication(fixture.backend.db, { ownerId: user.id, type, status: "waiting", approvedAt: null });
  const approve = (id: number) => fixture.backend.db.transaction((tx) => reviewPublication(tx, id));
  const read = async <T>({ headers }: Member, path: string) => (await fixture.backend.call<T>(path, { headers })).body;
  const readLedger = (member: Member, query = "") => read<Ledger>(member, `/v1/credit/entries${query}`);
  const saidOf = async ({ user }: Member) =>
    (
      await fixture.backend.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, user.id))
        .orderBy(notifications.id)
    )
      .filter(({ type }) => type === notificationTypes.approved_publication)
      .map(({ extra }) => extra.credit);

  it("is counted and shown but locked until the person is verified", async () => {
    const ana = await signedInUser();
    for (let count = 0; count < 12; count++) await approve((await waiting(ana)).id);
    for (let count = 0; count < 3; count++) await approve((await waiting(ana, "service")).id);
    expect(await saidOf(ana)).toEqual([...Array(10).fill(1), 2, 2, 10, 10, undefined]);
    expect(await read(ana, "/v1/credit")).toEqual({
      status: "no_verified_with_credits",
      product_credits: 14,
      service_credits: 20,
    });
    expect(await readLedger(ana)).toMatchObject({ balance: 34, locked: 34, free: 0, total: 14 });
    expect(await read(ana, "/v1/provider_products?product=promos")).toMatchObject([{ available_balance: 0 }, {}, {}]);
    const refused = await payWithCredit(ana, ana.publication);
    expect([refused.status, refused.body.errors]).toEqual([422, ["No tienes crédito suficiente"]]);

    await fixture.backend.db.update(users).set({ verified: true }).where(eq(users.id, ana.user.id));
    expect(await read(ana, "/v1/credit")).toMatchObject({ status: "verified_partial_credits" });
    expect((await payWithCredit(ana, ana.publication)).status).toBe(201);
    expect(await readLedger(ana, "?per_page=2&page=2")).toMatchObject({
      balance: 29,
      locked: 0,
      free: 29,
      spent_on_campaigns: 5,
      data: [
        { kind: "publication", amount: 10, balance: 24 },
        { kind: "publication", amount: 2, balance: 14 },
      ],
      pages: 8,
      total: 15,
    });
    expect((await readLedger(ana)).data[0]).toMatchObject({
      kind: "payment",
      amount: -5,
      balance: 29,
      plan: "Básico",
      publication: { id: ana.publication.id, title: ana.publication.title },
    });
    expect((await readLedger(await signedInUser())).data).toEqual([]);
    expect((await fixture.backend.call("/v1/credit/entries")).status).toBe(401);
  });

  it("is granted once per publication, however often and at whatever moment it is approved", async () => {
    const ana = await signedInUser();
    const one = await waiting(ana);
    await Promise.all(Array.from({ length: 5 }, () => approve(one.id)));
    expect(await ledgerOf(ana.user)).toEqual([["publication", 100]]);
    await fixture.backend.db
      .update(publications)
      .set({ status: "waiting", approvedAt: null })
      .where(eq(publications.id, one.id));
    await approve(one.id);
    expect([await balanceOf(ana.user), await saidOf(ana)]).toEqual([100, [1, undefined]]);

    // Thirty at one moment: neither cap nor the change from one dollar to two is passed.
    const many = await Promise.all(Array.from({ length: 30 }, () => waiting(ana)));
    await Promise.all(many.map(({ id }) => approve(id)));
    const amounts = (await ledgerOf(ana.user)).map(([, cents]) => cents);
    expect([await balanceOf(ana.user), amounts.toSorted()]).toEqual([
      4_000,
      [...Array(10).fill(100), ...Array(15).fill(200)],
    ]);
  });

  it("comes with the approval or not at all", async () => {
    const ana = await signedInUser();
    const { id } = await waiting(ana);
    const setBalance = (balanceCents: number) =>
      fixture.backend.db.update(users).set({ balanceCents }).where(eq(users.id, ana.user.id));
    // No more fits into the balance: the grant fails after the approval.
    await setBalance(2_147_483_647);
    await expect(approve(id)).rejects.toMatchObject({ cause: { message: expect.stringContaining("out of range") } });
    const [row] = await fixture.backend.db.select().from(publications).where(eq(publications.id, id));
    expect([row?.status, row?.approvedAt, await ledgerOf(ana.user), await saidOf(ana)]).toEqual([
      "waiting",
      null,
      [],
      [],
    ]);
    await setBalance(0);
    await approve(id);
    expect([await balanceOf(ana.user), await saidOf(ana)]).toEqual([100, [1]]);
  });
});
