import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkMeetingPlace } from "../../../../rules/meeting";
import { momentInCaracas } from "../../../../rules/secureExchange";
import { SubmitWhenComplete } from "../../components/form/SubmitWhenComplete";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { meetingMessages } from "../../lib/meetingMessages";
import type { ChosenMeeting, MeetingChoice } from "./meetingChoice";
import { PlaceChoice } from "./PlaceChoice";
import { TimeChoice } from "./TimeChoice";
import type { ProposalRefusal } from "./useProposal";
import type { MeetingCity } from "./useMeetingPlaces";

const text = meetingMessages.form;

interface MeetingFormProps {
  cities: readonly MeetingCity[] | null;
  initial: MeetingChoice;
  /** What the server said of the last attempt, and how many there were. */
  refusals: readonly ProposalRefusal[];
  attempts: number;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (meeting: ChosenMeeting) => void;
}

/** Place, day and hour; the button says what is still missing. */
export function MeetingForm({ cities, initial, refusals, attempts, isBusy, onChange, onSubmit }: MeetingFormProps) {
  const [choice, setChoice] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, attempts);
  const change = (part: Partial<MeetingChoice>) => {
    onChange();
    setChoice({ ...choice, ...part });
  };
  const errorOf = (...names: string[]) => refusals.find(({ field }) => field && names.includes(field))?.message;
  const { publicPlaceId, isOther, name, point, day, hour } = choice;
  const place = isOther
    ? checkMeetingPlace(name)
      ? null
      : { name, location: point }
    : publicPlaceId
      ? { publicPlaceId }
      : null;
  const missing = [
    ...(place ? [] : [text.missing.place]),
    ...(day ? [] : [text.missing.day]),
    ...(hour ? [] : [text.missing.hour]),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place && missing.length === 0 && !isBusy)
      onSubmit({ place, startsAt: momentInCaracas(day, hour).toISOString() });
  };
  return (
    <chakra.form ref={form} onSubmit={submit} display="grid" gap="6" noValidate>
      <PlaceChoice
        cities={cities}
        choice={choice}
        error={errorOf("place", "place.publicPlaceId", "place.location")}
        nameError={errorOf("place.name")}
        onChange={change}
      />
      <TimeChoice day={day} hour={hour} error={errorOf("startsAt")} onChange={change} />
      <SubmitWhenComplete missing={missing} text={text} isBusy={isBusy}>
        {text.submit}
      </SubmitWhenComplete>
    </chakra.form>
  );
}
