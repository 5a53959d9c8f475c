import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../components/ui/Skeleton";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { chatPlaceMessages as text } from "../../lib/chatPlaceMessages";
import type { ChatPlace } from "./ChatPlace";

const AreaMap = lazy(loadWhenOnline(() => import("../../components/map/AreaMap")));

/** A place with its name on a little map, and a link to a large one. */
export default function LocationMessage({ place }: { place: ChatPlace }) {
  const { latitude, longitude } = place;
  const name = place.name ?? text.sharedLocation;
  return (
    <chakra.span display="block" minWidth="min(252px, 100%)">
      <chakra.span display="block" height="132px">
        <Suspense fallback={<Skeleton height="100%" />}>
          <AreaMap center={place} radiusMetres={0} label={text.mapOf(name)} name={place.name} />
        </Suspense>
      </chakra.span>
      <chakra.span display="block" p="10px 14px 4px" bg="bg.surface" color="fg">
        <chakra.span display="block" textStyle="small" fontWeight={700} overflowWrap="anywhere">
          {name}
        </chakra.span>
        <chakra.a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          textStyle="caption"
          color="fg.link"
          display="inline-block"
          py="1.5"
        >
          {text.openMap}
        </chakra.a>
      </chakra.span>
    </chakra.span>
  );
}
