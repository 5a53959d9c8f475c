import { chakra } from "@chakra-ui/react/styled-system";
import { Mark } from "../../components/brand/Mark";
import { Card } from "../../components/ui/Card";
import { useSite } from "../../components/site";
import { Skeleton } from "../../components/ui/Skeleton";

type CardKind = "wall" | "compact" | "dense";

/** Placeholder of a publication card, with a faded seal. */
function CardSkeleton({ kind = "wall" }: { kind?: CardKind }) {
  return (
    <Card overflow="hidden" aria-hidden="true">
      <Skeleton borderRadius="0" aspectRatio={kind === "wall" ? { base: "5 / 4", sm: "1 / 1" } : "1 / 1"} />
      <chakra.div p="16px 16px 24px" display="grid" gap="2.5">
        <Skeleton width="40%" height="22px" />
        <Skeleton width="90%" height="16px" />
        <Skeleton width="60%" height="14px" />
      </chakra.div>
      <chakra.div position="relative" p="16px" bg="bg.receive" borderTop="2px dashed {colors.border.receive}">
        <chakra.span
          position="absolute"
          right="14px"
          top="-21px"
          display="grid"
          placeItems="center"
          width="40px"
          height="40px"
          borderRadius="full"
          bg="bg.surface"
        >
          <chakra.span opacity={0.35}>
            <Mark size={24} />
          </chakra.span>
        </chakra.span>
        <Skeleton width="70%" height="24px" />
        {kind !== "compact" && (
          <Skeleton
            mt="3.5"
            height="40px"
            borderRadius="md"
            display={kind === "dense" ? { base: "none", sm: "block" } : undefined}
          />
        )}
      </chakra.div>
    </Card>
  );
}

const KEYS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Several of them, at most eight. */
export function CardSkeletons({ count, kind }: { count: number; kind?: CardKind }) {
  const { isDraft } = useSite();
  return isDraft ? null : KEYS.slice(0, count).map((key) => <CardSkeleton key={key} kind={kind} />);
}
