import { chakra } from "@chakra-ui/react/styled-system";
import { Seal } from "../../components/brand/Seal";
import { Skeleton } from "../../components/ui/Skeleton";

/** Placeholder in the shape of «Mi propuesta». */
export function ProposalSkeleton() {
  return (
    <chakra.div
      aria-hidden="true"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 448px" }}
      gap={{ base: "6", lg: "10" }}
      alignItems="start"
    >
      <chakra.div order={{ base: 2, lg: 1 }} px={{ base: "4", md: "0" }}>
        <Skeleton height="26px" width="220px" mb="3.5" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, 1fr)", lg: "repeat(4, 1fr)" }}
          gap="3.5"
        >
          {[1, 2, 3, 4].map((key) => (
            <div key={key}>
              <Skeleton aspectRatio="1/1" borderRadius="card" />
              <Skeleton mt="2" height="40px" />
            </div>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div
        order={{ base: 1, lg: 2 }}
        p={{ base: "16px", lg: "24px" }}
        bg="bg.give"
        borderRadius={{ lg: "plumaModal" }}
      >
        <chakra.div
          position="relative"
          display="grid"
          gridTemplateColumns="1fr 1fr"
          gap="2.5"
          height={{ base: "150px", md: "210px" }}
        >
          <Skeleton borderRadius="plumaLg" />
          <Skeleton borderRadius="plumaLg" />
          <chakra.div position="absolute" left="50%" top="50%" transform="translate(-50%, -50%)">
            <Seal size={56} faded />
          </chakra.div>
        </chakra.div>
        <Skeleton mt="3" height="42px" />
      </chakra.div>
    </chakra.div>
  );
}
