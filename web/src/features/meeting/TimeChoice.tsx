import { chakra } from "@chakra-ui/react/styled-system";
import { addDays, caracasDay } from "../../../../rules/age";
import { hourLabel } from "../../../../rules/clock";
import { meetingDays } from "../../../../rules/meeting";
import { momentInCaracas } from "../../../../rules/secureExchange";
import { Field } from "../../components/ui/Field";
import { Select } from "../../components/ui/Input";
import { useNow } from "../../components/ui/useNow";
import { weekdayLabel } from "../../lib/dates";
import { meetingMessages } from "../../lib/meetingMessages";

const text = meetingMessages.form;

/** Every half hour while it is light and until the shops close. */
const hours = Array.from({ length: 31 }, (_none, index) => {
  const minutes = 6 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`;
});

interface TimeChoiceProps {
  day: string;
  hour: string;
  error: string | undefined;
  onChange: (part: { day?: string; hour?: string }) => void;
}

/** A day of the coming month and an hour of it, without those that are over. */
export function TimeChoice({ day, hour, error, onChange }: TimeChoiceProps) {
  const now = useNow();
  const today = caracasDay(now);
  const days = Array.from({ length: meetingDays }, (_none, index) => addDays(today, index));
  const open = hours.filter((each) => !day || momentInCaracas(day, each) > now);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: "1fr", sm: "2fr 1fr" }} alignItems="start">
      <Field label={text.day} {...(error && { error })}>
        {(control) => (
          <Select {...control} value={day} onChange={(event) => onChange({ day: event.target.value, hour: "" })}>
            <option value="">{text.chooseDay}</option>
            {days.map((each) => (
              <option key={each} value={each}>
                {weekdayLabel(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.hour}>
        {(control) => (
          <Select
            {...control}
            {...(error && { "aria-invalid": true })}
            value={hour}
            onChange={(event) => onChange({ hour: event.target.value })}
          >
            <option value="">{text.chooseHour}</option>
            {/* What was agreed need not be a half hour. */}
            {(hour && !open.includes(hour) ? [hour, ...open] : open).map((each) => (
              <option key={each} value={each}>
                {hourLabel(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </chakra.div>
  );
}
