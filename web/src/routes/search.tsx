import { useParams, useSearchParams } from "react-router-dom";
import { usePosition } from "../apollo/position";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { PublicationCard } from "../features/publication/PublicationCard";
import { SearchResults } from "../features/search/SearchResults";
import { searchTitle } from "../features/search/searchTitles";
import { paths } from "../lib/paths";
import { readSearchAddress } from "../lib/searchAddress";

/**
 * Results of the header search, of a range of values or of the publications that an address names; the URL holds it.
 */
export default function SearchRoute() {
  const { position } = usePosition();
  const [query] = useSearchParams();
  const search = readSearchAddress(useParams(), position, query);
  return (
    <SearchResults
      search={search}
      title={searchTitle(search)}
      addressOf={search.ids ? paths.searchInterest : paths.search}
      renderCard={(publication, eager) => (
        <PublicationCard
          key={publication.id}
          publication={publication}
          kind="compact"
          heading="h3"
          eager={eager}
          offered={search.mode === "HAVE" ? search.terms : undefined}
        />
      )}
      skeleton={<CardSkeletons count={8} kind="compact" />}
    />
  );
}
