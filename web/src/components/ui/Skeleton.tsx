import { chakra } from "@chakra-ui/react/styled-system";

/** A placeholder in the shape of the content that is loading. */
export const Skeleton = chakra(
  "span",
  {
    base: {
      display: "block",
      borderRadius: "sm",
      background: "linear-gradient(100deg, #EFE7D6 30%, #F8F2E6 50%, #EFE7D6 70%)",
      backgroundSize: "200% 100%",
      animation: "sweep 1400ms linear infinite",
      "@media (prefers-reduced-motion: reduce)": { animation: "none !important" },
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
