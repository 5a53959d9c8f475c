import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { LuCircleAlert } from "react-icons/lu";
import { isBeforeDay } from "../../../../rules/age";
import type { ErrorCode } from "../../__generated__/enums";
import { SubmitWhenComplete } from "../../components/form/SubmitWhenComplete";
import { Checkbox } from "../../components/ui/Choice";
import { FieldError } from "../../components/ui/Field";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { useNow } from "../../components/ui/useNow";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { DayChoice } from "./DayChoice";
import { ShiftChoice } from "./ShiftChoice";
import { VenueChoice } from "./VenueChoice";
import type { Places } from "./usePlaces";

const text = secureExchangeMessages.booking;

/** What a party has chosen; null for what is still missing. */
interface PlaceChoice {
  venueId: string | null;
  date: string | null;
  shiftId: string | null;
  isAgreed: boolean;
}

/** A whole choice. */
export interface ChosenPlace {
  venueId: string;
  date: string;
  shiftId: string;
  isAgreed: boolean;
}

/** Why a booking was refused, at a field of the form or as a whole. */
export interface BookingRefusal {
  code: ErrorCode;
  field: string | null;
  message: string;
}

/** Where a booking that is moved is now. */
interface PresentPlace {
  venueId: string;
  date: string;
  /** Null where the backend leaves it out. */
  shiftId: string | null;
}

interface BookingFormProps {
  places: Places;
  initial: PlaceChoice;
  /** Null for a new booking. */
  present: PresentPlace | null;
  /** What the server said of the last attempt, and how many there were. */
  refusals: readonly BookingRefusal[];
  attempts: number;
  isBusy: boolean;
  /** What it costs, above the button. */
  price: ReactNode;
  submit: string;
  /** Whether nothing is paid for it but an exchange that Premium includes. */
  isIncluded: boolean;
  onChange: () => void;
  onSubmit: (place: ChosenPlace) => void;
}

/** Venue, day, shift and agreement; the button says what is still missing. */
export function BookingForm(props: BookingFormProps) {
  const { places, initial, present, refusals, attempts, isBusy, price, submit, isIncluded } = props;
  const [choice, setChoice] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useFocusFirstError(form, attempts);

  const now = useNow();
  const isToday = choice.date !== null && !isBeforeDay(choice.date, now);
  const change = (part: Partial<PlaceChoice>) => {
    props.onChange();
    setChoice({ ...choice, ...part });
  };
  // What has been agreed to was said of another place, day or hour.
  const changePlace = (part: Partial<PlaceChoice>) => change({ ...part, isAgreed: false });
  const days = places.venues.find(({ venue }) => venue.id === choice.venueId)?.days ?? null;
  const shifts = days?.find(({ date }) => date === choice.date)?.shifts ?? null;
  const chosenShift = shifts?.find(({ id, placesLeft }) => id === choice.shiftId && placesLeft > 0);
  const isPresentVenue = present !== null && present.venueId === choice.venueId;
  const errorOf = (name: string) => refusals.find(({ field }) => field === name)?.message;
  const missing = [
    ...(choice.venueId ? [] : [text.missing.venueId]),
    ...(shifts ? [] : [text.missing.date]),
    ...(chosenShift ? [] : [text.missing.shiftId]),
    ...(choice.isAgreed ? [] : [text.missing.isAgreed]),
  ];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { venueId, date, isAgreed } = choice;
    if (venueId && date && chosenShift && isAgreed && !isBusy)
      props.onSubmit({ venueId, date, shiftId: chosenShift.id, isAgreed });
  };
  return (
    <chakra.form ref={form} onSubmit={onSubmit} display="grid" gap="6" noValidate>
      <VenueChoice
        venues={places.venues}
        value={choice.venueId}
        present={present?.venueId ?? null}
        error={errorOf("venueId")}
        onChange={(venueId) => changePlace({ venueId, shiftId: null })}
      />
      <DayChoice
        firstDate={places.firstDate}
        lastDate={places.lastDate}
        days={days}
        value={choice.date}
        present={isPresentVenue ? present.date : null}
        error={errorOf("date")}
        onChange={(date) => changePlace({ date, shiftId: null })}
      />
      <ShiftChoice
        shifts={shifts}
        value={chosenShift?.id ?? null}
        present={isPresentVenue && present.date === choice.date ? present.shiftId : null}
        error={errorOf("shiftId")}
        onChange={(shiftId) => changePlace({ shiftId })}
      />
      <div>
        {isToday && (
          <chakra.p
            id={`${id}-today`}
            display="flex"
            gap="2"
            p="3"
            mb="2"
            borderRadius="md"
            bg="bg.warning"
            color="fg.warning"
          >
            <LuCircleAlert size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
            {isIncluded ? text.today.included : text.today.paid}
          </chakra.p>
        )}
        <Checkbox
          name="isAgreed"
          label={isToday ? (isIncluded ? text.agreementTodayIncluded : text.agreementToday) : text.agreement}
          checked={choice.isAgreed}
          aria-invalid={errorOf("isAgreed") ? true : undefined}
          aria-describedby={errorOf("isAgreed") ? `${id}-agreed` : isToday ? `${id}-today` : undefined}
          onChange={(event) => change({ isAgreed: event.target.checked })}
        />
        {errorOf("isAgreed") && <FieldError id={`${id}-agreed`}>{errorOf("isAgreed")}</FieldError>}
      </div>
      {price}
      <SubmitWhenComplete missing={missing} text={text} isBusy={isBusy}>
        {submit}
      </SubmitWhenComplete>
    </chakra.form>
  );
}
