import UnavailableNotice from "../features/home/UnavailableNotice";
import SimilarPublications from "../features/publication/SimilarPublications";
import { AlertSlot } from "../features/search/AlertSlot";
import type { Gone } from "../lib/goneState";

/** The part of the home page that few see: loaded after a link to something that is gone. */
export default function HomeUnavailable({ gone, shownCount }: { gone: Gone; shownCount: number }) {
  return (
    <UnavailableNotice
      gone={gone}
      renderSimilar={(title) => <SimilarPublications id={gone.id} title={title} count={shownCount} />}
      renderAlert={(search) => <AlertSlot search={search} kind="like" />}
    />
  );
}
