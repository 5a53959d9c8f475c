import { chakra } from "@chakra-ui/react/styled-system";
import { Skeleton } from "../../components/ui/Skeleton";

/** Placeholder rows while chats load. */
export function ChatListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <chakra.div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <chakra.div
          key={index}
          display="flex"
          alignItems="center"
          gap="3"
          p={{ base: "14px 16px", md: "14px 20px" }}
          minHeight="93px"
          borderBottom="1px solid {colors.border.subtle}"
        >
          <chakra.span position="relative" display="block" width="76px" height="56px" flexShrink={0}>
            <Skeleton
              position="absolute"
              left="0"
              top="0"
              width="42px"
              height="42px"
              borderRadius="12px 4px 12px 4px"
            />
            <Skeleton
              position="absolute"
              right="0"
              bottom="0"
              width="42px"
              height="42px"
              borderRadius="12px 4px 12px 4px"
            />
          </chakra.span>
          <chakra.span display="flex" flexDirection="column" gap="2" flex="1">
            <Skeleton height="16px" width="45%" />
            <Skeleton height="12px" width="80%" />
            <Skeleton height="14px" width="65%" />
          </chakra.span>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
