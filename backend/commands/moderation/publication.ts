import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mails } from "../../db/schema/mails";
import { publicationEdits } from "../../db/schema/publicationEdits";
import { publications } from "../../db/schema/publications";
import { reports } from "../../db/schema/reports";
import { users } from "../../db/schema/users";
import { approvedMail, returnedMail } from "../../presenters/mails/moderation";
import type { Services } from "../../services";
import { takeCreditBack } from "../credit";
import { approveEdit, returnEdit } from "../reviewEdit";
import { approvePublication, returnPublication } from "../reviewPublication";
import type { PublicationRow } from "../reviewPublication";
import type { Effect } from "./effect";
import type { DecisionRow } from "./decide";

/** Why, and what to mend, as its author reads it. */
const explain = ({ reason, remedy }: Pick<DecisionRow, "reason" | "remedy">): string =>
  remedy ? `${reason} Qué corregir: ${remedy}` : (reason ?? "");

/** Of a publication that an operator removed as a fraud, with what became of its credit. */
const fraudReason = ({ reason }: DecisionRow, creditCents: number): string =>
  `Retirada por fraude: ${reason ?? ""}${creditCents > 0 ? ` Se retiraron también los ${(creditCents / 100).toFixed(2).replace(".", ",")} USD de crédito que dio.` : ""}`;

/** A publication in review. */
export const decidePublication: Effect = async (tx, decision, services) => {
  const publication = await load(tx, decision.subjectId);
  if (decision.action === "approve") await approve(tx, publication, services);
  else await refuse(tx, publication, decision, services);
};

/** A waiting edit of a publication; others read the approved version meanwhile. */
export const decideEdit: Effect = async (tx, decision, services) => {
  const publication = await load(tx, decision.subjectId);
  const [edit] = await tx
    .select()
    .from(publicationEdits)
    .where(eq(publicationEdits.id, Number(decision.revision)));
  if (!edit) throw new Error(`no edit ${decision.revision}`);
  const isApproved = decision.action === "approve";
  await hold(tx, publication, !isApproved);
  await mailOwner(tx, publication, edit.title, decision, services);
  if (isApproved) await approveEdit(tx, edit, publication.ownerId, services.now());
  else await returnEdit(tx, edit, publication.ownerId, explain(decision));
};

/** Reports of a publication: those that the operator read are settled. */
export const decideReport: Effect = async (tx, decision, services) => {
  const publication = await load(tx, decision.subjectId);
  await tx
    .update(reports)
    .set({ settledAt: services.now() })
    .where(
      and(
        eq(reports.publicationId, publication.id),
        isNull(reports.settledAt),
        lte(reports.id, Number(decision.revision.split(":")[0])),
      ),
    );
  if (decision.action === "remove") {
    const cents = await takeCreditBack(tx, publication, decision.id);
    return refuse(tx, publication, { ...decision, reason: fraudReason(decision, cents) }, services);
  }
  // Exchanged publications are not shown to other users anyway.
  if (decision.action === "hide" && publication.status !== "finished")
    return refuse(tx, publication, decision, services);
  // Its owner learns of reports only where they had an effect.
  if (publication.status === "waiting") await approve(tx, publication, services);
};

async function approve(tx: Db, publication: PublicationRow, services: Services) {
  await mailOwner(tx, publication, publication.title, { action: "approve", reason: null, remedy: null }, services);
  await approvePublication(tx, publication, services.now());
}

async function refuse(tx: Db, publication: PublicationRow, decision: DecisionRow, services: Services) {
  await hold(tx, publication, true);
  await mailOwner(tx, publication, publication.title, decision, services);
  await returnPublication(tx, publication, explain(decision), services.now());
}

/** Content that an operator refused goes back to an operator, not to the automatic review. */
const hold = (tx: Db, { id }: PublicationRow, isHeld: boolean) =>
  tx.update(publications).set({ isHeld }).where(eq(publications.id, id));

async function mailOwner(
  tx: Db,
  { id, ownerId }: PublicationRow,
  title: string,
  decision: Pick<DecisionRow, "action" | "reason" | "remedy">,
  { settings }: Services,
) {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (!owner?.active) return;
  const mail =
    decision.action === "approve"
      ? approvedMail(owner.name, title, settings.publicUrl)
      : returnedMail(owner.name, title, explain(decision), id, settings.publicUrl);
  await tx.insert(mails).values({ recipient: owner.email, ...mail });
}

async function load(tx: Db, id: number): Promise<PublicationRow> {
  const [publication] = await tx.select().from(publications).where(eq(publications.id, id));
  if (!publication) throw new Error(`no publication ${id}`);
  return publication;
}
