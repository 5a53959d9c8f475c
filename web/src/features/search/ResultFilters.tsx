import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ReactNode } from "react";
import { LuSlidersHorizontal } from "react-icons/lu";
import { useNavigate } from "react-router-dom";
import type { ItemCondition, PublicationType, SearchOrder } from "../../__generated__/enums";
import { usePosition } from "../../apollo/position";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { messages } from "../../lib/messages";
import { resultsMessages } from "../../lib/resultsMessages";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import type { SearchAddress } from "../../lib/searchAddress";
import { ChosenChip } from "./ChosenChip";
import type { FilterDialogProps } from "./FilterDialog";
import { FilterSelect } from "./FilterSelect";
import { RadiusSelect } from "./RadiusSelect";

const FilterDialog = lazyWithFallback<FilterDialogProps>(
  loadOrFailOffline(() => import("./FilterDialog")),
  () => null,
);

const texts = resultsMessages;
const OTHER_ORDERS: readonly (readonly [SearchOrder | "", string])[] = [
  ["NEWEST", texts.order.NEWEST],
  ["VALUE_UP", texts.order.VALUE_UP],
  ["VALUE_DOWN", texts.order.VALUE_DOWN],
];
const CONDITIONS: readonly (readonly [ItemCondition | "", string])[] = [
  ["", texts.anyCondition],
  ["NEW", messages.publication.condition.NEW],
  ["USED", messages.publication.condition.USED],
];
const TYPES: readonly (readonly [PublicationType | "", string])[] = [
  ["", texts.anyType],
  ["PRODUCT", texts.products],
  ["SERVICE", texts.services],
];

/** Among what words find, what is near comes first only of what fits as well. */
const usualOrder = ({ mode, terms }: SearchAddress) =>
  mode !== "VALUE" && terms.length > 0 ? texts.order.FIT : texts.order.DISTANCE;

interface ResultFiltersProps {
  search: SearchAddress;
  /** Whether the backend can order and narrow by value. */
  canRefine: boolean;
  to: (change: Partial<SearchAddress>) => string;
  /** Before the filters: what is chosen of a category's attributes. */
  chosen?: ReactNode;
  /** After the filters: the way to an alert. */
  alert: ReactNode;
}

/** Order and filters of the results, in one line; what is seldom changed is in a dialog. */
export function ResultFilters({ search, canRefine, to, chosen, alert }: ResultFiltersProps) {
  const navigate = useNavigate();
  const { place } = usePosition();
  const [isOpen, setOpen] = useState(false);
  const apply = (change: Partial<SearchAddress>) => void navigate(to(change));
  const isByValue = search.mode === "VALUE";
  const value = isByValue ? null : valueRange(search);
  const hiddenCount = [search.location, value].filter(Boolean).length;
  return (
    <Line role="group" aria-label={texts.filters}>
      {/* First: what narrows the results is seen without scrolling. */}
      {search.onlyVerified && <ChosenChip label={texts.onlyVerified} to={to({ onlyVerified: false })} />}
      {search.onlyRecent && <ChosenChip label={texts.onlyRecent} to={to({ onlyRecent: false })} />}
      {search.location && <ChosenChip label={search.location} to={to({ location: null })} />}
      {value && <ChosenChip label={value} to={to({ minUsd: null, maxUsd: null })} />}
      {chosen}
      {canRefine && (
        <FilterSelect
          label={texts.orderLabel}
          value={search.order ?? ""}
          onChange={(order) => apply({ order: (order || null) as SearchOrder | null })}
          options={[["", place ? usualOrder(search) : texts.order.ANY], ...OTHER_ORDERS]}
        />
      )}
      {/* Without a place nothing is near or far. */}
      {(place !== null || search.radiusKm !== null) && (
        <RadiusSelect value={search.radiusKm} to={(radiusKm) => to({ radiusKm })} />
      )}
      <FilterSelect
        label={texts.condition}
        value={search.condition ?? ""}
        onChange={(condition) => apply({ condition: (condition || null) as ItemCondition | null })}
        options={CONDITIONS}
      />
      <FilterSelect
        label={texts.type}
        value={search.type ?? ""}
        onChange={(type) => apply({ type: (type || null) as PublicationType | null })}
        options={TYPES}
      />
      <More
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-active={hiddenCount > 0 || undefined}
      >
        <LuSlidersHorizontal size={18} aria-hidden="true" />
        {texts.moreFilters(hiddenCount)}
      </More>
      {alert}
      {isOpen && (
        <FilterDialog
          search={search}
          canNarrowByValue={canRefine && !isByValue}
          onApply={(change) => {
            setOpen(false);
            apply(change);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Line>
  );
}

/** As a filter, where one end alone leaves the other open. */
function valueRange({ minUsd = null, maxUsd = null }: SearchAddress): string | null {
  const [low, high] = [minUsd, maxUsd].map((usd) => usd !== null && texts.number(usd));
  if (low && high) return texts.valueRange(low === high ? low : texts.between(low, high));
  if (low) return texts.valueRange(texts.from(low));
  return high ? texts.valueRange(texts.upTo(high)) : null;
}

const Line = chakra("div", {
  base: {
    // In the banner its filters wrap with what stands beside them.
    display: { base: "flex", xl: "contents" },
    gap: "2",
    "& > *": { flexShrink: 0 },
  },
});

const More = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "44px",
    px: "3.5",
    borderRadius: "full",
    bg: "bg.surface",
    border: "1px solid {colors.border.subtle}",
    fontWeight: 600,
    cursor: "pointer",
    "&[data-active]": { bg: "bg.info", borderColor: "border.selected", color: "fg.action" },
  },
});
