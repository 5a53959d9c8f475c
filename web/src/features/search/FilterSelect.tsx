import { Select } from "../../components/ui/Input";

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, text: string])[];
}

/** A filter of the results as a pill. */
export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  return (
    <div>
      <Select
        aria-label={label}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        minHeight="44px"
        width="auto"
        maxWidth="100%"
        borderRadius="full"
        borderColor="border.subtle"
        fontWeight={600}
        // As wide as what is chosen, not as the longest option.
        css={{ fieldSizing: "content" }}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
