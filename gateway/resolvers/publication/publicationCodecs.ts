import { nearbyKm, newDays } from "../../../rules/ribbon";
import type { ItemCondition, ItemUsage, PublicationStatus, PublicationType, Ribbon } from "../../__generated__/enums";
import type { PublicationRecord } from "../../rest/publicationRecord";
import { dayMs } from "../../../rules/durations";

/** Codecs between the wire's words for publications and the schema's. */

const statuses: Record<string, PublicationStatus> = {
  activo: "ACTIVE",
  active: "ACTIVE",
  waiting: "WAITING",
  finished: "FINISHED",
  inactive: "INACTIVE",
};

/** Lists leave the status out where they hold only visible ones. */
export function toPublicationStatus(word: string | null): PublicationStatus {
  return word === null ? "ACTIVE" : (statuses[word.toLowerCase()] ?? "INACTIVE");
}

/** A product unless the word says service. */
export function toPublicationType(word: string | null): PublicationType {
  return /^servic/i.test(word ?? "") ? "SERVICE" : "PRODUCT";
}

/** As they are sent, of two languages as the backend has them; searches number them. */
export const wireTypes = { PRODUCT: "Producto", SERVICE: "service" } as const;

const conditions: Record<string, ItemCondition> = { nuevo: "NEW", usado: "USED" };
/** As they are sent; what comes is read in any case. */
export const wireConditions = { NEW: "Nuevo", USED: "Usado" } as const;

/** Null for words that are unknown. */
export function toCondition(word: string | null): ItemCondition | null {
  return conditions[word?.toLowerCase() ?? ""] ?? null;
}

const usages: Record<string, ItemUsage> = {
  excelente: "EXCELLENT",
  bueno: "GOOD",
  detalles: "DETAILS",
  repuesto: "PARTS",
};
/** The same of how used a thing is. */
export const wireUsages = { EXCELLENT: "Excelente", GOOD: "Bueno", DETAILS: "Detalles", PARTS: "Repuesto" } as const;

/** Null for words that are unknown. */
export function toUsage(word: string | null): ItemUsage | null {
  return usages[word?.toLowerCase() ?? ""] ?? null;
}

const ribbons: Record<string, Ribbon[]> = {
  premium_sponsored: ["SPONSORED", "PREMIUM"],
  sponsored: ["SPONSORED"],
  premium: ["PREMIUM"],
  interested: ["INTERESTED"],
  interest: ["INTEREST"],
};

const newMs = newDays * dayMs;

/**
 * The ribbons of a card: the backend's own choice; behind its plain kinds what the record itself shows. Those are
 * `new`, also for old ones, and `nearby`, which it measures from where a search looks: not always where the viewer is.
 */
export function ribbonsOf(record: PublicationRecord, distance: number | null, now: number): Ribbon[] {
  const chosen = ribbons[record.card_kind ?? ""];
  if (chosen) return chosen;
  if (toPublicationStatus(record.publication_status) !== "ACTIVE") return [];
  if (distance !== null && distance <= nearbyKm) return ["NEARBY"];
  const age = now - Date.parse(record.publish_date ?? "");
  return age < newMs ? ["NEW"] : [];
}
