import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isAwaited, moderationKinds } from "../../rules/moderation";
import type { ModerationKind } from "../../rules/moderation";
import { claimStatuses } from "../../rules/transaction";
import type { Db } from "./client";

/** Something that waits for an operator. */
export interface PendingItem {
  kind: ModerationKind;
  /** Of the publication, person, transaction, contact form, term of Premium or ring that it is about. */
  id: number;
  since: Date;
  /** Changes with what the operator reads: a decision names the one it is about. */
  revision: string;
  /** Of the publication or the message; the name of a person. */
  title: string;
  /** Whose it is; null for a message of the contact page. */
  personId: number | null;
  personName: string;
}

/** A version that changes with every update of the row. */
const versionOf = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint::text`;

const fullName = sql`u.name || ' ' || u.last_name`;
const hasOpenReports = sql`exists (select 1 from reports r where r.publication_id = p.id and r.settled_at is null)`;

/** What waits, by kind, as rows of id, since, revision, title and person_id. */
const waiting: Record<ModerationKind, SQL> = {
  publication: sql`
    select p.id, p.updated_at as since, ${versionOf(sql`p.updated_at`)} as revision, p.title, p.owner_id as person_id
    from publications p join users o on o.id = p.owner_id
    where p.status = 'waiting' and o.active and not ${hasOpenReports}`,
  // An edit of a reserved publication waits for the exchange, not for an operator.
  edit: sql`
    select p.id, e.created_at as since, e.id::text as revision, e.title, p.owner_id as person_id
    from publication_edits e join publications p on p.id = e.publication_id
    where e.status = 'waiting' and p.status in ('Activo', 'inactive') and not ${hasOpenReports}
      and not exists (select 1 from reservations v where v.publication_id = p.id)`,
  // The last report and the version of what is reported: an operator releases only what they read. What its owner has
  // hidden or exchanged since may still be a fraud.
  report: sql`
    select p.id, min(r.created_at) as since, max(r.id) || ':' || ${versionOf(sql`p.updated_at`)} as revision, p.title, p.owner_id as person_id
    from reports r join publications p on p.id = r.publication_id
    where r.settled_at is null group by p.id`,
  person: sql`
    select u.id, min(r.created_at) as since, max(r.id)::text as revision, ${fullName} as title, u.id as person_id
    from reports r join users u on u.id = r.user_id
    where r.settled_at is null and u.active group by u.id`,
  suspension: sql`
    select u.id, max(d.created_at) as since, max(d.id)::text as revision, ${fullName} as title, u.id as person_id
    from users u join decisions d on d.kind = 'person' and d.subject_id = u.id and d.action = 'suspend'
    where not exists (select 1 from decisions n where n.undone_id = d.id)
      and not u.active and u.deactivated_at is null and u.confirmed_at is not null
      and not exists (select 1 from erasures e where e.user_id = u.id and e.erased_at is not null) group by u.id`,
  appeal: sql`
    select u.id, a.created_at as since, a.decision_id::text as revision, ${fullName} as title, u.id as person_id
    from suspension_appeals a join users u on u.id = a.user_id
    where a.settled_at is null and not u.active and u.deactivated_at is null
      and not exists (select 1 from erasures e where e.user_id = u.id and e.erased_at is not null)
      and a.decision_id = (
        select max(d.id) from decisions d where d.kind = 'person' and d.subject_id = u.id and d.action = 'suspend'
          and not exists (select 1 from decisions n where n.undone_id = d.id))`,
  // Changes with each statement, so that it is read before the decision.
  claim: sql`
    select t.id, t.updated_at as since,
      ${versionOf(sql`t.updated_at`)} || coalesce((select ':' || nullif(count(*), 0) from claim_statements s where s.transaction_id = t.id), '') as revision, p.title,
      case t.status when 'claim_owner' then t.owner_id else t.interested_id end as person_id
    from transactions t join publications p on p.id = t.publication_id where t.status in (${sql.join(
      claimStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})`,
  contact: sql`
    select c.id, c.created_at as since, '0' as revision, c.subject as title, null::int as person_id
    from contact_forms c where c.settled_at is null`,
  erasure: sql`
    select u.id, e.created_at as since, e.id || ':' || (e.held_at is not null)::text as revision,
      'Se elimina el ' || to_char(e.due_at at time zone 'America/Caracas', 'DD/MM/YYYY')
        || case when e.held_at is null then '' else ' (aplazada)' end as title, u.id as person_id
    from erasures e join users u on u.id = e.user_id where e.revoked_at is null and e.erased_at is null`,
  // The name and the birthday are what the documents are compared with.
  verification: sql`
    select u.id, v.created_at as since,
      v.id || ':' || left(md5(u.name || '|' || u.last_name || '|' || coalesce(u.date_of_birth::text, '')), 12) as revision,
      ${fullName} as title, u.id as person_id
    from verifications v join users u on u.id = v.user_id where v.status = 'waiting' and u.active`,
  premium: sql`
    select t.id, t.paid_at as since, '0' as revision, 'Premium por ' || t.months || case t.months when 1 then ' mes' else ' meses' end as title,
      t.user_id as person_id
    from premium_terms t where t.state = 'pending_review'`,
  ring: sql`
    select r.id, r.updated_at as since, '0' as revision, p.title, r.leaver_id as person_id
    from rings r join ring_members m on m.ring_id = r.id and m.user_id = r.leaver_id
    join publications p on p.id = m.publication_id where r.state = 'broken' and r.settled_at is null`,
};

/** A claim concerns its other party as well, and a ring all of its members. */
function isAboutUser(kind: ModerationKind, userId: number): SQL {
  if (kind === "claim")
    return sql`exists (select 1 from transactions t where t.id = w.id and ${userId}::int in (t.owner_id, t.interested_id))`;
  if (kind === "ring")
    return sql`exists (select 1 from ring_members m where m.ring_id = w.id and m.user_id = ${userId}::int)`;
  return sql`coalesce(w.person_id = ${userId}::int, false)`;
}

/** A suspension and the appeal against it are one case: a decision about either is about both. */
const suspensionKinds: readonly ModerationKind[] = ["suspension", "appeal"];
/** Of one item what a decision about this kind settles, too. */
export const kindsOfCase = (kind: ModerationKind) => (suspensionKinds.includes(kind) ? suspensionKinds : [kind]);

/** Without those that an operator has just decided about, and those that concern the reading operator. */
const undecided = (kind: ModerationKind, operatorId: number) => sql`
  select ${kind}::text as kind, w.* from (${waiting[kind]}) w
  where not exists (select 1 from open_decisions d where d.subject_id = w.id
      and d.kind in (${sql.join(
        kindsOfCase(kind).map((same) => sql`${same}`),
        sql`, `,
      )}))
    and not ${isAboutUser(kind, operatorId)}`;

/** How many items of each kind wait for an operator, and since when the oldest. */
export async function countPending(
  db: Db,
  operatorId: number,
): Promise<{ kind: ModerationKind; count: number; oldest: Date | null }[]> {
  const rows = await rowsOf<{ kind: ModerationKind; count: number; oldest: Date | string | null }>(
    db,
    sql`select kind, count(*)::int as count, min(since) as oldest from (${sql.join(
      moderationKinds.map((kind) => undecided(kind, operatorId)),
      sql` union all `,
    )}) pending group by kind`,
  );
  return moderationKinds.map((kind) => {
    const row = rows.find((found) => found.kind === kind);
    return { kind, count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
  });
}

/** What waits for an operator, the oldest first; of one kind or of all for which a user waits. */
export function listPending(
  db: Db,
  operatorId: number,
  only: ModerationKind | null,
  limit: number,
): Promise<PendingItem[]> {
  const kinds = only ? [only] : moderationKinds.filter(isAwaited);
  return pendingItems(
    db,
    sql`select * from (${sql.join(
      kinds.map((kind) => undecided(kind, operatorId)),
      sql` union all `,
    )}) pending order by since, kind, id limit ${limit}`,
  );
}

/** The item while it waits, decided or not. */
export async function findWaiting(db: Db, kind: ModerationKind, id: number): Promise<PendingItem | undefined> {
  const [item] = await pendingItems(
    db,
    sql`select ${kind}::text as kind, w.* from (${waiting[kind]}) w where w.id = ${id}`,
  );
  return item;
}

/** Whether operators still have to read a report about a person or their publications. */
export async function hasWaitingReports(db: Db, personId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from (${waiting.person}) w where w.person_id = ${personId}
      union all select 1 from (${waiting.report}) w where w.person_id = ${personId} limit 1`,
  );
  return rows.length > 0;
}

interface PendingRow extends Pick<PendingItem, "kind" | "id" | "revision" | "title"> {
  since: Date | string;
  person_id: number | null;
  person_name: string | null;
}

async function pendingItems(db: Db, query: SQL): Promise<PendingItem[]> {
  const rows = await rowsOf<PendingRow>(
    db,
    sql`select q.*, ${fullName} as person_name from (${query}) q left join users u on u.id = q.person_id order by q.since, q.kind, q.id`,
  );
  return rows.map(({ since, person_id: personId, person_name: personName, ...row }) => ({
    ...row,
    since: new Date(since),
    personId,
    personName: personName ?? "",
  }));
}

/** Both drivers return the rows under this name. */
const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
