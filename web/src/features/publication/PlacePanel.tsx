import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy } from "react";
import { LuMapPin } from "react-icons/lu";
import type { PlacePanel_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { WhenNear } from "../../components/WhenNear";
import { Skeleton } from "../../components/ui/Skeleton";
import { detailMessages } from "../../lib/detailMessages";
import { distanceLabel } from "../../lib/distance";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const AreaMap = lazy(loadWhenOnline(() => import("../../components/map/AreaMap")));

/** Radius within which the gateway hides the exact point, in metres. */
const APPROXIMATION_RADIUS = 470;

const FRAGMENT: TypedDocumentNode<PlacePanel_PublicationFragment> = registerFragment(gql`
  fragment PlacePanel_publication on Publication {
    id
    distanceKm
    place {
      label
      isApproximate
      coordinates {
        latitude
        longitude
      }
    }
  }
`);

/** The place: the municipality, and an area that hides the exact address. */
export function PlacePanel({ publication: ref }: { publication: FragmentType<PlacePanel_PublicationFragment> }) {
  const publication = useFragmentData(FRAGMENT, ref);
  if (!publication) return null;
  const { place, distanceKm } = publication;
  return (
    <section>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.h2 textStyle="h3">{detailMessages.where}</chakra.h2>
        {place.isApproximate && (
          <chakra.span textStyle="small" color="fg.muted">
            {detailMessages.approximate}
          </chakra.span>
        )}
      </chakra.div>
      {place.coordinates && (
        <LazyMapFrame>
          <AreaMap
            center={place.coordinates}
            radiusMetres={place.isApproximate ? APPROXIMATION_RADIUS : 0}
            label={detailMessages.mapOf(place.label)}
          />
        </LazyMapFrame>
      )}
      <chakra.p mt="2" display="flex" alignItems="center" gap="1.5" fontWeight={700} textStyle="small">
        <LuMapPin size={16} aria-hidden="true" />
        {[place.label, distanceKm === null ? null : distanceLabel(distanceKm)].filter(Boolean).join(" · ")}
      </chakra.p>
    </section>
  );
}

/** Loads the map's code when the frame comes near the viewport. */
function LazyMapFrame({ children }: { children: React.ReactNode }) {
  return (
    <chakra.div
      mt="3"
      // The area is round: a frame that is much wider than high would make it small.
      height={{ base: "min(100vw - 34px, 420px)", md: "320px" }}
      overflow="hidden"
      borderRadius="card"
      border="1px solid {colors.border.subtle}"
      bg="bg.sunken"
    >
      <WhenNear fallback={<Skeleton height="100%" borderRadius="0" />}>{children}</WhenNear>
    </chakra.div>
  );
}
