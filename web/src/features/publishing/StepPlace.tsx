import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { LuLocateFixed, LuMapPin } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { Field, FieldError } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import { publishingMessages } from "../../lib/publishingMessages";
import { addressOf, findPlace } from "../../lib/venezuela";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { AddressSearch } from "./AddressSearch";
import type { PublicationDraft } from "./publicationSchema";
import { StepHeading } from "./StepHeading";
import { maxReference, publicationTexts } from "../../../../rules/publication";
import { pointOf } from "../../../../rules/place";
import type { Sector } from "../../../../rules/place";
import type { Point } from "../../../../rules/placeGrid";
import { countCharacters } from "../../../../rules/text";

const GOOGLE_KEY: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_API_KEY;
const PlaceMap = lazy(loadWhenOnline(() => (GOOGLE_KEY ? import("./GooglePlaceMap") : import("./LeafletPlaceMap"))));
const texts = publishingMessages.place;

/** Paso 4: the place. The map moves under a fixed pin; the address follows until the user writes their own. */
export default function StepPlace() {
  const { control, register, setValue, formState } = useFormContext<PublicationDraft>();
  const [place, address, reference] = useWatch({ control, name: ["place", "address", "reference"] });
  const { position, isOwn, isDenied, request } = usePosition();
  const [isWaitingForPosition, setWaitingForPosition] = useState(false);
  const [target, setTarget] = useState<Point>(place ?? position);
  const [isOutside, setOutside] = useState(false);
  const [hasOwnAddress, setOwnAddress] = useState(address !== "" && place !== null);
  const { errors } = formState;

  /** Stores a point chosen on the map or by a search. */
  const choose = (point: Point, searchedSector?: Sector) => {
    const found = findPlace(point);
    setOutside(!found);
    setValue(
      "place",
      found && {
        latitude: found.latitude,
        longitude: found.longitude,
        municipality: found.municipality,
        state: found.state,
      },
      { shouldDirty: true },
    );
    if (searchedSector) setOwnAddress(false);
    if (found && (searchedSector || !hasOwnAddress))
      setValue("address", searchedSector ? addressOf(searchedSector) : found.address, {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  const goTo = (point: Point, sector?: Sector) => {
    setTarget({ ...point });
    choose(point, sector);
  };

  const goToOwnPosition = () => {
    if (isOwn) return goTo(position);
    setWaitingForPosition(true);
    request();
  };
  useEffect(() => {
    if (!isWaitingForPosition || !isOwn) return;
    setWaitingForPosition(false);
    goTo(position);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWaitingForPosition, isOwn]);

  return (
    <>
      <StepHeading step={4} title={texts.title}>
        {texts.lead}
      </StepHeading>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <AddressSearch
          value={address}
          error={errors.address?.message}
          onType={(text) => {
            setOwnAddress(text.trim() !== "");
            setValue("address", text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          }}
          onChoose={(sector) => goTo(pointOf(sector), sector)}
        />
        <div>
          <chakra.div
            position="relative"
            height={{ base: "280px", md: "360px" }}
            borderRadius="plumaMd"
            overflow="hidden"
            border="1px solid {colors.border.subtle}"
          >
            <Suspense fallback={<Skeleton height="100%" aria-label={texts.loadingMap} />}>
              <PlaceMap target={target} onMove={choose} />
            </Suspense>
            <Pin />
          </chakra.div>
          <chakra.div
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            flexWrap="wrap"
            columnGap="4"
            mt="1.5"
          >
            <chakra.p textStyle="small" color="fg.muted" flex="1" minWidth="14rem">
              {texts.mapHint}
            </chakra.p>
            {!isDenied && (
              <Button variant="text" size="s" onClick={goToOwnPosition}>
                <LuLocateFixed size={18} aria-hidden="true" />
                {texts.myPosition}
              </Button>
            )}
          </chakra.div>
          {(isOutside || errors.place) && <FieldError>{publicationTexts.place}</FieldError>}
          {place && (
            <chakra.p display="flex" gap="2" alignItems="center" mt="2" fontWeight={600} color="hoja.700" role="status">
              <LuMapPin size={18} aria-hidden="true" />
              <span>
                <chakra.span fontWeight={400} color="fg.muted">
                  {texts.chosenLabel}{" "}
                </chakra.span>
                {texts.chosen(place.municipality, place.state)}
              </span>
            </chakra.p>
          )}
        </div>
        <chakra.div position="relative" css={{ "& > div > p": { paddingRight: "4rem" } }}>
          <Field label={texts.reference} hint={texts.referenceHint} error={errors.reference?.message}>
            {(props) => <Input {...props} {...register("reference")} autoComplete="off" />}
          </Field>
          <chakra.div position="absolute" right="0" bottom="0">
            <Counter count={countCharacters(reference)} max={maxReference} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </>
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
      filter="drop-shadow(0 3px 4px rgba(16,32,58,.35))"
    >
      <path
        d="M20 49C12 38 3 30 3 19a17 17 0 0 1 34 0c0 11-9 19-17 30Z"
        fill="#07559E"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="7" fill="#FFBD1F" />
    </chakra.svg>
  );
}
