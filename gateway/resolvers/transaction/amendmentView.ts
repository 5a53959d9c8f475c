import type { AmendmentRecord } from "../../rest/transactionRecord";

/** A change of what was agreed on, as one of the parties sees it. */
export interface AmendmentView {
  record: AmendmentRecord;
  /** Whether the viewer has asked for it. */
  isOwn: boolean;
}
