import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { colorVar } from "../../theme/colors";

const TONES = {
  /** Behind public success cards. */
  soft: { give: "art.softGive", receive: "art.softReceive" },
  /** Hero, sign-in and banners. */
  bold: { give: "bg.brand", receive: "art.receive" },
} as const;

/** The S-curve between blue and gold, behind a pair of sides. */
export function SwapCurve({
  tone = "soft",
  children,
  ...props
}: { tone?: keyof typeof TONES; children: ReactNode } & React.ComponentProps<typeof chakra.div>) {
  const { give, receive } = TONES[tone];
  return (
    <chakra.div position="relative" overflow="hidden" bg={give} {...props}>
      <chakra.svg
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox="0 0 616 420"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          fill={colorVar(receive)}
          d="M384 0H616V420H240C300 380 290 330 300 290C316 226 352 190 366 130C376 86 372 40 384 0Z"
        />
      </chakra.svg>
      <chakra.div position="relative">{children}</chakra.div>
    </chakra.div>
  );
}
