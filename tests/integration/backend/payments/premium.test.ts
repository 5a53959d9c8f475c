import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sign } from "../../../../backend/adapters/cardGateway/signature";
import { creditEntries, proformas } from "../../../../backend/db/schema/money";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { users } from "../../../../backend/db/schema/users";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { useMovedClock } from "../../../support/movedClock";
import { bothDatabases } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";

interface Proforma {
  id: number;
  status: string;
  publication_id: number | null;
  productable_type: string;
  control: string | null;
  payment_url: string | null;
}
interface Premium {
  ends_on: string | null;
  request: { status: string; months: number; reason: string | null } | null;
}

const day = 24 * 60 * 60 * 1000;
const caracasMidnight = (date: string) => Date.parse(`${date}T04:00:00Z`);
const inReview = { errors: ["Ya pagaste y estamos revisando tu solicitud de Premium"] };

/** From the order to the end of the term: paid, activated or refused by an operator, reminded of, extended, ended. */
describe.each(bothDatabases)("Premium on %s", (database) => {
  let backend: TestBackend;
  let operator: User;
  const { clock, now, start, as, runJobs } = useMovedClock();
  beforeAll(async () => {
    backend = await start({ database, operatorEmails: ["olga@operadores.example"] });
    operator = await aUser(backend.db, { email: "olga@operadores.example" });
  });

  const setClock = async (ms: number) => {
    clock.ms = ms - Date.now();
    await runJobs();
  };
  const order = async (user: User, planId: number, path = "/proforma", key: string = randomUUID()) =>
    backend.call<Proforma & { proforma: Proforma; campaign: unknown; errors?: string[] }>(path, {
      headers: { ...(await as(user)), "idempotency-key": key },
      body: { id: planId, price: 0, publication_id: 7 },
    });
  const payWithCredit = (user: User, planId: number, key?: string) => order(user, planId, "/v1/provider_products", key);
  async function callBack({ id }: { id: number }, status: string, changes: Record<string, unknown> = {}) {
    const [row] = await backend.db.select().from(proformas).where(eq(proformas.id, id));
    const body = JSON.stringify({
      id: randomUUID(),
      reference: row?.reference,
      control: row?.control,
      status,
      amount: ((row?.amountCents ?? 0) / 100).toFixed(2),
      currency: "VES",
      said_at: now().toISOString(),
      ...changes,
    });
    const signature = sign(backend.services.cardGateway?.secret ?? "", body, now());
    const headers = { "x-card-signature": signature };
    const response = await fetch(`${backend.url}/card_gateway/callback`, { method: "POST", headers, body });
    return [response.status, ((await response.json()) as { applied?: boolean }).applied];
  }
  const premiumOf = async (user: User) =>
    (await backend.call<Premium>("/v1/premium", { headers: await as(user) })).body;
  const rowOf = async ({ id }: User) => (await backend.db.select().from(users).where(eq(users.id, id)))[0];
  const ledgerOf = async ({ id }: User) =>
    (await backend.db.select().from(creditEntries).where(eq(creditEntries.userId, id)).orderBy(creditEntries.id)).map(
      ({ kind, amountCents }) => [kind, amountCents],
    );
  const termsOf = ({ id }: User) =>
    backend.db.select().from(premiumTerms).where(eq(premiumTerms.userId, id)).orderBy(premiumTerms.id);
  /** Of mails besides the receipts. */
  const subjectsTo = async ({ email }: User) =>
    (await backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id))
      .map(({ subject }) => subject)
      .filter((subject) => !subject.startsWith("Recibo"));
  const eventsOf = async ({ id }: User) =>
    (await backend.db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id)).map(
      ({ extra }) => (extra as { premium?: { state: string } }).premium?.state ?? "payment",
    );
  const waiting = async () =>
    (
      await backend.call<{ items: { id: number; title: string; person_name: string }[] }>(
        "/moderation/queue?kind=premium",
        { headers: await as(operator) },
      )
    ).body.items;
  const decide = async (subjectId: number, action: string, reason?: string) => {
    const decision = await backend.call<{ errors?: string[] }>("/moderation/decisions", {
      headers: { ...(await as(operator)), "idempotency-key": randomUUID() },
      body: { kind: "premium", subject_id: subjectId, revision: "0", action, reason },
    });
    clock.ms += 61_000;
    await runJobs();
    return decision;
  };
  const activate = async (user: User) => {
    const term = (await termsOf(user)).findLast(({ state }) => state === "pending_review");
    return decide(term?.id ?? 0, "activate");
  };

  it("begins on the day of its activation, not of its payment, and only once", async () => {
    const ana = await aUser(backend.db, { balanceCents: 0 });
    const { status, body: proforma } = await order(ana, 4);
    expect([status, proforma.productable_type, proforma.publication_id]).toEqual([201, "premium", null]);
    expect((await premiumOf(ana)).request).toBeNull();

    // Neither forged amounts nor the control of another order pay for it.
    expect(await callBack(proforma, "approved", { amount: "1.00" })).toEqual([422, undefined]);
    const { body: other } = await order(ana, 6);
    expect(await callBack(proforma, "approved", { control: other.control })).toEqual([422, undefined]);
    expect((await premiumOf(ana)).request).toBeNull();

    expect(await callBack(proforma, "to_be_confirmed")).toEqual([200, true]);
    expect((await premiumOf(ana)).request?.status).toBe("awaiting");
    expect((await order(ana, 5)).status).toBe(409);
    const id = randomUUID();
    expect(await callBack(proforma, "approved", { id })).toEqual([200, true]);
    expect(await callBack(proforma, "approved", { id })).toEqual([200, false]);
    expect(await callBack(proforma, "rejected")).toEqual([200, false]);
    expect(await premiumOf(ana)).toEqual({
      ends_on: null,
      request: { status: "pending_review", months: 1, reason: null },
    });
    expect([(await rowOf(ana))?.subscription, (await order(ana, 5)).body]).toMatchObject(["Standard", inReview]);

    // No page asks for the other one's money any more, and none is opened anew.
    const page = await fetch(`${backend.url}/card_gateway/${other.control}`);
    expect([page.status, await page.text()]).toEqual([410, expect.not.stringContaining("<form")]);
    // The bank of the other order approves, too: that money, with its tax, is the person's credit.
    expect(await callBack(other, "approved")).toEqual([200, true]);
    expect(await ledgerOf(ana)).toEqual([["refund", 5_220]]);

    const [item] = await waiting();
    expect(item?.title).toBe("Premium por 1 mes");
    const again = await Promise.all([decide(item?.id ?? 0, "activate"), decide(item?.id ?? 0, "activate")]);
    expect(again.map(({ status: answer }) => answer).sort()).toEqual([201, 409]);
    expect((await decide(item?.id ?? 0, "refuse", "Tarde")).status).toBe(409);
    const { ends_on: endsOn, request } = await premiumOf(ana);
    const today = new Date(now().getTime() - 4 * 60 * 60 * 1000);
    const lastDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0)).getUTCDate();
    const sameDay = Math.min(today.getUTCDate(), lastDay);
    const expected = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, sameDay));
    expect([endsOn, request]).toEqual([expected.toISOString().slice(0, 10), null]);
    expect((await rowOf(ana))?.subscription).toBe("Premium");
    expect((await termsOf(ana)).map(({ state, secureExchangesLeft }) => [state, secureExchangesLeft])).toEqual([
      ["active", 2],
      ["ordered", 0],
    ]);
  });

  it("is paid from credit once, however often it is sent", async () => {
    const luis = await aUser(backend.db, { balanceCents: 3_000 });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => payWithCredit(luis, 5, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.proforma.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ proforma: { status: "approved", payment_url: null }, campaign: null });
    expect((await payWithCredit(luis, 4)).body).toEqual(inReview);
    expect([await ledgerOf(luis), (await rowOf(luis))?.balanceCents]).toEqual([[["payment", -2_500]], 500]);
    const ledger = await backend.call<{ data: object[] }>("/v1/credit/entries", { headers: await as(luis) });
    expect(ledger.body.data).toMatchObject([{ kind: "payment", plan: "Premium por 6 meses" }]);
    await runJobs();
    const received = await backend.db.select().from(mails).where(eq(mails.recipient, luis.email));
    expect(received.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Recibo T-\d{6}: Premium por 6 meses$/),
    ]);
    const poor = await aUser(backend.db, { balanceCents: 499 });
    expect((await payWithCredit(poor, 4)).status).toBe(422);
    expect(await termsOf(poor)).toEqual([]);
  });

  it("gives the price back with its tax where an operator refuses it, and says why", async () => {
    const eva = await aUser(backend.db, { balanceCents: 0 });
    const { body: proforma } = await order(eva, 4);
    await callBack(proforma, "approved");
    const [term] = await termsOf(eva);
    expect((await decide(term?.id ?? 0, "refuse")).status).toBe(422);
    expect((await decide(term?.id ?? 0, "refuse", "La tarjeta no es tuya")).status).toBe(201);
    expect((await decide(term?.id ?? 0, "activate")).status).toBe(409);
    expect([await ledgerOf(eva), (await rowOf(eva))?.subscription]).toEqual([[["refund", 580]], "Standard"]);
    expect((await premiumOf(eva)).request).toEqual({ status: "refused", months: 1, reason: "La tarjeta no es tuya" });
    expect(await subjectsTo(eva)).toEqual(["No activamos tu Premium"]);
    // What came back buys the next one.
    expect((await payWithCredit(eva, 4)).status).toBe(201);
    expect((await premiumOf(eva)).request?.status).toBe("pending_review");
  });

  it("reminds of its end, is extended by what was bought, and ends at midnight in Caracas", async () => {
    const rosa = await aUser(backend.db, { balanceCents: 1_000 });
    await payWithCredit(rosa, 4);
    await activate(rosa);
    const first = (await premiumOf(rosa)).ends_on ?? "";
    await setClock(caracasMidnight(first) - 6.6 * day);
    await setClock(caracasMidnight(first) - 6.5 * day);
    await setClock(caracasMidnight(first) - 0.5 * day);
    expect(await eventsOf(rosa)).toEqual(["payment", "active", "ending", "ending"]);
    expect((await subjectsTo(rosa)).slice(1)).toEqual(["Tu Premium termina en 7 días", "Tu Premium termina mañana"]);

    await payWithCredit(rosa, 4);
    await activate(rosa);
    const second = (await premiumOf(rosa)).ends_on ?? "";
    expect((caracasMidnight(second) - caracasMidnight(first)) / day).toBeGreaterThanOrEqual(28);
    const [before, after] = await termsOf(rosa);
    expect(caracasMidnight(after?.startsOn ?? "")).toBe(caracasMidnight(before?.endsOn ?? "") + day);
    await setClock(caracasMidnight(first) + day + 1_000);
    expect([(await rowOf(rosa))?.subscription, (await termsOf(rosa)).map(({ state }) => state)]).toEqual([
      "Premium",
      ["ended", "active"],
    ]);

    await setClock(caracasMidnight(second) + day - 1_000);
    expect((await rowOf(rosa))?.subscription).toBe("Premium");
    await setClock(caracasMidnight(second) + day + 1_000);
    expect([(await rowOf(rosa))?.subscription, (await termsOf(rosa)).map((term) => term.secureExchangesLeft)]).toEqual([
      "Standard",
      [0, 0],
    ]);
    expect((await eventsOf(rosa)).slice(4)).toEqual(["payment", "active", "ending", "ended"]);
    expect(await premiumOf(rosa)).toEqual({ ends_on: null, request: null });
  });
});
