import type { ItemCondition, ItemUsage, PublicationType } from "../../__generated__/enums";
import { messages } from "../../lib/messages";

interface Kind {
  type: PublicationType;
  condition: ItemCondition | null;
  usage: ItemUsage | null;
}

/** `Usado · Poco uso`, `Nuevo`, `Servicio`. */
export function conditionLabel({ type, condition, usage }: Kind): string {
  const { publication } = messages;
  if (type === "SERVICE" || !condition) return type === "SERVICE" ? publication.service : publication.product;
  return usage ? `${publication.condition[condition]} · ${publication.usage[usage]}` : publication.condition[condition];
}
