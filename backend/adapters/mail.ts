import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { maxMailAttempts, maxMailDelayMs } from "../commands/deadLetters";
import { deadLetters } from "../db/schema/deadLetters";
import { mails } from "../db/schema/mails";
import { failureCode } from "../jobs/failureCode";
import { settingsLink } from "../presenters/mails/transaction";
import type { Services, StartPart } from "../services";
import { sendInLanes } from "./sendLanes";

const pollMs = 1_000;
const firstRetryMs = 60_000;
const maxRetryMs = 6 * 60 * 60_000;
const smtpTimeoutMs = 30_000;
/** For a whole attempt: a server that trickles its answers could otherwise hold it beyond its claim. */
const maxAttemptMs = 2 * 60_000;
/** A claim outlasts any attempt: if its process dies, the mail is tried again afterwards. */
const claimMs = 10 * 60_000;
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
  const send: Send = (message) => transport.sendMail({ ...message, signal: AbortSignal.timeout(maxAttemptMs) });
  const stopping = new AbortController();
  const sending = sendInLanes(
    () => claimOne(services),
    (mail) => sendOne(services, send, mail),
    (error) => services.log.error({ err: error }, "mail round failed"),
    { pollMs, stopped: stopping.signal },
  );
  return async () => {
    stopping.abort();
    await Promise.race([sending, pause(maxStopMs, undefined, { ref: false })]);
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

type Mail = typeof mails.$inferSelect;

/** Takes the next one that is due. Its due time moves, so that no other process sends it meanwhile. */
async function claimOne({ db, now }: Services): Promise<Mail | undefined> {
  const at = now();
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        lte(mails.dueAt, at),
        lt(mails.attempts, maxMailAttempts),
        // A mail that was refused or discarded has no due time, however many attempts another release allows.
        ne(mails.text, ""),
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

async function sendOne(services: Services, send: Send, mail: Mail) {
  const { db, settings, log, metrics, now } = services;
  // Too old to be sent, e.g. when SMTP is enabled late; an operator gets to see it.
  if (mail.createdAt.getTime() <= now().getTime() - maxMailDelayMs) {
    await putAside(services, mail, "EXPIRED", { text: "", html: "" });
    return;
  }
  const automatic = { "Auto-Submitted": "auto-generated" };
  const unsubscribe = mail.unsubscribeUrl
    ? // As RFC 8058 asks: a mail program posts to it by itself.
      {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : { "List-Unsubscribe": `<${settingsLink(settings.publicUrl)}>` };
  const optional = { ...automatic, ...unsubscribe };
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
    if (attempts >= maxMailAttempts && !isPermanentFailure(error)) {
      await putAside(services, { ...mail, attempts }, failureCode(error));
      return;
    }
    const wait = Math.min(firstRetryMs * 2 ** mail.attempts, maxRetryMs);
    await record(
      isPermanentFailure(error)
        ? { attempts: maxMailAttempts, text: "", html: "" }
        : { dueAt: new Date(now().getTime() + wait) },
    );
    return;
  }
  // The text is deleted once sent: it held a link that opens an account.
  await record({ sentAt: now(), text: "", html: "" });
  metrics?.countMail("sent");
}

/** Takes it out of the queue and shows it to operators. */
function putAside({ db, now }: Services, { id, attempts }: Mail, failure: string, outcome: Partial<Mail> = {}) {
  return db.transaction(async (tx) => {
    await tx
      .update(mails)
      .set({ attempts: maxMailAttempts, ...outcome })
      .where(eq(mails.id, id));
    await tx.insert(deadLetters).values({ kind: "send_mail", subjectId: id, attempts, failure, createdAt: now() });
  });
}

/**
 * The server knows no such address: trying again would only harm our reputation there. A 5xx about anything else may be
 * a setting that gets fixed.
 */
function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode = 0 } = error as {
    code?: string;
    responseCode?: number;
  };
  return code === "EENVELOPE" && responseCode >= 500;
}
