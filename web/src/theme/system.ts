import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { globalCss } from "./globalCss";
import { rememberStyles } from "./rememberStyles";
import { textStyles } from "./textStyles";
import { tokens } from "./tokens";

/** As Chakra makes it. */
export const plainSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: "tq",
    globalCss,
    preflight: true,
    theme: {
      breakpoints,
      tokens,
      textStyles,
      keyframes: {
        spin: { to: { transform: "rotate(360deg)" } },
        sweep: { from: { backgroundPosition: "150% 0" }, to: { backgroundPosition: "-150% 0" } },
        "fade-in": { from: { opacity: 0 } },
        "fade-out": { to: { opacity: 0 } },
        "rise-in": { from: { opacity: 0, transform: "translateY(12px)" } },
        "sheet-in": { from: { transform: "translateY(100%)" } },
        "drawer-in": { from: { transform: "translateX(-100%)" } },
        "settle-give": { from: { transform: "translateX(-12px)" } },
        "settle-receive": { from: { transform: "translateX(12px)" } },
        "seal-turn": { from: { rotate: "-180deg" } },
      },
    },
  }),
);

/**
 * Chakra with our tokens and none of its own. Recipes are not registered here: each component imports its recipe
 * (theme/recipes), so that it loads with the component.
 */
export const system = rememberStyles(plainSystem);
