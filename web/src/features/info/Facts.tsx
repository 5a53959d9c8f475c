import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

const TONES = {
  give: { bg: "bg.give", color: "fg.give" },
  receive: { bg: "bg.receive", color: "fg.receive" },
  close: { bg: "bg.success", color: "fg.success" },
} as const;

/** Key figures, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl
      display="grid"
      gap={{ base: "3", md: "4" }}
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
    >
      {children}
    </chakra.dl>
  );
}

/** «1 USD», «por cada uno de tus primeros 10 productos». */
export function Fact({
  value,
  tone = "give",
  children,
}: {
  value: string;
  tone?: keyof typeof TONES;
  children: ReactNode;
}) {
  const { bg, color } = TONES[tone];
  return (
    <chakra.div
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      gap="1"
      p="5"
      bg={bg}
      borderRadius="plumaTile"
    >
      <chakra.dt textStyle="small" fontSize="0.9375rem">
        {children}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight={800}
        fontSize="1.875rem"
        lineHeight="2.125rem"
        letterSpacing="-0.01em"
        color={color}
      >
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
