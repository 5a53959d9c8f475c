import { chakra } from "@chakra-ui/react/styled-system";
import { Seal } from "../../components/brand/Seal";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";

/** Placeholder in the shape of the detail page. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton display={{ base: "none", md: "block" }} width="260px" height="20px" mt="1" mb="4" />
      <chakra.div
        display="grid"
        gap={{ base: "6", lg: "10" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 448px" }}
      >
        <Skeleton
          mx={{ base: "-4", sm: "0" }}
          borderRadius={{ base: "0", sm: "plumaLg" }}
          alignSelf="start"
          aspectRatio={{ base: "390 / 402", md: "712 / 560" }}
        />
        <Card
          p={{ base: "22px 16px 0", sm: "0", md: "6" }}
          mt={{ base: "-48px", sm: "0" }}
          mx={{ base: "-4", sm: "0" }}
          border={{ base: "0", md: "1px solid {colors.border.subtle}" }}
          borderRadius={{ base: "28px 8px 0 0", sm: "0", md: "card" }}
          bg={{ base: "bg.canvas", md: "bg.surface" }}
          boxShadow={{ base: "none", md: "1" }}
          display="grid"
          gap="3"
          alignSelf="start"
        >
          <Skeleton width="30%" height="22px" />
          <Skeleton height="34px" />
          <Skeleton width="50%" height="34px" />
          <chakra.div position="relative" display="grid" gridTemplateColumns="1fr 1fr" gap="2">
            <Skeleton height="150px" borderRadius="plumaTile" />
            <Skeleton height="150px" borderRadius="plumaTile" />
            <chakra.div position="absolute" left="50%" top="50%" transform="translate(-50%, -50%)">
              <Seal size={52} faded />
            </chakra.div>
          </chakra.div>
          <Skeleton height="56px" borderRadius="lg" />
          <Skeleton height="48px" borderRadius="control" />
        </Card>
      </chakra.div>
    </div>
  );
}
