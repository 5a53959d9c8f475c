import { promotionMessages } from "../../lib/promotionMessages";
import type { Plan } from "./usePlans";

/** Básico, Medio, Avanzado; a plan type unknown to this release keeps the server's name. */
export function planTitle({ adType, name }: Pick<Plan, "adType" | "name">): string {
  return adType ? promotionMessages.plans.titles[adType] : name;
}
