import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The placeholder of a booking's form: venues, days, shifts, price. */
export function BookingSkeleton() {
  return (
    <Card p={{ base: "4", md: "6" }} minHeight="720px" aria-busy="true">
      <Skeleton width="40%" height="24px" mb="3" />
      <chakra.div display="grid" gap="3">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} height="72px" borderRadius="control" />
        ))}
      </chakra.div>
      <Skeleton width="40%" height="24px" mt="7" mb="3" />
      <Skeleton height="240px" borderRadius="control" />
      <Skeleton height="48px" mt="7" borderRadius="control" />
    </Card>
  );
}
