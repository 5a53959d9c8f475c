import type { Db } from "../../db/client";
import type { Proforma } from "./orderKind";
import { orderKindOf } from "./orderKinds";

/** Whether an own order may be paid by card now. */
export async function isPayable(db: Db, proforma: Proforma, now: Date): Promise<boolean> {
  if (proforma.status !== "pending" && proforma.status !== "rejected") return false;
  return now < (await orderKindOf(proforma.kind).payableUntil(db, proforma));
}
