import type { PublicationRecord } from "../../rest/publicationRecord";

/** A match with the records of both publications. */
export interface MatchView {
  publication: PublicationRecord;
  ownPublication: PublicationRecord;
  isWanted: boolean;
  isOwnWanted: boolean;
}
