import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../components/ui/Skeleton";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";

const AreaMap = lazy(loadWhenOnline(() => import("../../components/map/AreaMap")));

interface VenueMapProps {
  name: string;
  location: { latitude: number; longitude: number };
}

/** A small map of where a venue is. */
export function VenueMap({ name, location }: VenueMapProps) {
  return (
    <chakra.div height="160px" borderRadius="plumaMd" overflow="hidden" border="1px solid {colors.border.subtle}">
      <Suspense fallback={<Skeleton height="100%" />}>
        <AreaMap center={location} radiusMetres={0} label={secureExchangeMessages.request.mapOf(name)} name={name} />
      </Suspense>
    </chakra.div>
  );
}
