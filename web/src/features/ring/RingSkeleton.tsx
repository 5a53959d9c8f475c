import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The room of a ring's screen. */
export function RingSkeleton() {
  return (
    <chakra.div aria-busy="true">
      <Skeleton height="36px" width="260px" maxWidth="100%" mb="4" />
      <Card p={{ base: "4", md: "6" }}>
        <Skeleton height="24px" mb="5" />
        <Skeleton aspectRatio="1 / 1" maxWidth="340px" mx="auto" borderRadius="card" />
        <Skeleton height="48px" mt="6" />
      </Card>
    </chakra.div>
  );
}
