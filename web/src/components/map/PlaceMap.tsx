import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { publishingMessages } from "../../lib/publishingMessages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { Skeleton } from "../ui/Skeleton";
import type { PlaceMapProps } from "./LeafletPlaceMap";
import { colorVar } from "../../theme/colors";

const GOOGLE_KEY: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_API_KEY;
const LazyMap = lazy(loadWhenOnline(() => (GOOGLE_KEY ? import("./GooglePlaceMap") : import("./LeafletPlaceMap"))));

/** A map that moves under a fixed pin, to choose a place. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <chakra.div
      position="relative"
      height={{ base: "280px", md: "360px" }}
      borderRadius="plumaMd"
      overflow="hidden"
      border="1px solid {colors.border.subtle}"
    >
      <Suspense fallback={<Skeleton height="100%" aria-label={publishingMessages.place.loadingMap} />}>
        <LazyMap {...props} />
      </Suspense>
      <Pin />
    </chakra.div>
  );
}

/** Its tip marks the chosen point, the centre of the map. */
function Pin() {
  return (
    <chakra.svg
      aria-hidden="true"
      width="40px"
      height="50px"
      viewBox="0 0 40 50"
      position="absolute"
      left="50%"
      top="50%"
      transform="translate(-50%, -100%)"
      zIndex="sticky"
      pointerEvents="none"
      filter="drop-shadow(0 3px 4px {colors.shadow.strong})"
    >
      <path
        d="M20 49C12 38 3 30 3 19a17 17 0 0 1 34 0c0 11-9 19-17 30Z"
        fill={colorVar("fill.info")}
        stroke={colorVar("fg.onFill")}
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="7" fill={colorVar("art.receive")} />
    </chakra.svg>
  );
}
