import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode, Ref } from "react";

const mark = {
  appearance: "none",
  flexShrink: 0,
  width: "22px",
  height: "22px",
  border: "2px solid {colors.border.control}",
  bg: "bg.surface",
  cursor: "pointer",
  _disabled: { bg: "bg.disabled", cursor: "not-allowed" },
} as const;

const Box = chakra("input", {
  base: {
    ...mark,
    borderRadius: "6px",
    _checked: {
      bg: "action.primary",
      borderColor: "border.selected",
      backgroundImage:
        "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='white' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 9.5l3.5 3.5L14 5.5'/%3E%3C/svg%3E\")",
    },
    _invalid: { borderColor: "border.error" },
  },
});

const Dot = chakra("input", {
  base: { ...mark, borderRadius: "full", _checked: { borderWidth: "7px", borderColor: "border.selected" } },
});

const Row = chakra("label", {
  base: { display: "inline-flex", alignItems: "center", gap: "2.5", minH: "2.75rem", cursor: "pointer" },
});

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "ref" | "color" | "height" | "width" | "size"> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, with its label beside it. */
export function Checkbox({ label, ...props }: ChoiceProps) {
  return (
    <Row>
      <Box type="checkbox" {...props} />
      <span>{label}</span>
    </Row>
  );
}

/** One choice of several, with its label beside it. */
export function Radio({ label, ...props }: ChoiceProps) {
  return (
    <Row>
      <Dot type="radio" {...props} />
      <span>{label}</span>
    </Row>
  );
}

/** A radio button as a card; put several in a Field `as="group"`. */
export function RadioCard({ label, hint, ...props }: ChoiceProps & { hint?: ReactNode }) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="3rem"
      px="4"
      py="2"
      borderRadius="control"
      border="1.5px solid {colors.border.control}"
      bg="bg.surface"
      fontWeight={600}
      cursor="pointer"
      css={{
        '&:has([aria-invalid="true"])': { borderColor: "border.error", borderWidth: "2px" },
        "&:has(:checked)": {
          borderColor: "border.selected",
          boxShadow: "inset 0 0 0 0.5px {colors.border.selected}",
          bg: "bg.info",
          color: "fg.info",
        },
        "&:has(:disabled)": { bg: "bg.disabled", color: "fg.disabled", cursor: "not-allowed" },
        "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "2px" },
      }}
    >
      <Dot type="radio" {...props} _focusVisible={{ outline: "none" }} />
      <span>
        {label}
        {hint && (
          <chakra.span display="block" textStyle="small" fontWeight={400} color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
