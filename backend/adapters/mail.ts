import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { mails } from "../db/schema/mails";
import { settingsLink } from "../presenters/mails/transaction";
import type { Services, StartPart } from "../services";

const pollMs = 1_000;
const firstRetryMs = 60_000;
const maxRetryMs = 6 * 60 * 60_000;
const maxAttempts = 12;
const smtpTimeoutMs = 30_000;
/** How long the stop waits for the mail that is being sent; cut off, it is tried again after the next start. */
const maxStopMs = 2_000;
/** Older ones are not sent any more, say when SMTP is switched on late: their links have run out. */
const maxDelayMs = 3 * 24 * 60 * 60_000;
const batchSize = 20;

/** Sends the mails that are due, over SMTP; without an SMTP server they stay to be read at /outbox. */
export const startMail: StartPart = async (services) => {
  const { smtpUrl } = services.settings;
  if (!smtpUrl) return async () => {};
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const scheduleRound = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = sendDue(
        services,
        (message) => transport.sendMail(message),
        () => stopped,
      )
        .catch((error: unknown) => services.log.error({ err: error }, "mail round failed"))
        .then(scheduleRound);
    }, pollMs);
  };
  scheduleRound();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await Promise.race([round, pause(maxStopMs, undefined, { ref: false })]);
    transport.close();
  };
};

interface Message {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
type Send = (message: Message) => Promise<unknown>;

async function sendDue(services: Services, send: Send, isStopped: () => boolean) {
  const { db, settings, log, metrics } = services;
  const now = services.now();
  const automatic = { "Auto-Submitted": "auto-generated" };
  const optional = { ...automatic, "List-Unsubscribe": `<${settingsLink(settings.publicUrl)}>` };
  const due = await db
    .select()
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        lte(mails.dueAt, now),
        lt(mails.attempts, maxAttempts),
        gt(mails.createdAt, new Date(now.getTime() - maxDelayMs)),
      ),
    )
    .orderBy(asc(mails.id))
    .limit(batchSize);
  for (const mail of due) {
    if (isStopped()) return;
    // Claimed by moving its due time, so that another process leaves it alone and a crash only delays it.
    const wait = Math.min(firstRetryMs * 2 ** mail.attempts, maxRetryMs);
    const taken = await db
      .update(mails)
      .set({ dueAt: new Date(now.getTime() + wait), attempts: mail.attempts + 1 })
      .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts)))
      .returning({ id: mails.id });
    if (taken.length === 0) continue;
    try {
      await send({
        from: settings.mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.isOptional ? optional : automatic,
      });
      // What was sent held a link that opens an account.
      await db.update(mails).set({ sentAt: services.now(), text: "", html: "" }).where(eq(mails.id, mail.id));
      metrics?.countMail("sent");
    } catch (error) {
      metrics?.countMail("failed");
      log.warn({ err: error, mail: mail.id, attempt: mail.attempts + 1 }, "mail not sent");
      if (isPermanentFailure(error))
        await db.update(mails).set({ attempts: maxAttempts, text: "", html: "" }).where(eq(mails.id, mail.id));
    }
  }
}

/**
 * The server knows no such address: trying again would only harm our reputation there. A 5xx about anything else may be
 * a setting that gets fixed.
 */
function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && responseCode >= 500;
}
