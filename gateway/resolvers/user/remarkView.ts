import type { RemarkRecord } from "../../rest/remarks";

/** A remark on the profile of a user. */
export interface RemarkView {
  record: RemarkRecord;
  /** Of whom it was written. */
  userId: string;
  shownId: string;
}
