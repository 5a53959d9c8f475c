import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** The placeholder of what was agreed on: its title, two sides, its hash. */
export function AgreementSkeleton() {
  return (
    <Card p={{ base: "5", md: "8" }} minHeight="560px" aria-busy="true">
      <Skeleton width="60%" height="34px" />
      <Skeleton width="70%" height="20px" mt="4" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}
        gap="8"
        mt="6"
        pt="6"
        borderTop="1px solid {colors.border.subtle}"
      >
        {["a", "b"].map((key) => (
          <chakra.div key={key}>
            <Skeleton width="50%" height="24px" />
            <Skeleton width="80%" height="20px" mt="3" />
            <Skeleton width="88px" height="88px" mt="3" borderRadius="plumaSm" />
          </chakra.div>
        ))}
      </chakra.div>
      <Skeleton height="20px" mt="8" />
      <Skeleton height="20px" mt="2" width="80%" />
    </Card>
  );
}
