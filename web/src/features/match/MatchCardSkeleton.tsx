import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The room of a card of the list. */
export function MatchCardSkeleton() {
  return (
    <Card p={{ base: "3", md: "4" }}>
      <Skeleton height="28px" width="132px" borderRadius="plumaSm" />
      <Skeleton mt={{ base: "3", md: "4" }} aspectRatio="2 / 1" borderRadius="card" />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={{ base: "3", md: "5" }} mt="3">
        <Skeleton height="68px" />
        <Skeleton height="68px" />
      </chakra.div>
      <Skeleton mt="6" height="44px" />
    </Card>
  );
}
