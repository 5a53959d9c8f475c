import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";

/**
 * Keeps the person's account active until the commit: what is put into view while the account is deactivated would stay in view.
 * After the publications it locks. Throws 401 where the account is not active any more.
 */
export async function lockActiveUser(tx: Db, userId: number): Promise<void> {
  const [user] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for("share");
  if (!user?.active) throw unauthorized();
}
