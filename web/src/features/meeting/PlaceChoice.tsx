import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { usePosition } from "../../apollo/position";
import { Button } from "../../components/ui/Button";
import { RadioCard } from "../../components/ui/Choice";
import { checkMeetingPlace } from "../../../../rules/meeting";
import { Field } from "../../components/ui/Field";
import { Input, Select } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { meetingMessages } from "../../lib/meetingMessages";
import type { MeetingChoice } from "./meetingChoice";
import type { MeetingCity } from "./useMeetingPlaces";

const PlaceMap = lazy(
  loadWhenOnline(async () => ({ default: (await import("../../components/map/PlaceMap")).PlaceMap })),
);

const text = meetingMessages.form;

interface PlaceChoiceProps {
  /** The nearest one first; null where they could not be loaded. */
  cities: readonly MeetingCity[] | null;
  choice: MeetingChoice;
  error: string | undefined;
  /** What the server said of the name of a place of one's own. */
  nameError: string | undefined;
  onChange: (part: Partial<MeetingChoice>) => void;
}

/** The public places of a city, the nearest at first, and a place of one's own. */
export function PlaceChoice({ cities, choice, error, nameError, onChange }: PlaceChoiceProps) {
  const { publicPlaceId, isOther } = choice;
  const cityOfChoice = cities?.findIndex(({ places }) => places.some(({ id }) => id === publicPlaceId)) ?? -1;
  const [index, setIndex] = useState(Math.max(0, cityOfChoice));
  const places = cities?.[index]?.places ?? [];
  return (
    <chakra.div display="grid" gap="4">
      {cities && cities.length > 0 ? (
        <Field label={text.city}>
          {(control) => (
            <Select
              {...control}
              value={index}
              onChange={(event) => {
                setIndex(Number(event.target.value));
                onChange({ publicPlaceId: null });
              }}
            >
              {cities.map(({ city, state }, each) => (
                <option key={`${city}, ${state}`} value={each}>
                  {`${city}, ${state}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <chakra.p color="fg.muted">{text.noPlaces}</chakra.p>
      )}
      <Field as="group" label={text.place} hint={text.placeHint} {...(error && { error })}>
        {(control) => (
          <chakra.div display="grid" gap="3">
            {places.map(({ id, kind, name, address }) => (
              <RadioCard
                key={id}
                name="place"
                label={name}
                hint={`${text.kind[kind]} · ${address}`}
                checked={!isOther && publicPlaceId === id}
                aria-invalid={control["aria-invalid"]}
                onChange={() => onChange({ publicPlaceId: id, isOther: false })}
              />
            ))}
            <RadioCard
              name="place"
              label={text.otherPlace}
              hint={text.otherPlaceHint}
              checked={isOther}
              aria-invalid={control["aria-invalid"]}
              onChange={() => onChange({ isOther: true })}
            />
          </chakra.div>
        )}
      </Field>
      {isOther && <OtherPlace choice={choice} nameError={nameError} onChange={onChange} />}
    </chakra.div>
  );
}

function OtherPlace({ choice, nameError, onChange }: Pick<PlaceChoiceProps, "choice" | "nameError" | "onChange">) {
  const { name, point } = choice;
  const { position } = usePosition();
  const [target] = useState(point ?? position);
  const [isMapShown, setMapShown] = useState(point !== null);
  // Blank is not refused yet: they may be about to type.
  const refusal = nameError ?? (name.trim() === "" ? null : checkMeetingPlace(name));
  return (
    <chakra.div display="grid" gap="3">
      <Field label={text.name} hint={text.nameHint} {...(refusal && { error: refusal })}>
        {(control) => (
          <Input
            {...control}
            value={name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      {isMapShown ? (
        <Suspense fallback={<Skeleton height="280px" borderRadius="plumaMd" />}>
          <PlaceMap target={target} onMove={(moved) => onChange({ point: moved })} />
        </Suspense>
      ) : (
        <Button variant="text" size="s" justifySelf="start" mx="-3.5" onClick={() => setMapShown(true)}>
          {text.showMap}
        </Button>
      )}
    </chakra.div>
  );
}
