import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { useWholeDollars } from "../../components/form/useWholeDollars";
import { useCountries } from "../../components/form/useCountries";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Input, Select } from "../../components/ui/Input";
import { resultsMessages } from "../../lib/resultsMessages";
import type { SearchAddress } from "../../lib/searchAddress";
import { PremiumFilters } from "./PremiumFilters";

const texts = resultsMessages;

/** The search that is narrowed, and what becomes of the choice. */
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
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
            {(["min", "max"] as const).map((end) => (
              <ValueField
                key={end}
                label={texts.value[end]}
                value={price[end]}
                onChange={(value) => setPrice((previous) => ({ ...previous, [end]: value }))}
              />
            ))}
          </chakra.div>
        )}
        <PremiumFilters
          chosen={premium}
          onChange={(change) => setPremium((previous) => ({ ...previous, ...change }))}
        />
      </chakra.div>
    </Dialog>
  );
}

interface ValueFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function ValueField({ label, value, onChange }: ValueFieldProps) {
  const dollars = useWholeDollars();
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(dollars.read(target.value))}
          onBlur={dollars.forget}
        />
      )}
    </Field>
  );
}
