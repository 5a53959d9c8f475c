import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";

/**
 * Keeps the account active until the commit: what is published while the account is being deactivated would stay
 * visible. Call it after locking the publications. Throws 401 where the account is no longer active.
 */
export async function lockActiveUser(tx: Db, userId: number): Promise<void> {
  const [user] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for("share");
  if (!user?.active) throw unauthorized();
}
