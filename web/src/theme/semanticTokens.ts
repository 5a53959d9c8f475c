import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

const ref = (color: string) => ({ value: `{colors.${color}}` });

/** Colours by purpose. Blue gives, gold receives, green confirms. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      canvas: ref("papel"),
      surface: ref("white"),
      sunken: ref("papel.2"),
      header: ref("azul.700"),
      footer: ref("azul.900"),
      give: ref("azul.50"),
      receive: ref("oro.50"),
      overlay: { value: "rgba(7,31,61,0.62)" },
      disabled: { value: "#E9E3D6" },
    },
    fg: {
      DEFAULT: ref("tinta"),
      muted: ref("tinta.2"),
      subtle: ref("tinta.3"),
      placeholder: { value: "#6A6A66" },
      disabled: { value: "#6A675E" },
      link: ref("azul.600"),
      onHeader: { value: "#DCEBFA" },
      give: ref("azul.700"),
      receive: ref("oro.800"),
      priceAgree: ref("hoja.700"),
      error: ref("rojo.600"),
    },
    border: {
      subtle: ref("linea"),
      control: ref("borde"),
      focus: ref("azul.400"),
      give: ref("azul.400"),
      receive: ref("oro.200"),
    },
  },
});
