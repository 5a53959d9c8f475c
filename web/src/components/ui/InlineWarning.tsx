import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCircleAlert } from "react-icons/lu";

/** A word of caution beside what is being written; it blocks nothing. */
export function InlineWarning({ children }: { children: ReactNode }) {
  return (
    <chakra.p
      display="flex"
      gap="2"
      alignItems="flex-start"
      p="2"
      borderRadius="sm"
      bg="bg.warning"
      color="fg.warning"
      textStyle="small"
    >
      <chakra.span flexShrink={0} mt="2px">
        <LuCircleAlert size={18} aria-hidden="true" />
      </chakra.span>
      {children}
    </chakra.p>
  );
}
