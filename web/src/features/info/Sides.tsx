import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCheck, LuX } from "react-icons/lu";

/** Two columns: what to do and what not to do. */
export function Sides({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
    >
      {children}
    </chakra.div>
  );
}

/** One column; its children are a Markdown list. */
export function Side({ kind, title, children }: { kind: "yes" | "no"; title: string; children: ReactNode }) {
  const isYes = kind === "yes";
  const Icon = isYes ? LuCheck : LuX;
  return (
    <chakra.section
      p="5"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="plumaTile"
      fontSize="1rem"
      lineHeight="1.5625rem"
    >
      <chakra.div display="flex" gap="2.5" alignItems="center" mb="3" color={isYes ? "fg.success" : "fg.danger"}>
        <chakra.span
          display="grid"
          placeItems="center"
          width="32px"
          height="32px"
          borderRadius="plumaSm"
          bg={isYes ? "bg.success" : "bg.danger"}
        >
          <Icon size={20} strokeWidth={2.6} aria-hidden="true" />
        </chakra.span>
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
      </chakra.div>
      {children}
    </chakra.section>
  );
}
