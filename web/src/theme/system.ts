import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { rememberStyles } from "./rememberStyles";
import { textStyles } from "./textStyles";
import { tokens } from "./tokens";

/** Variables begin with `--tq`. */
export const themeConfig = defineConfig({ cssVarsPrefix: "tq", theme: { breakpoints, tokens, textStyles } });

/** As Chakra makes it. */
export const createPlainSystem = () => createSystem(defaultBaseConfig, themeConfig);

let system: SystemContext | undefined;

/**
 * Chakra with our tokens and none of its own. Recipes are not registered here: each component imports its recipe
 * (theme/recipes), so that it loads with the component. Global styles are a style sheet (theme/globalSheet.ts). Made by
 * the first rendering: with the rest of the first script it would keep a phone from answering for too long.
 */
export const getSystem = () => (system ??= rememberStyles(createPlainSystem()));
