import { and, eq, ne } from "drizzle-orm";
import { isPushAddress, pushTexts } from "../../rules/push";
import { arePushKeys } from "../adapters/webPush/encrypt";
import type { Db } from "../db/client";
import { pushSubscriptions } from "../db/schema/pushes";
import { unprocessable } from "../errors";

interface Device {
  userId: number;
  clientId: string;
  endpoint: string;
  publicKey: string;
  authSecret: string;
}

/**
 * Has a signed-in device take pushes. A browser has one address, whoever is signed in: it leaves the user who had it
 * before. Safe to repeat. Throws HttpError 422 for an address that we post nothing to.
 */
export async function subscribeToPushes(db: Db, device: Device, origins: readonly string[]): Promise<void> {
  if (!isPushAddress(device.endpoint, origins) || !arePushKeys(device)) throw unprocessable(pushTexts.address);
  const { clientId, endpoint } = device;
  await db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.clientId, clientId)));
    await tx
      .insert(pushSubscriptions)
      .values(device)
      .onConflictDoUpdate({ target: pushSubscriptions.clientId, set: device });
  });
}

/** Safe to repeat. */
export async function unsubscribeFromPushes(db: Db, clientId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.clientId, clientId));
}
