import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** What leads to all of it. */
export const titleLinkStyle = {
  fontWeight: 700,
  whiteSpace: "nowrap",
  _hover: { textDecoration: "underline" },
} as const;

/** The heading of a part of the home page, with the way to all of it at its end. */
export function TitledRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb={{ base: "3", md: "5" }}>
      <chakra.h2 textStyle="h2" fontSize={{ md: "1.875rem" }}>
        {title}
      </chakra.h2>
      {children}
    </chakra.div>
  );
}
