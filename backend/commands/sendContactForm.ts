import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { contactForms, mails } from "../db/schema/mails";
import { usedRequestId } from "../errors";
import { contactMail } from "../presenters/mails/contact";
import type { ContactForm } from "../presenters/mails/contact";
import { runAtomically } from "./runAtomically";

const otherForm = "Este formulario ya se envió con otros datos";

/**
 * Keeps the message and writes its mail, both or neither. The same request again does nothing; with another content it
 * is refused with 409.
 */
export function sendContactForm(
  db: Db,
  form: ContactForm,
  requestId: string | null,
  recipient: string,
): Promise<number> {
  return runAtomically(db, async (tx) => {
    const [stored] = await tx
      .insert(contactForms)
      .values({ ...form, requestId })
      .onConflictDoNothing()
      .returning({ id: contactForms.id });
    if (stored) {
      await tx.insert(mails).values({ recipient, ...contactMail(form) });
      return stored.id;
    }
    const [earlier] = await tx
      .select()
      .from(contactForms)
      .where(eq(contactForms.requestId, requestId ?? ""));
    const isSame =
      earlier && (["name", "email", "subject", "message"] as const).every((field) => earlier[field] === form[field]);
    if (!isSame) throw usedRequestId(otherForm);
    return earlier.id;
  });
}
