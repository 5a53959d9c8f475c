import { lazy, Suspense, useState } from "react";
import { LuSlidersHorizontal } from "react-icons/lu";
import { useNavigate } from "react-router-dom";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { resultsMessages } from "../../lib/resultsMessages";
import { Chip, ChosenChip } from "./ChosenChip";
import { boundsLabel } from "./facet";
import type { Facet } from "./facet";

const FacetSheet = lazy(loadWhenOnline(() => import("./FacetSheet")));
const texts = resultsMessages;

interface AttributeFiltersProps {
  facets: readonly Facet[];
  /** Whether there may be more than their values count. */
  areCountsMinimum: boolean;
  filters: readonly AttributeFilter[];
  /** Address of the results with other filters. */
  to: (filters: readonly AttributeFilter[]) => string;
}

/** What is chosen of the facets of a category, to be taken out with a tap. */
export function ChosenAttributes({ facets, filters, to }: Omit<AttributeFiltersProps, "areCountsMinimum">) {
  const labelled = filters.flatMap((filter) => {
    const facet = facets.find(({ name }) => name === filter.name);
    return facet ? [{ filter, facet }] : [];
  });
  const without = (changed: AttributeFilter) =>
    filters.flatMap((filter) => (filter.name !== changed.name ? filter : isBlank(changed) ? [] : changed));
  return labelled.flatMap(({ filter, facet }) => [
    ...filter.values.map((value) => (
      <ChosenChip
        key={`${filter.name} ${value}`}
        label={value}
        to={to(without({ ...filter, values: filter.values.filter((other) => other !== value) }))}
      />
    )),
    ...(filter.min === null && filter.max === null
      ? []
      : [
          <ChosenChip
            key={filter.name}
            label={boundsLabel(facet, filter)}
            to={to(without({ ...filter, min: null, max: null }))}
          />,
        ]),
  ]);
}

/** Opens the facets of a category. */
export function AttributeFilters({ facets, areCountsMinimum, filters, to }: AttributeFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <div>
      <Chip asChild>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <LuSlidersHorizontal size={18} aria-hidden="true" />
          {texts.attributes}
        </button>
      </Chip>
      {isOpen && (
        <Suspense fallback={null}>
          <FacetSheet
            facets={facets}
            areCountsMinimum={areCountsMinimum}
            filters={filters}
            onApply={(next) => {
              setOpen(false);
              void navigate(to(next));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isBlank = ({ values, min, max }: AttributeFilter) => values.length === 0 && min === null && max === null;
