import { chakra } from "@chakra-ui/react/styled-system";
import type { FocusEventHandler, ReactNode, Ref } from "react";
import type { IconType } from "react-icons";
import { stripHeight } from "./stripHeight";

interface ConversationStripProps {
  title: string;
  icon: IconType;
  tone: "claim" | "success";
  /** What is so at the moment. */
  children: ReactNode;
  action: ReactNode;
  /** On a phone it holds a way to another one below. */
  isTall?: boolean;
  /** Of the title, where it takes the focus of an action that has disappeared. */
  headingRef?: Ref<HTMLHeadingElement>;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** A line above the messages of a conversation: something of its transaction, and what can be done about it. */
export function ConversationStrip({
  title,
  icon: Icon,
  tone,
  children,
  action,
  isTall = false,
  headingRef,
  ...area
}: ConversationStripProps) {
  return (
    <StripRow {...area} minHeight={stripHeight(isTall)} aria-label={title}>
      <Badge aria-hidden="true" bg={`bg.${tone}`} color={`fg.${tone}`}>
        <Icon size={20} />
      </Badge>
      <chakra.div flex="1" minWidth="0">
        <chakra.h3
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          outline="none"
          fontFamily="body"
          fontSize="0.9375rem"
          lineHeight="1.25rem"
        >
          {title}
        </chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted">
          {children}
        </chakra.p>
      </chakra.div>
      {action}
    </StripRow>
  );
}

/** Between the head of a conversation and its messages. */
export const StripRow = chakra("section", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    flexShrink: 0,
    minHeight: "77px",
    px: { base: "3.5", md: "6" },
    py: "2",
    bg: "bg.surface",
    borderBottom: "1px solid {colors.border.subtle}",
  },
});

const Badge = chakra("span", {
  base: {
    display: { base: "none", sm: "grid" },
    placeItems: "center",
    flexShrink: 0,
    width: "40px",
    height: "40px",
    borderRadius: "plumaThumb",
  },
});
