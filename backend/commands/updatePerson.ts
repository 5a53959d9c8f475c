import { and, eq } from "drizzle-orm";
import { foldText } from "../../rules/text";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";
import { databaseCode, invalidFields, unauthorized, uniqueViolation } from "../errors";
import { personOf, registrationMessages } from "../policies/registration";
import type { PersonForm } from "../policies/registration";
import type { Session } from "../session/tokens";
import { runAtomically } from "./runAtomically";
import { verifyPasswordChange, setPassword } from "./changePassword";

/** Accents and capitals are no other name. */
const identityOf = ({
  name,
  lastName,
  dateOfBirth,
}: Pick<typeof users.$inferSelect, "name" | "lastName" | "dateOfBirth">) =>
  foldText([name, lastName, dateOfBirth].join("|"));

/**
 * Changes the personal data of an account, and its password where the form has a new one, both or neither. Throws 422
 * where the phone belongs to another account, and as `changePassword` does.
 */
export async function updatePerson(
  db: Db,
  session: Session,
  form: PersonForm,
  publicUrl: string,
  now: Date,
): Promise<Session> {
  const { viewer } = session;
  const passwordHash =
    form.password === undefined
      ? null
      : await verifyPasswordChange(db, viewer, form.current_password ?? "", form.password);
  return runAtomically(db, async (tx) => {
    const [former] = await tx.select().from(users).where(eq(users.id, viewer.id)).for("update");
    // The mark says that name and birthday are those of a document.
    const losesMark = former?.verified && identityOf(former) !== identityOf(personOf(form));
    const [updated] = await tx
      .update(users)
      .set({
        ...personOf(form),
        ...(losesMark && { verified: false, wantsVerification: true }),
      })
      .where(and(eq(users.id, viewer.id), eq(users.active, true)))
      .returning();
    if (!updated) throw unauthorized();
    const changed = { ...session, viewer: updated };
    if (passwordHash === null) return changed;
    // The password that was proven, not one that another tab has set since.
    return setPassword(
      tx,
      { ...changed, viewer: { ...updated, passwordHash: viewer.passwordHash } },
      passwordHash,
      publicUrl,
      now,
    );
  }).catch((error: unknown) => {
    throw databaseCode(error) === uniqueViolation ? invalidFields({ phone: [registrationMessages.phoneTaken] }) : error;
  });
}
