import { formatAttribute } from "../../rules/attribute";
import { moderationActions } from "../../rules/moderation";
import { imageUrl } from "../adapters/images";
import { attributesOfCategory } from "../catalogue/attributes";
import { categoryPath } from "../catalogue/categories";
import type { DecisionRow } from "../commands/moderation/decide";
import { pickReviewed } from "../db/edits";
import type { ReviewedFields } from "../db/edits";
import type { PendingItem } from "../db/moderation";
import type { PremiumTerm } from "../db/premiumTerms";
import { chargedUsCents } from "../policies/price";
import type { ItemDetails } from "../db/moderationItems";
import type { PublicationView } from "../db/publications";
import { presentClaim } from "./claim";
import { presentPerson } from "./user";

/** A line of the queue. */
export function presentPending({ kind, id, since, title, personName }: PendingItem) {
  return { kind, id, waiting_since: since.toISOString(), title, person_name: personName };
}

/** All that an operator reads before deciding. */
export function presentItem(item: PendingItem, details: ItemDetails, origin: string) {
  const { person, counterpart, publication, edit, erasure, statements, appeal } = details;
  const shown = edit ?? publication;
  // As of texts, what was there before only where it changes.
  const hasOtherPictures = edit?.imageIds.join() !== publication?.imageIds.join();
  return {
    ...presentPending(item),
    revision: item.revision,
    actions: erasure ? [erasure.heldAt ? "resume" : "hold"] : actionsOf(item, details),
    person: person ? presentPerson(person, origin, true) : null,
    counterpart: counterpart ? presentPerson(counterpart, origin, true) : null,
    appeal: (edit ? edit.appeal : publication?.appeal) ?? appeal,
    content: item.kind === "verification" ? presentAccount(details) : presentTexts(details),
    pictures: pictureUrls(shown?.imageIds ?? [], origin),
    former_pictures: edit && publication && hasOtherPictures ? pictureUrls(publication.imageIds, origin) : [],
    statements: statements.map(({ id, author, text, quote, imageId, at }) => ({
      id,
      author,
      text,
      quote,
      picture: imageUrl(origin, imageId ?? null),
      created_at: at.toISOString(),
    })),
  };
}

/** Without a photo there is nothing to remove. */
const actionsOf = ({ kind }: PendingItem, { person }: ItemDetails) =>
  moderationActions[kind].filter((action) => action !== "remove_photo" || person?.avatarId != null);

function presentTexts(details: ItemDetails) {
  const { publication, edit, transaction, person, counterpart, erasure, payment } = details;
  if (publication) return presentContent(publication, edit);
  if (transaction && person && counterpart)
    return presentClaim({ ...details, transaction, claimant: person, counterpart });
  if (payment) return presentPayment(payment);
  if (!erasure) return [];
  return [
    { name: "claims", value: erasure.claims.join(", "), former: null },
    { name: "hold", value: erasure.holdReason ?? "", former: null },
  ].filter(({ value }) => value !== "");
}

/** What the documents of a person must say. */
const presentAccount = ({ person }: ItemDetails) =>
  person
    ? [
        { name: "account_name", value: `${person.name} ${person.lastName}`, former: null },
        { name: "date_of_birth", value: writtenDay(person.dateOfBirth), former: null },
      ].filter(({ value }) => value !== "")
    : [];

function presentPayment({ order, formerTerms }: NonNullable<ItemDetails["payment"]>) {
  const paid = order && (order.review ? chargedUsCents(order.review) : order.priceCents);
  const ways = { card: "con tarjeta, impuestos incluidos", credit: "con créditos" };
  return [
    { name: "paid", value: order && paid ? `${dollars(paid)} ${ways[order.method]}` : "", former: null },
    { name: "terms", value: formerTerms.map(describeTerm).join(", "), former: null },
  ].filter(({ value }) => value !== "");
}

const dollars = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} USD`;

const describeTerm = ({ state, startsOn, endsOn, refusal }: PremiumTerm) =>
  state === "refused" ? `no activada: ${refusal ?? ""}` : `del ${writtenDay(startsOn)} al ${writtenDay(endsOn)}`;

/** 2026-11-28 as 28/11/2026. */
const writtenDay = (day: string | null) => (day ?? "").split("-").toReversed().join("/");

/** The texts of a publication; of an edit, each beside what stands there now. */
function presentContent(publication: PublicationView, edit: ReviewedFields | undefined) {
  const former = edit ? reviewedTexts(publication, publication.categoryId) : undefined;
  const texts = reviewedTexts(edit ?? publication, publication.categoryId);
  const rest = {
    price: publication.priceUsd === null ? "" : publication.priceUsd.toLocaleString("es-VE", { useGrouping: true }),
    category: categoryPath(publication.categoryId)
      .map(({ name }) => name)
      .join(" › "),
    interests: publication.interests.join(", "),
    place: publication.location,
  };
  return [
    ...Object.entries(texts).map(([name, value]) => ({
      name,
      value,
      former: former?.[name] ?? null,
    })),
    ...Object.entries(rest).map(([name, value]) => ({ name, value, former: null })),
  ].filter(({ value, former: before }) => value !== "" || before);
}

/** Every reviewed column by its name, except the tags, which are words of the title. */
function reviewedTexts(content: ReviewedFields, categoryId: number): Record<string, string> {
  const { fields, tags: _tags, ...texts } = pickReviewed(content);
  // Does not compile where a reviewed column is no text: how the operator reads it is then said here.
  texts satisfies Record<string, string | null>;
  const definitions = new Map(
    attributesOfCategory(categoryId).map((definition) => [String(definition.name), definition]),
  );
  const describe = ({ name, value }: ReviewedFields["fields"][number]) => {
    const definition = definitions.get(name);
    return definition ? `${definition.label}: ${formatAttribute(definition, value)}` : `${name}: ${value}`;
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? ""])),
    fields: fields.map(describe).join(", "),
  };
}

const pictureUrls = (ids: readonly string[], origin: string) => ids.map((id) => imageUrl(origin, id));

interface AuditTrailRow {
  decision: DecisionRow;
  operator: { name: string; lastName: string } | null;
  dueAt: Date | null;
}

/** A row of the audit trail; `undo_until` while the viewer can still take it back. */
export function presentDecision({ decision, operator, dueAt }: AuditTrailRow, viewerId: number) {
  return {
    id: decision.id,
    kind: decision.kind,
    subject_id: decision.subjectId,
    action: decision.action,
    reason: decision.reason,
    remedy: decision.remedy,
    undone_id: decision.undoneId,
    operator: operator && `${operator.name} ${operator.lastName}`,
    created_at: decision.createdAt.toISOString(),
    undo_until: decision.operatorId === viewerId ? (dueAt?.toISOString() ?? null) : null,
  };
}
