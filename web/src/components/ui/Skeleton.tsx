import { chakra } from "@chakra-ui/react/styled-system";

/** A placeholder in the shape of the content that is loading. */
export const Skeleton = chakra(
  "span",
  {
    base: {
      display: "block",
      borderRadius: "sm",
      background:
        "linear-gradient(100deg, {colors.bg.skeleton} 30%, {colors.bg.skeletonShine} 50%, {colors.bg.skeleton} 70%)",
      backgroundSize: "200% 100%",
      animation: "sweep 1400ms linear infinite",
      "@media (prefers-reduced-motion: reduce)": { animation: "none !important" },
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
