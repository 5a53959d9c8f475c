import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The placeholder of a receipt: its number, its lines, its sum. */
export function ReceiptSkeleton() {
  return (
    <Card p={{ base: "5", md: "8" }} minHeight="480px" aria-busy="true">
      <Skeleton width="50%" height="34px" />
      <Skeleton width="30%" height="20px" mt="2" />
      <chakra.div display="grid" gap="4" mt="8">
        {["a", "b", "c", "d", "e"].map((key) => (
          <chakra.div key={key} display="flex" justifyContent="space-between" gap="6">
            <Skeleton width="40%" height="20px" />
            <Skeleton width="25%" height="20px" />
          </chakra.div>
        ))}
      </chakra.div>
      <Skeleton height="56px" mt="8" borderRadius="control" />
    </Card>
  );
}
