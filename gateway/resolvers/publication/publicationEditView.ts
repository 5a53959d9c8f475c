import type { PublicationRecord } from "../../rest/publicationRecord";

/** A publication with its owner's latest version in place of what others see. */
export interface PublicationEditView extends PublicationRecord {
  /** As others see it. */
  published: PublicationRecord;
}
