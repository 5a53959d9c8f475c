import { activateTerm, refuseTerm } from "../premiumTerm";
import type { Effect } from "./effect";

/** A paid term of Premium: activated, or refused and paid back as credit. */
export const decidePremium: Effect = (tx, { subjectId, action, reason }, services) =>
  action === "activate" ? activateTerm(tx, subjectId, services) : refuseTerm(tx, subjectId, reason ?? "", services);
