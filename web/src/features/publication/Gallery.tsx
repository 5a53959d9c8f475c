import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import useEmblaCarousel from "embla-carousel-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { LuChevronLeft, LuChevronRight, LuImages, LuMaximize2 } from "react-icons/lu";
import type { Gallery_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Picture } from "../../components/ui/Picture";
import { Ribbon } from "../../components/ui/Ribbon";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { detailMessages } from "../../lib/detailMessages";
import { goneMessages } from "../../lib/goneMessages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const PictureDialog = lazy(loadWhenOnline(() => import("./PictureDialog")));

const FRAGMENT: TypedDocumentNode<Gallery_PublicationFragment> = registerFragment(gql`
  fragment Gallery_publication on Publication {
    id
    title
    status
    ribbons
    images {
      url
      sources {
        url
        width
      }
    }
  }
`);

/** The pictures: swipe, arrows, thumbnails, and a large view. */
export function Gallery({ publication: ref }: { publication: FragmentType<Gallery_PublicationFragment> }) {
  const publication = useFragmentData(FRAGMENT, ref);
  const [viewport, carousel] = useEmblaCarousel({ duration: 20 });
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (!carousel) return;
    const onSelect = () => setSelectedIndex(carousel.selectedScrollSnap());
    carousel.on("select", onSelect);
    return () => void carousel.off("select", onSelect);
  }, [carousel]);
  if (!publication) return null;
  const { images, title } = publication;
  const pictures = images.length > 0 ? images : [null];

  return (
    <chakra.section aria-label={detailMessages.gallery} mx={{ base: "-4", sm: "0" }} minWidth="0">
      <chakra.div position="relative" overflow="hidden" borderRadius={{ sm: "plumaLg" }} bg="bg.sunken">
        <chakra.div ref={viewport} overflow="hidden">
          <chakra.div display="flex" css={{ touchAction: "pan-y pinch-zoom" }}>
            {pictures.map((image, index) => (
              <chakra.div
                key={image?.url ?? "none"}
                flex="0 0 100%"
                minWidth="0"
                aspectRatio={{ base: "390 / 402", md: "712 / 560" }}
                inert={index !== selectedIndex}
              >
                <Picture
                  image={image}
                  alt={`${title}. ${detailMessages.photo(index + 1, pictures.length)}`}
                  sizes="(max-width: 769px) 100vw, 712px"
                  eager={index === 0}
                />
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.div
          position="absolute"
          left="4"
          top={{ md: "4" }}
          bottom={{ base: "10", md: "auto" }}
          display="flex"
          gap="1.5"
        >
          {publication.ribbons.map((ribbon) => (
            <Ribbon key={ribbon} kind={ribbon} />
          ))}
        </chakra.div>
        {publication.status !== "ACTIVE" && (
          <chakra.div position="absolute" inset="0" display="grid" placeItems="center" bg="bg.veil">
            <chakra.span bg="bg.scrim" color="fg.onFill" fontWeight={700} p="9px 14px" borderRadius="plumaSm">
              {goneMessages.unavailable}
            </chakra.span>
          </chakra.div>
        )}
        {pictures.length > 1 && (
          <>
            <Arrow
              side="left"
              label={detailMessages.previousPhoto}
              isDisabled={selectedIndex === 0}
              onClick={() => carousel?.scrollPrev()}
            />
            <Arrow
              side="right"
              label={detailMessages.nextPhoto}
              isDisabled={selectedIndex === pictures.length - 1}
              onClick={() => carousel?.scrollNext()}
            />
            <chakra.span
              aria-hidden="true"
              position="absolute"
              right={{ base: "4", md: "auto" }}
              left={{ md: "4" }}
              bottom={{ base: "10", md: "4" }}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              p="6px 10px"
              borderRadius="md"
              bg="bg.scrim"
              color="fg.onFill"
              textStyle="caption"
              fontWeight={700}
            >
              <LuImages size={16} />
              {detailMessages.photoCount(selectedIndex + 1, pictures.length)}
            </chakra.span>
          </>
        )}
        {images.length > 0 && (
          <RoundButton
            aria-label={detailMessages.zoom}
            onClick={() => setZoomed(true)}
            right={{ base: "68px", md: "4" }}
            top={{ base: "3", md: "auto" }}
            bottom={{ md: "4" }}
            width={{ base: "44px", md: "48px" }}
            height={{ base: "44px", md: "48px" }}
          >
            <LuMaximize2 size={20} aria-hidden="true" />
          </RoundButton>
        )}
      </chakra.div>
      <VisuallyHidden role="status">{detailMessages.photo(selectedIndex + 1, pictures.length)}</VisuallyHidden>
      {images.length > 1 && (
        <chakra.ul
          display={{ base: "none", md: "grid" }}
          gridTemplateColumns="repeat(auto-fill, minmax(92px, 1fr))"
          gap="3"
          mt="3"
          p="5px"
          mx="-5px"
          listStyleType="none"
        >
          {images.map((image, index) => (
            <li key={image.url}>
              <chakra.button
                type="button"
                aria-label={detailMessages.photo(index + 1, images.length)}
                aria-current={index === selectedIndex ? "true" : undefined}
                onClick={() => carousel?.scrollTo(index)}
                display="block"
                width="100%"
                aspectRatio="1 / 1"
                overflow="hidden"
                borderRadius="plumaThumb"
                cursor="pointer"
                css={{
                  "&[aria-current=true]": {
                    boxShadow: "0 0 0 2px {colors.bg.canvas}, 0 0 0 5px {colors.border.selected}",
                  },
                }}
              >
                <Picture image={image} alt="" sizes="132px" />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
      {isZoomed && (
        <Suspense fallback={null}>
          <PictureDialog
            title={title}
            images={images}
            index={selectedIndex}
            onSelect={(index) => carousel?.scrollTo(index, true)}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </chakra.section>
  );
}

function Arrow({
  side,
  label,
  isDisabled,
  onClick,
}: {
  side: "left" | "right";
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    // Phones use swiping; there the arrows are for keyboards and screen readers.
    <RoundButton
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      {...{ [side]: "18px" }}
      top="calc(50% - 24px)"
      opacity={{ base: 0, md: 1 }}
      pointerEvents={{ base: "none", md: "auto" }}
      _focusVisible={{ opacity: 1 }}
    >
      {side === "left" ? (
        <LuChevronLeft size={24} aria-hidden="true" />
      ) : (
        <LuChevronRight size={24} aria-hidden="true" />
      )}
    </RoundButton>
  );
}

const RoundButton = chakra(
  "button",
  {
    base: {
      position: "absolute",
      display: "grid",
      placeItems: "center",
      width: "48px",
      height: "48px",
      borderRadius: "full",
      bg: "bg.surface",
      color: "fg.action",
      boxShadow: "onPicture",
      cursor: "pointer",
      "&[aria-disabled=true]": { color: "fg.disabled", cursor: "default", boxShadow: "none" },
    },
  },
  { defaultProps: { type: "button" } },
);
