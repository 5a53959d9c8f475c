import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { LuLocateFixed, LuMapPin } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { Counter } from "../../components/form/Counter";
import { AddressSearch } from "../../components/map/AddressSearch";
import { PlaceMap } from "../../components/map/PlaceMap";
import { Button } from "../../components/ui/Button";
import { Field, FieldError } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { publishingMessages } from "../../lib/publishingMessages";
import { addressOf, findPlace, isAddressOfPlace } from "../../lib/venezuela";
import type { PublicationDraft } from "./publicationSchema";
import { StepHeading } from "./StepHeading";
import { maxReference, publicationTexts } from "../../../../rules/publication";
import { pointOf } from "../../../../rules/place";
import type { Sector } from "../../../../rules/place";
import type { Point } from "../../../../rules/placeGrid";
import { countCharacters } from "../../../../rules/text";

const texts = publishingMessages.place;

/** Paso 4: the place. The map moves under a fixed pin; the address follows until the user writes their own. */
export default function StepPlace() {
  const { control, register, setValue, formState } = useFormContext<PublicationDraft>();
  const [place, address, reference] = useWatch({ control, name: ["place", "address", "reference"] });
  const { position, isOwn, isDenied, request } = usePosition();
  const [isWaitingForPosition, setWaitingForPosition] = useState(false);
  const [target, setTarget] = useState<Point>(place ?? position);
  const [isOutside, setOutside] = useState(false);
  // What stands there from an earlier visit of the step may be the map's.
  const [hasOwnAddress, setOwnAddress] = useState(() => address !== "" && !isAddressOfPlace(address));
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
    if (hasOwnAddress && !searchedSector) return;
    const written = searchedSector ? addressOf(searchedSector) : found?.address;
    // Far from every town the map has none; that the place is missing is said below it.
    setValue("address", written ?? "", { shouldDirty: true, shouldValidate: written !== undefined });
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
          point={place}
          unknown={texts.noResults}
          error={errors.address?.message}
          onType={(text) => {
            setOwnAddress(text.trim() !== "");
            setValue("address", text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          }}
          onChoose={(sector) => goTo(pointOf(sector), sector)}
        />
        <div>
          <PlaceMap target={target} onMove={choose} />
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
              <Button variant="text" size="s" mx="-3.5" onClick={goToOwnPosition}>
                <LuLocateFixed size={18} aria-hidden="true" />
                {texts.myPosition}
              </Button>
            )}
          </chakra.div>
          {(isOutside || errors.place) && <FieldError>{publicationTexts.place}</FieldError>}
          {place && (
            <chakra.p
              display="flex"
              gap="2"
              alignItems="center"
              mt="2"
              fontWeight={600}
              color="fg.success"
              role="status"
            >
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
