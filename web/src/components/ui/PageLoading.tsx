import { chakra } from "@chakra-ui/react/styled-system";
import { Container } from "./Card";
import { Skeleton } from "./Skeleton";

/** Placeholder while the code of a route loads. */
export function PageLoading() {
  return (
    <Container py="7" minHeight="70dvh" aria-busy="true">
      <Skeleton width="180px" height="32px" />
      <chakra.div mt="5" display="grid" gap="5" gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}>
        <Skeleton height="320px" borderRadius="card" />
        <Skeleton height="320px" borderRadius="card" />
        <Skeleton height="320px" borderRadius="card" />
      </chakra.div>
    </Container>
  );
}
