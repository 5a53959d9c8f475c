import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { momentInCaracas } from "../../../../rules/secureExchange";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { useIsOnline } from "../../components/ui/useIsOnline";
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
  const missingId = useId();
  const isOnline = useIsOnline();
  useFocusFirstError(form, attempts);
  const change = (part: Partial<MeetingChoice>) => {
    onChange();
    setChoice({ ...choice, ...part });
  };
  const errorOf = (name: string) => refusals.find(({ field }) => field?.split(".")[0] === name)?.message;
  const { publicPlaceId, isOther, name, point, day, hour } = choice;
  const place = isOther ? (name.trim() ? { name, location: point } : null) : publicPlaceId ? { publicPlaceId } : null;
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
      <PlaceChoice cities={cities} choice={choice} error={errorOf("place")} onChange={change} />
      <TimeChoice day={day} hour={hour} error={errorOf("startsAt")} onChange={change} />
      <chakra.div display="grid" gap="2" justifyItems="start">
        <Button
          type="submit"
          size="l"
          loading={isBusy}
          disabled={missing.length > 0 || !isOnline}
          aria-describedby={missingId}
          width={{ base: "100%", sm: "auto" }}
        >
          {text.submit}
        </Button>
        <chakra.p id={missingId} role="status" textStyle="small" color="fg.muted" minHeight="1.5em">
          {!isOnline
            ? text.offline
            : missing.length > 0
              ? text.missingAll(new Intl.ListFormat("es", { type: "conjunction" }).format(missing))
              : ""}
        </chakra.p>
      </chakra.div>
    </chakra.form>
  );
}
