import { chakra } from "@chakra-ui/react/styled-system";
import type { UseFormRegisterReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { phonePrefixes, readTypedPhone } from "../../../../rules/phone";
import type { PhonePrefix } from "../../../../rules/phone";
import { Field } from "../ui/Field";
import { Input, Select } from "../ui/Input";

interface PhoneFieldProps {
  prefix: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  /** A whole number was typed or pasted, with this prefix. */
  onPrefix: (prefix: PhonePrefix) => void;
  error?: string;
}

const texts = accountMessages.field;

/** Venezuelan prefix and 7 digits; other typed or pasted characters are dropped, and a whole number is divided. */
export function PhoneField({ prefix, number, onPrefix, error }: PhoneFieldProps) {
  return (
    <Field as="group" label={texts.phone} error={error}>
      {({ id, ...control }) => (
        <chakra.div display="grid" gridTemplateColumns="132px minmax(0, 1fr)" gap="2.5">
          <Select {...prefix} aria-label={texts.phonePrefix} autoComplete="off">
            {phonePrefixes.map((code) => (
              <option key={code} value={code}>
                +58 {code}
              </option>
            ))}
          </Select>
          <Input
            {...control}
            {...number}
            id={id}
            aria-label={texts.phoneNumber}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-local"
            onChange={(event) => {
              const typed = readTypedPhone(event.target.value);
              event.target.value = typed.number;
              if (typed.prefix) onPrefix(typed.prefix);
              return number.onChange(event);
            }}
          />
        </chakra.div>
      )}
    </Field>
  );
}
