import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { useCountries } from "../../components/form/useCountries";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Select } from "../../components/ui/Input";
import { resultsMessages } from "../../lib/resultsMessages";
import type { SearchAddress } from "../../lib/paths";
import { PremiumFilters } from "./PremiumFilters";
import { PriceInputs } from "./PriceInputs";

const texts = resultsMessages;

export interface FilterDialogProps {
  search: SearchAddress;
  canNarrowByValue: boolean;
  onApply: (change: Partial<SearchAddress>) => void;
  onClose: () => void;
}

/** State and value of the results, and the filters of Premium. */
export default function FilterDialog({ search, canNarrowByValue, onApply, onClose }: FilterDialogProps) {
  const { countries } = useCountries();
  const states = countries.filter(({ isEnabled }) => isEnabled).flatMap((country) => country.states);
  const [state, setState] = useState(search.location ?? "");
  const [price, setPrice] = useState({ min: search.minUsd?.toString() ?? "", max: search.maxUsd?.toString() ?? "" });
  const [premium, setPremium] = useState({ onlyVerified: search.onlyVerified, onlyRecent: search.onlyRecent });
  const apply = () => {
    const ends = [price.min, price.max].map((end) => (end === "" ? null : Number(end)));
    const [low = null, high = null] = ends.every((end) => end !== null)
      ? ends.toSorted((a, b) => Number(a) - Number(b))
      : ends;
    onApply({ location: state || null, ...premium, ...(canNarrowByValue ? { minUsd: low, maxUsd: high } : {}) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.filters}
      kind="sheet"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() =>
              onApply({
                location: null,
                onlyVerified: false,
                onlyRecent: false,
                ...(canNarrowByValue ? { minUsd: null, maxUsd: null } : {}),
              })
            }
          >
            {texts.clearFilters}
          </Button>
          <Button onClick={apply}>{texts.applyFilters}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <Field label={texts.state}>
          {(control) => (
            <Select
              {...control}
              value={state}
              onChange={(event: React.ChangeEvent<HTMLSelectElement>) => setState(event.target.value)}
            >
              <option value="">{texts.anyState}</option>
              {/* One of an older address may be a municipality. */}
              {[...new Set([...(search.location ? [search.location] : []), ...states])].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        {canNarrowByValue && (
          <Field label={texts.valueBetween} as="group">
            {() => (
              <chakra.div
                display="flex"
                px={{ base: "2.5", lg: "0.5" }}
                border="1px solid {colors.border.control}"
                borderRadius="control"
              >
                <PriceInputs
                  min={price.min}
                  max={price.max}
                  onChange={(change) => setPrice((previous) => ({ ...previous, ...change }))}
                />
              </chakra.div>
            )}
          </Field>
        )}
        <PremiumFilters
          chosen={premium}
          onChange={(change) => setPremium((previous) => ({ ...previous, ...change }))}
        />
      </chakra.div>
    </Dialog>
  );
}
