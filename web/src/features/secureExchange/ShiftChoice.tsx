import { chakra } from "@chakra-ui/react/styled-system";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { shiftLabel } from "../../lib/shiftTimes";
import { Present } from "./Present";
import type { BookableVenue } from "./usePlaces";

const text = secureExchangeMessages.booking;

interface ShiftChoiceProps {
  /** Of the chosen day; null while there is none. */
  shifts: BookableVenue["days"][number]["shifts"] | null;
  value: string | null;
  /** That of a booking that is moved; it has its place there already. */
  present: string | null;
  error: string | undefined;
  onChange: (shiftId: string) => void;
}

/** The shifts of a day, with how many places are left. */
export function ShiftChoice({ shifts, value, present, error, onChange }: ShiftChoiceProps) {
  return (
    <Field as="group" label={text.shift} {...(error && { error })}>
      {(control) =>
        shifts === null ? (
          <chakra.p textStyle="small" color="fg.muted">
            {text.shiftFirst}
          </chakra.p>
        ) : (
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
            gap="3"
          >
            {shifts.map((shift) => (
              <RadioCard
                key={shift.id}
                name="shiftId"
                label={shiftLabel(shift)}
                hint={
                  shift.id === present ? (
                    <Present>{text.present.shift}</Present>
                  ) : shift.placesLeft === 0 ? (
                    text.full
                  ) : (
                    text.left(shift.placesLeft)
                  )
                }
                checked={value === shift.id}
                disabled={shift.id === present || shift.placesLeft === 0}
                aria-invalid={control["aria-invalid"]}
                onChange={() => onChange(shift.id)}
              />
            ))}
          </chakra.div>
        )
      }
    </Field>
  );
}
