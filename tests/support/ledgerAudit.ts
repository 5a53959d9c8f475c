import { sql } from "drizzle-orm";
import type { Db } from "../../backend/db/client";

/** What is wrong with the ledger of a person. */
interface LedgerFault {
  userId: number;
  fault: string;
}

/** Every user whose balance is not the sum of their ledger, or whose ledger cannot be. */
export const ledgerFaults = `
    with running as (
      select e.*, sum(amount_cents) over (partition by user_id order by id) as balance from credit_entries e
    ), publications_earned as (
      select user_id, publication_id, count(*) filter (where kind = 'publication') as grants, sum(amount_cents) as cents
      from credit_entries where kind in ('publication', 'fraud') group by user_id, publication_id
    ), orders_returned as (
      select e.user_id, e.proforma_id, sum(e.amount_cents) as cents from credit_entries e
      join proformas p on p.id = e.proforma_id
      where p.method = 'credit' and e.kind in ('payment', 'refund', 'unused_views') group by e.user_id, e.proforma_id
    )
    select u.id as user_id, 'the balance is not the sum of the ledger' as fault from users u
      where u.balance_cents <> coalesce((select sum(amount_cents) from credit_entries e where e.user_id = u.id), 0)
    union all select distinct user_id, 'was below zero' from running where balance < 0
    union all select user_id, 'a publication earned twice' from publications_earned where grants > 1
    union all select user_id, 'more was taken for a fraud than it earned' from publications_earned where cents < 0
    union all select user_id, 'more of an order came back than was paid' from orders_returned where cents > 0
    order by user_id, fault`;

/** None where the ledger balances. */
export async function auditLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = (await db.execute(sql.raw(ledgerFaults))) as unknown as { rows: FaultRow[] };
  return readFaults(rows);
}

interface FaultRow {
  user_id: number;
  fault: string;
}

export const readFaults = (rows: readonly FaultRow[]): LedgerFault[] =>
  rows.map(({ user_id: userId, fault }) => ({ userId, fault }));
