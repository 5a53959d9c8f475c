import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { Link } from "react-router-dom";
import { messages } from "../../lib/messages";

/** The arrow back to the lists, on screens where the conversation replaces them. */
export function BackToList({ to }: { to: string }) {
  return (
    <chakra.span display={{ base: "block", lg: "none" }}>
      <Link
        to={to}
        aria-label={messages.action.back}
        style={{ display: "grid", placeItems: "center", width: 44, height: 44 }}
      >
        <LuArrowLeft size={24} aria-hidden="true" />
      </Link>
    </chakra.span>
  );
}
