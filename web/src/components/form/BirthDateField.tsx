import { chakra } from "@chakra-ui/react/styled-system";
import type { UseFormRegisterReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { birthDays, birthYears, isTooYoung } from "../../lib/birthDate";
import type { BirthDate } from "../../lib/birthDate";
import { Field } from "../ui/Field";
import { Select } from "../ui/Input";

interface BirthDateFieldProps {
  year: UseFormRegisterReturn;
  month: UseFormRegisterReturn;
  day: UseFormRegisterReturn;
  value: BirthDate;
  /** The three selects share one message. */
  error?: string;
  /** Which of the selects the message is about. */
  invalid: { year: boolean; month: boolean; day: boolean };
}

const texts = accountMessages.field;

/** Three selects: 75 years from 18 years ago, days by month and leap year. */
export function BirthDateField({ year, month, day, value, error, invalid }: BirthDateFieldProps) {
  return (
    <Field as="group" label={texts.birthDate} error={error}>
      {({ "aria-describedby": note }) => (
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 0.9fr)",
            sm: "minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)",
          }}
          gap={{ base: "1.5", sm: "2.5" }}
        >
          <Select
            {...year}
            value={value.year}
            aria-label={texts.year}
            aria-invalid={invalid.year || undefined}
            aria-describedby={note}
            autoComplete="bday-year"
          >
            <option value="">{texts.year}</option>
            {birthYears().map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
          <Select
            {...month}
            value={value.month}
            aria-label={texts.month}
            aria-invalid={invalid.month || undefined}
            aria-describedby={note}
            autoComplete="bday-month"
          >
            <option value="">{texts.month}</option>
            {texts.months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            {...day}
            value={value.day}
            aria-label={texts.day}
            aria-invalid={invalid.day || undefined}
            aria-describedby={note}
            autoComplete="bday-day"
          >
            <option value="">{texts.day}</option>
            {birthDays(value).map((one) => (
              <option key={one} value={one} disabled={isTooYoung({ ...value, day: String(one) })}>
                {one}
              </option>
            ))}
          </Select>
        </chakra.div>
      )}
    </Field>
  );
}
