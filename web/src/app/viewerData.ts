import { toast } from "../components/ui/toast";
import { deleteDraftPhotos, deleteDrafts, deleteDraftsOfOthers } from "../lib/drafts";
import { clearIntent } from "../lib/guestIntent";
import { clearPendingRegistration } from "../lib/pendingRegistration";
import { clearLastMember } from "./returnTo";

/** Deletes what the user left on the device, so that the next one finds nothing of it. */
export function deleteViewerData() {
  clearLastMember();
  deleteDrafts();
  deleteDraftPhotos();
  clearPendingRegistration();
  clearIntent();
  toast.clear();
}

/** After a sign-in or a reload: deletes what other users left unfinished. */
export function deleteDataOfOthers(viewerId: string) {
  deleteDraftsOfOthers(viewerId);
  deleteDraftPhotos(viewerId);
  clearPendingRegistration();
}
