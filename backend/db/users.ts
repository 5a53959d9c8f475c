import { and, asc, count, eq, ne, or } from "drizzle-orm";
import { countPromotions } from "./campaigns";
import type { Db } from "./client";
import { isShownNotification } from "./notifications";
import { notifications } from "./schema/notifications";
import { publications } from "./schema/publications";
import { transactions } from "./schema/transactions";
import { users } from "./schema/users";

/** The hidden type is not counted as unread. */
const hiddenType = 10;

/** The counts of a user that profile and sign-in show. */
export interface UserFigures {
  activePublications: { id: number; title: string }[];
  successfulChanges: number;
  unreadNotifications: number;
  promoted: number;
  promotable: number;
}

/** The row of a user, active or not; undefined for an unknown id. */
export async function findUser(db: Db, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** What a profile counts: active publications and completed exchanges. */
export async function loadUserFigures(db: Db, userId: number): Promise<UserFigures> {
  const active = await db
    .select({ id: publications.id, title: publications.title })
    .from(publications)
    .where(and(eq(publications.ownerId, userId), eq(publications.status, "Activo")))
    .orderBy(asc(publications.id));
  const [changes] = await db
    .select({ count: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, "complete"),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    );
  const [unread] = await db
    .select({ count: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.read, false),
        ne(notifications.type, hiddenType),
        isShownNotification,
      ),
    );
  return {
    activePublications: active,
    successfulChanges: changes?.count ?? 0,
    unreadNotifications: unread?.count ?? 0,
    ...(await countPromotions(db, userId)),
  };
}
