import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { maxMailDelayMs } from "../commands/deadLetters";
import { deadLetters } from "../db/schema/deadLetters";
import { mails } from "../db/schema/mails";
import { failureCode } from "../jobs/failureCode";
import { settingsLink } from "../presenters/mails/transaction";
import type { Services, StartPart } from "../services";

const pollMs = 1_000;
const firstRetryMs = 60_000;
const maxRetryMs = 6 * 60 * 60_000;
/** The last one comes some 26 hours after the first. */
const maxAttempts = 12;
const smtpTimeoutMs = 30_000;
/** Who sends one keeps it for so long, longer than any attempt: were it cut off, it is tried again after that. */
const claimMs = 10 * 60_000;
/** Sent at once, so that a slow server holds only some of them. */
const lanes = 5;
/** How long the stop waits for what is being sent. */
const maxStopMs = 5_000;

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
  const sendAll = async () => {
    for (let mail; !isStopped() && (mail = await claimOne(services));) await sendOne(services, send, mail);
  };
  await Promise.all(Array.from({ length: lanes }, sendAll));
}

type Mail = typeof mails.$inferSelect;

/** Takes the next one that is due. Its due time moves, so that nobody else sends it meanwhile. */
async function claimOne({ db, now }: Services): Promise<Mail | undefined> {
  const at = now();
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        lte(mails.dueAt, at),
        lt(mails.attempts, maxAttempts),
        // Older ones are not sent any more, say when SMTP is switched on late.
        gt(mails.createdAt, new Date(at.getTime() - maxMailDelayMs)),
      ),
    )
    .orderBy(asc(mails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ dueAt: new Date(at.getTime() + claimMs) })
    .where(eq(mails.id, sql`(${next})`))
    .returning();
  return mail;
}

async function sendOne({ db, settings, log, metrics, now }: Services, send: Send, mail: Mail) {
  const automatic = { "Auto-Submitted": "auto-generated" };
  const optional = { ...automatic, "List-Unsubscribe": `<${settingsLink(settings.publicUrl)}>` };
  const attempts = mail.attempts + 1;
  const record = (outcome: Partial<Mail>) =>
    db
      .update(mails)
      .set({ attempts, ...outcome })
      .where(eq(mails.id, mail.id));
  try {
    await send({
      from: settings.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.isOptional ? optional : automatic,
    });
  } catch (error) {
    metrics?.countMail("failed");
    log.warn({ err: error, mail: mail.id, attempt: attempts }, "mail not sent");
    if (attempts >= maxAttempts && !isPermanentFailure(error)) {
      await db.transaction(async (tx) => {
        await tx.update(mails).set({ attempts }).where(eq(mails.id, mail.id));
        const failure = failureCode(error);
        await tx
          .insert(deadLetters)
          .values({ kind: "send_mail", subjectId: mail.id, attempts, failure, createdAt: now() });
      });
      return;
    }
    const wait = Math.min(firstRetryMs * 2 ** mail.attempts, maxRetryMs);
    await record(
      isPermanentFailure(error)
        ? { attempts: maxAttempts, text: "", html: "" }
        : { dueAt: new Date(now().getTime() + wait) },
    );
    return;
  }
  // What was sent held a link that opens an account.
  await record({ sentAt: now(), text: "", html: "" });
  metrics?.countMail("sent");
}

/**
 * The server knows no such address: trying again would only harm our reputation there. A 5xx about anything else may be
 * a setting that gets fixed.
 */
function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && responseCode >= 500;
}
