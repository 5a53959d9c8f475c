import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { Field } from "../../components/ui/Field";
import { colorSwatch } from "../../lib/colorSwatches";
import { publishingMessages } from "../../lib/publishingMessages";
import type { CategoryField } from "./useCategoryFields";

const { noValue } = publishingMessages.details;

interface ColorInputProps {
  field: CategoryField;
  value: string;
  onChange: (color: string) => void;
  error: string | undefined;
}

/** Colours to choose from as dots; the name of the chosen one stands behind the label. */
export function ColorInput({ field, value, onChange, error }: ColorInputProps) {
  const name = useId();
  return (
    <chakra.div gridColumn="1 / -1">
      <Field
        as="group"
        label={
          <>
            {field.label}: <chakra.span fontWeight={400}>{value || noValue}</chakra.span>
          </>
        }
        error={error}
      >
        {() => (
          <chakra.div display="flex" flexWrap="wrap" gap="0.5" ml="-1.5">
            {["", ...field.options].map((color) => (
              <Swatch key={color} title={color || noValue}>
                <input
                  type="radio"
                  name={name}
                  aria-label={color || noValue}
                  checked={value === color}
                  onChange={() => onChange(color)}
                />
                <chakra.span
                  aria-hidden="true"
                  style={{
                    background: color
                      ? colorSwatch(color)
                      : "linear-gradient(135deg, transparent 46%, currentcolor 46% 54%, transparent 54%)",
                  }}
                />
              </Swatch>
            ))}
          </chakra.div>
        )}
      </Field>
    </chakra.div>
  );
}

const Swatch = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    cursor: "pointer",
    color: "fg.subtle",
    "& input": { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
    "& span": {
      width: "28px",
      height: "28px",
      borderRadius: "full",
      boxShadow: "inset 0 0 0 1.5px {colors.border.control}",
    },
    "& input:checked + span": { outline: "3px solid {colors.border.selected}", outlineOffset: "2px" },
    "& input:focus-visible + span": { outline: "3px solid {colors.border.focus}", outlineOffset: "4px" },
  },
});
