import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { sign } from "../../backend/adapters/cardGateway/signature";
import { creditEntries, proformas } from "../../backend/db/schema/money";
import { notifications } from "../../backend/db/schema/notifications";
import { users } from "../../backend/db/schema/users";
import type { User } from "./builders";
import type { TestBackend } from "./startBackend";

/** Reads what a fixture's backend stores of money, and sends what a card provider would. */
export function moneyRows(fixture: { backend: TestBackend }, now: () => Date = () => new Date()) {
  const proformaRow = async ({ id }: { id: number }) =>
    (await fixture.backend.db.select().from(proformas).where(eq(proformas.id, id)))[0];
  const balanceOf = async ({ id }: User) =>
    (await fixture.backend.db.select().from(users).where(eq(users.id, id)))[0]?.balanceCents;
  const ledgerOf = async ({ id }: User) => {
    const { db } = fixture.backend;
    const entries = db.select().from(creditEntries).where(eq(creditEntries.userId, id)).orderBy(asc(creditEntries.id));
    return (await entries).map(({ kind, amountCents }) => [kind, amountCents]);
  };
  /** All notifications to a user, the oldest first. */
  const notificationRows = ({ id }: User) =>
    fixture.backend.db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(asc(notifications.id));

  /** Sends a provider's signed callback about this order. */
  async function sendCallback(
    proforma: { id: number },
    status: string,
    changes: Record<string, unknown> = {},
    signature?: (body: string) => string,
  ) {
    const stored = await proformaRow(proforma);
    const body = JSON.stringify({
      id: randomUUID(),
      reference: stored?.reference,
      control: stored?.control,
      status,
      amount: ((stored?.amountCents ?? 0) / 100).toFixed(2),
      currency: "VES",
      said_at: now().toISOString(),
      ...changes,
    });
    const secret = fixture.backend.services.cardGateway?.secret ?? "";
    const response = await fetch(`${fixture.backend.url}/card_gateway/callback`, {
      method: "POST",
      headers: { "x-card-signature": signature ? signature(body) : sign(secret, body, now()) },
      body,
    });
    return [response.status, ((await response.json()) as { applied?: boolean }).applied];
  }

  return { proformaRow, balanceOf, ledgerOf, notificationRows, sendCallback };
}
