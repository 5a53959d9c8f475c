import type { PlanKind } from "../../catalogue/plans";
import type { OrderKind } from "./orderKind";
import { premiumOrders } from "./premium";
import { promotionOrders } from "./promotion";
import { secureExchangeOrders } from "./secureExchange";

/** What an order does, by the kind of its plan. */
const orderKinds: { [Kind in PlanKind]: OrderKind<Kind> } = {
  promo: promotionOrders,
  premium: premiumOrders,
  "secure-exchange": secureExchangeOrders,
};

/** The plan of an order is of the order's kind: TypeScript cannot follow that through the table. */
export const orderKindOf = (kind: PlanKind) => orderKinds[kind] as OrderKind<PlanKind>;
