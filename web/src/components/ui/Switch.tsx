import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";

const Track = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: 0,
    position: "relative",
    width: "52px",
    height: "30px",
    borderRadius: "15px",
    bg: "border.control",
    cursor: "pointer",
    transition: "background-color {durations.fast}",
    _after: {
      content: '""',
      position: "absolute",
      top: "3px",
      left: "3px",
      width: "24px",
      height: "24px",
      borderRadius: "full",
      bg: "fg.onFill",
      transition: "transform {durations.fast}",
    },
    _checked: { bg: "fill.success", _after: { transform: "translateX(22px)" } },
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
    "@media (prefers-reduced-motion: reduce)": { transition: "none", _after: { transition: "none" } },
  },
});

type SwitchProps = Omit<ComponentProps<typeof Track>, "type" | "role"> & { label: ReactNode; hint?: ReactNode };

/** A toggle that takes effect at once. */
export function Switch({ label, hint, ...props }: SwitchProps) {
  const id = useId();
  return (
    <chakra.label
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minHeight="44px"
      cursor="pointer"
    >
      <span>
        <chakra.span id={`${id}-label`} display="block" fontWeight={700}>
          {label}
        </chakra.span>
        {hint && (
          <chakra.span id={`${id}-hint`} display="block" mt="0.5" textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
      <Track
        type="checkbox"
        role="switch"
        aria-checked={props.checked === true}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...props}
      />
    </chakra.label>
  );
}
