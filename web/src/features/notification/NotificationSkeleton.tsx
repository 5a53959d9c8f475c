import { chakra } from "@chakra-ui/react/styled-system";
import { Skeleton } from "../../components/ui/Skeleton";

/** Placeholder rows while notifications load. */
export function NotificationSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <chakra.div aria-hidden="true" bg="bg.surface">
      {Array.from({ length: rows }, (_, index) => (
        <chakra.div
          key={index}
          display="flex"
          alignItems="center"
          gap="4"
          minHeight="89px"
          px={{ base: "4", md: "6" }}
          borderBottom="1px solid {colors.border.subtle}"
        >
          <Skeleton width="48px" height="48px" borderRadius="full" flexShrink={0} />
          <chakra.span display="flex" flexDirection="column" gap="2" flex="1">
            <Skeleton height="16px" width="75%" />
            <Skeleton height="12px" width="60px" />
          </chakra.span>
          <Skeleton width="56px" height="56px" borderRadius="plumaThumb" flexShrink={0} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
