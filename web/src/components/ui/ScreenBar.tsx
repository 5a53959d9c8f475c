import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { messages } from "../../lib/messages";

interface ScreenBarProps {
  title: string;
  onBack: () => void;
  /** Whether the back button shows on wide screens, too. */
  wideBack?: boolean;
}

/** A bar in place of the header on phones: back button and title, which is the heading on wide screens. */
export function ScreenBar({ title, onBack, wideBack = false }: ScreenBarProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={{ base: "1", md: "3" }}
      minHeight={{ base: "56px", md: wideBack ? "56px" : "0" }}
      px={{ base: "1.5", md: "0" }}
      mb={{ md: wideBack ? "5" : "0" }}
      position={{ base: "sticky", md: "static" }}
      top="0"
      zIndex="header"
      bg={{ base: "bg.header", md: "transparent" }}
      color={{ base: "fg.onFill", md: "fg" }}
      css={{ mdDown: { "--focus-ring": "{colors.border.focusOnHeader}" } }}
    >
      <chakra.button
        type="button"
        onClick={onBack}
        aria-label={messages.action.back}
        display={{ base: "grid", md: wideBack ? "grid" : "none" }}
        placeItems="center"
        width="44px"
        height="44px"
        borderRadius="control"
        bg={{ md: "bg.surface" }}
        border={{ md: "1px solid {colors.border.subtle}" }}
        cursor="pointer"
      >
        <LuArrowLeft size={22} aria-hidden="true" />
      </chakra.button>
      <chakra.h1
        textStyle="h1"
        fontSize={{ base: "1.25rem", md: wideBack ? "1.6875rem" : undefined, lg: wideBack ? "2.125rem" : undefined }}
      >
        {title}
      </chakra.h1>
    </chakra.div>
  );
}
