import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { colorSwatch } from "../../lib/colorSwatches";
import { digitsOnly } from "../../lib/digits";
import { messages } from "../../lib/messages";
import { resultsMessages } from "../../lib/resultsMessages";
import type { Facet } from "./facet";

const texts = resultsMessages;

interface FacetSheetProps {
  facets: readonly Facet[];
  areCountsMinimum: boolean;
  filters: readonly AttributeFilter[];
  onApply: (filters: AttributeFilter[]) => void;
  onClose: () => void;
}

/** All facets of a category; nothing changes until it is applied. */
export default function FacetSheet({ facets, areCountsMinimum, filters, onApply, onClose }: FacetSheetProps) {
  const [chosen, setChosen] = useState<readonly AttributeFilter[]>(filters);
  const filterOf = (name: string): AttributeFilter =>
    chosen.find((filter) => filter.name === name) ?? { name, values: [], min: null, max: null };
  const change = (name: string, values: Partial<AttributeFilter>) =>
    setChosen([...chosen.filter((filter) => filter.name !== name), { ...filterOf(name), ...values }]);
  const shown = facets.filter(({ kind, values }) => isRange(kind) || values.length > 0);
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={texts.attributes}
      footer={
        <>
          <Button variant="text" onClick={() => setChosen([])}>
            {texts.clearAttributes}
          </Button>
          <Button
            onClick={() =>
              onApply(
                facets
                  .map(({ name }) => orderBounds(filterOf(name)))
                  .filter(({ values, min, max }) => values.length > 0 || min !== null || max !== null),
              )
            }
          >
            {texts.applyAttributes}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        {shown.map((facet) =>
          isRange(facet.kind) ? (
            <RangeFacet
              key={facet.name}
              facet={facet}
              filter={filterOf(facet.name)}
              onChange={(bounds) => change(facet.name, bounds)}
            />
          ) : (
            <ValueFacet
              key={facet.name}
              facet={facet}
              isMinimum={areCountsMinimum}
              chosen={filterOf(facet.name).values}
              // Bounds of an old address, from when it was chosen so, narrow as well and are not shown.
              onChange={(values) => change(facet.name, { values, min: null, max: null })}
            />
          ),
        )}
      </chakra.div>
    </Dialog>
  );
}

/** Swaps a minimum above the maximum. */
const orderBounds = (filter: AttributeFilter): AttributeFilter =>
  filter.min !== null && filter.max !== null && filter.min > filter.max
    ? { ...filter, min: filter.max, max: filter.min }
    : filter;

const isRange = (kind: Facet["kind"]) => kind === "NUMBER" || kind === "YEAR";

function ValueFacet({
  facet: { label, kind, values },
  isMinimum,
  chosen,
  onChange,
}: {
  facet: Facet;
  isMinimum: boolean;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}) {
  // What is chosen stays to be taken out, even where nothing has it.
  const shown = [...values, ...chosen.filter((value) => !values.some((known) => known.value === value)).map(toValue)];
  return (
    <Field as="group" label={label}>
      {() => (
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" columnGap="4">
          {shown.map(({ value, count }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={() =>
                onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
              label={
                <chakra.span display="inline-flex" alignItems="center" gap="1.5" overflowWrap="anywhere">
                  {kind === "COLOR" && (
                    <chakra.span
                      aria-hidden="true"
                      flexShrink={0}
                      width="18px"
                      height="18px"
                      borderRadius="full"
                      boxShadow="inset 0 0 0 1px {colors.border.control}"
                      style={{ background: colorSwatch(value) }}
                    />
                  )}
                  {value}
                  <chakra.span color="fg.muted">{texts.number(count, isMinimum)}</chakra.span>
                </chakra.span>
              }
            />
          ))}
        </chakra.div>
      )}
    </Field>
  );
}

const toValue = (value: string) => ({ value, count: 0 });

function RangeFacet({
  facet: { label, unit },
  filter,
  onChange,
}: {
  facet: Facet;
  filter: AttributeFilter;
  onChange: (bounds: Partial<Pick<AttributeFilter, "min" | "max">>) => void;
}) {
  const inputOf = (bound: "min" | "max", placeholder: string) => (
    <Input
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${label}: ${placeholder}`}
      placeholder={placeholder}
      value={filter[bound] ?? ""}
      onChange={(event) => {
        const digits = digitsOnly(event.target.value, 9);
        onChange({ [bound]: digits === "" ? null : Number(digits) });
      }}
    />
  );
  return (
    <Field as="group" label={unit ? `${label} (${unit})` : label}>
      {() => (
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          {inputOf("min", messages.search.minShort)}
          {inputOf("max", messages.search.maxShort)}
        </chakra.div>
      )}
    </Field>
  );
}
