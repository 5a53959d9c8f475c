import { chakra } from "@chakra-ui/react/styled-system";
import { Seal } from "../../components/brand/Seal";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** Placeholder of a transaction, with a faded seal. */
export function TransactionSkeleton() {
  return (
    <Card p="5" display="flex" flexDirection="column" gap="4" aria-hidden="true">
      <Skeleton width="120px" height="26px" borderRadius="13px" />
      <chakra.div
        position="relative"
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="2"
        height={{ base: "172px", md: "260px" }}
      >
        <Skeleton borderRadius="plumaLg" />
        <Skeleton borderRadius="plumaLg" />
        <chakra.div position="absolute" left="50%" top="50%" transform="translate(-50%, -50%)">
          <Seal size={52} faded />
        </chakra.div>
      </chakra.div>
      <Skeleton height="38px" />
      <Skeleton height="40px" />
      <Skeleton height="40px" />
    </Card>
  );
}
