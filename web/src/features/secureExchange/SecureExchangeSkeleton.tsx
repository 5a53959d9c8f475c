import { chakra } from "@chakra-ui/react/styled-system";
import { stripHeight } from "../../components/chat/stripHeight";
import { Skeleton } from "../../components/ui/Skeleton";

/** Keeps the panel's room while it loads. */
export function SecureExchangeSkeleton({ isTall = false }: { isTall?: boolean }) {
  return (
    <chakra.div
      aria-busy="true"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexShrink={0}
      height={stripHeight(isTall)}
      px={{ base: "3.5", md: "6" }}
      bg="bg.surface"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <Skeleton width="160px" height="20px" />
      <Skeleton width="96px" height="40px" borderRadius="md" />
    </chakra.div>
  );
}
