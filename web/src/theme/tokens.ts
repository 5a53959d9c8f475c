import { defineTokens } from "@chakra-ui/react/styled-system";
import { COLORS } from "./colors";

/** { a: 'x' } -> { a: { value: 'x' } }, Chakra's format for tokens. */
function values<T extends Record<string, string | number>>(table: T) {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };
}

const space = values({
  0: "0",
  0.5: "0.125rem",
  1: "0.25rem",
  1.5: "0.375rem",
  2: "0.5rem",
  2.5: "0.625rem",
  3: "0.75rem",
  3.5: "0.875rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  7: "1.75rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  14: "3.5rem",
  16: "4rem",
  24: "6rem",
});

/** In each appearance one of the two variables (theme/appearance.css) is empty and the other one has no value. */
const tokenOf = (color: string | readonly [light: string, dark: string]) => ({
  value: typeof color === "string" ? color : `var(--tq-light,${color[0]}) var(--tq-dark,${color[1]})`,
});

const colorTokens = Object.fromEntries(
  Object.entries(COLORS).map(([group, members]) => [
    group,
    Object.fromEntries(Object.entries(members).map(([name, color]) => [name, tokenOf(color)])),
  ]),
);

/** The scales of the design. In a page their values are a style sheet, and only their names are known to scripts. */
export const tokens = defineTokens({
  colors: colorTokens,
  fonts: values({
    heading: '"Gabarito Variable","Titulos de reserva",system-ui,sans-serif',
    body: '"Cifras","Atkinson Hyperlegible Next Variable","Texto de reserva",system-ui,sans-serif',
  }),
  spacing: space,
  sizes: { ...space, ...values({ full: "100%", container: "1200px" }) },
  radii: values({
    sm: "8px",
    md: "10px",
    control: "12px",
    lg: "14px",
    card: "18px",
    xl: "22px",
    full: "9999px",
    plumaXs: "8px 2px 8px 2px",
    plumaSm: "10px 3px 10px 3px",
    plumaThumb: "14px 4px 14px 4px",
    plumaMd: "18px 5px 18px 5px",
    plumaTile: "22px 6px 22px 6px",
    plumaModal: "26px 8px 26px 8px",
    plumaLg: "32px 8px 32px 8px",
  }),
  shadows: values({
    1: "0 1px 2px {colors.shadow.soft}",
    2: "0 1px 2px {colors.shadow.soft}, 0 8px 24px -6px {colors.shadow.medium}",
    3: "0 4px 8px {colors.shadow.soft}, 0 24px 56px -12px {colors.shadow.strong}",
    swapButton: "inset 0 -2px 0 {colors.shadow.swapButton}",
    seal: "0 2px 10px {colors.shadow.medium}",
    chosen: "0 1px 3px {colors.shadow.medium}",
    onPicture: "0 1px 6px {colors.shadow.medium}",
  }),
  durations: values({ fast: "140ms", base: "220ms", slow: "360ms", swap: "520ms" }),
  easings: values({
    standard: "cubic-bezier(.2,.7,.2,1)",
    exit: "cubic-bezier(.4,0,1,1)",
    swap: "cubic-bezier(.34,1.3,.5,1)",
  }),
  zIndex: values({ sticky: 10, header: 20, dropdown: 30, overlay: 40, modal: 50, toast: 60 }),
});
