import { chakra } from "@chakra-ui/react/styled-system";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { roughKm } from "../../../../rules/placeGrid";
import { usePosition } from "../../apollo/position";
import { distanceLabel } from "../../lib/distance";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { Present } from "./Present";
import { VenueMap } from "./VenueMap";
import type { BookableVenue } from "./usePlaces";

const text = secureExchangeMessages.booking;

interface VenueChoiceProps {
  venues: readonly BookableVenue[];
  value: string | null;
  /** Where a booking that is moved is now. */
  present: string | null;
  error: string | undefined;
  onChange: (venueId: string) => void;
}

/** The venues with their distances, where the viewer's place is known, and where the chosen one is. */
export function VenueChoice({ venues, value, present, error, onChange }: VenueChoiceProps) {
  const { place } = usePosition();
  const chosen = venues.find(({ venue }) => venue.id === value)?.venue;
  return (
    <Field as="group" label={text.venue} {...(error && { error })}>
      {(control) => (
        <chakra.div display="grid" gap="3">
          {venues.map(({ venue: { id, name, address, city, location } }) => (
            <RadioCard
              key={id}
              name="venueId"
              label={name}
              hint={
                <>
                  {`${address}, ${city}`}
                  {place && location && ` · ${distanceLabel(roughKm(place, location))}`}
                  {id === present && <Present>{text.present.venue}</Present>}
                </>
              }
              checked={value === id}
              aria-invalid={control["aria-invalid"]}
              onChange={() => onChange(id)}
            />
          ))}
          {chosen?.location && <VenueMap key={chosen.id} name={chosen.name} location={chosen.location} />}
        </chakra.div>
      )}
    </Field>
  );
}
