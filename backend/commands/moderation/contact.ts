import { eq } from "drizzle-orm";
import { contactForms, mails } from "../../db/schema/mails";
import { contactAnswerMail } from "../../presenters/mails/moderation";
import type { Effect } from "./effect";

/** A message of the contact page: answered by mail, or closed without one. */
export const decideContact: Effect = async (tx, { subjectId, action, reason }, { now, settings }) => {
  const [form] = await tx
    .update(contactForms)
    .set({ settledAt: now() })
    .where(eq(contactForms.id, subjectId))
    .returning();
  if (form && action === "answer")
    await tx.insert(mails).values({
      recipient: form.email,
      ...contactAnswerMail(form, reason ?? "", settings.publicUrl),
    });
};
