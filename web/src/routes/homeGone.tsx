import GoneMessage from "../features/home/GoneMessage";
import SimilarPublications from "../features/publication/SimilarPublications";
import { AlertSlot } from "../features/search/AlertSlot";
import type { Gone } from "../lib/goneState";

/** The part of the home page that few see: loaded after a link to something that is gone. */
export default function HomeGone({ gone, shownCount }: { gone: Gone; shownCount: number }) {
  return (
    <GoneMessage
      gone={gone}
      renderSimilar={(title) => <SimilarPublications id={gone.id} title={title} count={shownCount} />}
      renderAlert={(search) => <AlertSlot search={search} kind="like" />}
    />
  );
}
