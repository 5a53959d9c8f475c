import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries } from "../../../../backend/db/schema/money";
import { users } from "../../../../backend/db/schema/users";
import { aPublication } from "../../../support/builders";
import { usePayments } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

/** Payments with credit. */

describe.each(bothDatabases)("payments with credit on %s", (database) => {
  const fixture = usePayments(database);
  const { signedInUser, payWithCredit, balanceOf, ledgerOf, notificationsOf } = fixture;

  it("spends credit once per request and publication, and never more than there is", async () => {
    const ana = await signedInUser({ balanceCents: 1500 });
    const [one, other] = [
      await aPublication(fixture.backend.db, { ownerId: ana.user.id }),
      await aPublication(fixture.backend.db, { ownerId: ana.user.id }),
    ];
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => payWithCredit(ana, one, 1, key)));
    expect([
      ...new Set(same.map(({ status, body }) => `${status} ${body.proforma?.id} ${body.campaign?.id}`)),
    ]).toHaveLength(1);
    expect(same[0]).toMatchObject({
      status: 201,
      body: {
        proforma: { status: "approved", payment_review: null },
        campaign: { status: "Activa", total_prints: 2500 },
      },
    });
    expect([await balanceOf(ana.user), await notificationsOf(ana.user)]).toEqual([1000, [[12, "approved"]]]);
    expect((await payWithCredit(ana, other, 1, key)).status).toBe(409);
    expect((await payWithCredit(ana, one, 2, key)).status).toBe(409);

    // Ten dollars are left, enough for one of the two.
    const last = await Promise.all(
      [ana.publication, other].flatMap((publication) => [1, 2, 3].map(() => payWithCredit(ana, publication, 2))),
    );
    expect([...new Set(last.map(({ status }) => status))].sort()).toEqual([201, 409, 422]);
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(last.find(({ status }) => status === 422)?.body.errors).toEqual(["No tienes crédito suficiente"]);
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([
      0,
      [
        ["payment", -500],
        ["payment", -1000],
      ],
    ]);
    const neverChanged = { cause: { message: expect.stringContaining("are never changed") } };
    await expect(
      fixture.backend.db.update(creditEntries).set({ amountCents: 5 }).where(eq(creditEntries.userId, ana.user.id)),
    ).rejects.toMatchObject(neverChanged);
    await expect(
      fixture.backend.db.delete(creditEntries).where(eq(creditEntries.userId, ana.user.id)),
    ).rejects.toMatchObject(neverChanged);
    await expect(
      fixture.backend.db.update(users).set({ balanceCents: -1 }).where(eq(users.id, ana.user.id)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("users_balance") } });
  });
});
