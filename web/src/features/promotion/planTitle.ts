import { promotionMessages } from "../../lib/promotionMessages";
import type { Plan } from "./usePlans";

/** Básico, Medio, Avanzado; a package this version does not know has the server's name. */
export function planTitle({ adType, name }: Pick<Plan, "adType" | "name">): string {
  return adType ? promotionMessages.plans.titles[adType] : name;
}
