import type { ItemCondition, ItemUsage, PublicationType } from "../__generated__/enums";
import { messages } from "./messages";

interface ConditionFields {
  type: PublicationType;
  condition: ItemCondition | null;
  usage: ItemUsage | null;
}

/** `Usado · Poco uso`, `Nuevo`, `Servicio`. */
export function conditionLabel({ type, condition, usage }: ConditionFields): string {
  const { publication } = messages;
  if (type === "SERVICE" || !condition) return type === "SERVICE" ? publication.service : publication.product;
  return usage ? `${publication.condition[condition]} · ${publication.usage[usage]}` : publication.condition[condition];
}
