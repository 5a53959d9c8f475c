import type { PublicationRecord } from "../../rest/publicationRecord";

/** A match with the records of both publications. */
export interface MatchView {
  id: string;
  publication: PublicationRecord;
  ownPublication: PublicationRecord;
  isWanted: boolean;
  isOwnWanted: boolean;
}
