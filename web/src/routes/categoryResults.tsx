import { useParams, useSearchParams } from "react-router-dom";
import { usePosition } from "../apollo/position";
import { useCategoryNames } from "../features/search/useCategoryNames";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { PublicationCard } from "../features/publication/PublicationCard";
import { SearchResults } from "../features/search/SearchResults";
import { detailMessages } from "../lib/detailMessages";
import { CARACAS } from "../lib/position";
import { paths } from "../lib/paths";
import { readSearchAddress } from "../lib/searchAddress";

/** Everything in a category and below it. */
export default function CategoryResultsRoute() {
  const params = useParams();
  const [query] = useSearchParams();
  const { position } = usePosition();
  const categories = useCategoryNames();
  const search = readSearchAddress(params, position, query);
  const category = categories.find(({ id }) => id === search.categoryId);
  return (
    <SearchResults
      search={search}
      title={category?.name ?? detailMessages.category}
      path={paths.category(search.categoryId ?? "", CARACAS)}
      addressOf={(changed) =>
        changed.categoryId
          ? paths.categoryResults(changed)
          : // Without its category: what lies above it, at last everything.
            category?.parentId
            ? paths.categoryResults({ ...changed, categoryId: category.parentId })
            : paths.wall()
      }
      renderCard={(publication, eager) => (
        <PublicationCard key={publication.id} publication={publication} kind="compact" heading="h3" eager={eager} />
      )}
      skeleton={<CardSkeletons count={8} kind="compact" />}
    />
  );
}
