import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { css } from "@emotion/react";
import { globalCss, keyframes } from "./globalCss";
import { themeConfig } from "./system";

/**
 * What every page needs, as the text of a style sheet: the order of the layers, the reset, global rules and the tokens.
 * Only the build runs this (build/themeSheet.ts): a file is kept by browsers, and no script has to make it first.
 */
export function globalSheet(): string {
  const system = createSystem(
    defaultBaseConfig,
    themeConfig,
    defineConfig({ preflight: true, globalCss, theme: { keyframes } }),
  );
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // oxlint-disable-next-line no-underscore-dangle
  const rules = cache.insert("", css(system._global as never), cache.sheet, false);
  if (typeof rules !== "string") throw new Error("the global sheet is written where there is no document");
  return `${system.layers.atRule}${rules}`;
}
