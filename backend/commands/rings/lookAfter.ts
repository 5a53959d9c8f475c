import { eq } from "drizzle-orm";
import { ringHours } from "../../../rules/ring";
import { transactionDays } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { listRingMembers, lockRing } from "../../db/rings";
import type { RingMemberRow, RingRow } from "../../db/rings";
import { rings } from "../../db/schema/rings";
import type { CompletionRules } from "../changeStatus";
import { notify } from "../notify";
import { findEndOfRingMeetings } from "../ringMeeting/end";
import { endRing } from "./end";
import { completeRing, lockThings } from "./receive";
import { ringNotifications } from "./report";
import { dayMs, hourMs } from "../../../rules/durations";

const [, agreedReminder] = transactionDays.expiryReminders;

interface Plan {
  remindAt: Date;
  endAt: Date;
  /** What happens at the end: a ring in which something was received counts as carried out. */
  end: "expired" | "complete";
  /** Who is waited for. */
  waitsFor: (member: RingMemberRow) => boolean;
}

const hasNotReceived = ({ receivedAt }: RingMemberRow) => receivedAt === null;

/** `meetsUntil`: when its last agreed meeting is over, which it waits for; null where it has none. */
function planOf(
  ring: RingRow,
  members: readonly RingMemberRow[],
  rules: CompletionRules,
  meetsUntil: Date | null,
): Plan {
  const after = (days: number) => new Date(ring.updatedAt.getTime() + days * dayMs);
  const afterMeetings = (days: number) => new Date(Math.max(after(days).getTime(), meetsUntil?.getTime() ?? 0));
  if (ring.state === "proposed")
    return {
      remindAt: new Date(ring.expiresAt.getTime() - (ringHours.answer - ringHours.reminder) * hourMs),
      endAt: ring.expiresAt,
      end: "expired",
      waitsFor: ({ acceptedAt }) => acceptedAt === null,
    };
  return members.every(hasNotReceived)
    ? {
        remindAt: after(agreedReminder),
        endAt: afterMeetings(transactionDays.expiry),
        end: "expired",
        waitsFor: hasNotReceived,
      }
    : {
        remindAt: after(rules.reminderDays),
        endAt: afterMeetings(rules.completionDays),
        end: "complete",
        waitsFor: hasNotReceived,
      };
}

/**
 * Reminds the members whom a ring waits for, and finally ends or completes it. Returns when to look again; null once
 * nothing is left to do.
 */
export async function lookAfterRing(tx: Db, id: number, rules: CompletionRules): Promise<Date | null> {
  const now = rules.now();
  const things = await lockThings(tx, await listRingMembers(tx, id));
  const ring = await lockRing(tx, id);
  if (ring?.state !== "proposed" && ring?.state !== "accepted") return null;
  const members = await listRingMembers(tx, id);
  const { remindAt, endAt, end, waitsFor } = planOf(ring, members, rules, await findEndOfRingMeetings(tx, id));
  if (endAt <= now) {
    if (end === "complete") await completeRing(tx, id, members, things, now);
    else {
      await endRing(tx, id, "expired", now);
      await notify(tx, ringNotifications(members, "expired"));
    }
    return null;
  }
  if (remindAt <= now && ring.remindersSent === 0) {
    await tx.update(rings).set({ remindersSent: 1 }).where(eq(rings.id, id));
    await notify(tx, ringNotifications(members.filter(waitsFor), "reminder"));
  }
  // Any event meanwhile restarts the count, so nothing is due earlier than this.
  const soonest = now.getTime() + rules.reminderDays * dayMs;
  return new Date(Math.min((remindAt > now ? remindAt : endAt).getTime(), soonest));
}
