import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { birthDays } from "../../lib/birthDate";
import { RadioCard } from "../ui/Choice";
import { Field } from "../ui/Field";
import { Input } from "../ui/Input";
import { AddressFields } from "./AddressFields";
import { BirthDateField } from "./BirthDateField";
import { PhoneField } from "./PhoneField";
import type { PersonValues } from "./personSchema";

const { field } = accountMessages;

interface PersonFieldsProps<Values extends PersonValues> {
  form: UseFormReturn<Values>;
  /** The e-mail field, shown after the names. */
  email: ReactNode;
}

/** Names, phone, address, birth date and gender: the fields that registration and personal data share. */
export function PersonFields<Values extends PersonValues>({ form: ownForm, email }: PersonFieldsProps<Values>) {
  // A form with more fields also has these; its type cannot express that, since setValue and the resolver take the
  // whole.
  const form = ownForm as unknown as UseFormReturn<PersonValues>;
  const { register, setValue, trigger, formState, control, getValues } = form;
  const { errors, isSubmitted } = formState;
  const [year, month, day] = useWatch({ control, name: ["year", "month", "day"] });
  /** Clears a day that the chosen month does not have (31, then April). */
  const resetImpossibleDay = () => {
    const chosen = getValues();
    if (chosen.day && !birthDays(chosen).includes(Number(chosen.day))) setValue("day", "");
    if (isSubmitted) void trigger(["year", "month", "day"]);
  };
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <Field label={field.firstName} error={errors.firstName?.message}>
          {(input) => <Input {...input} {...register("firstName")} autoComplete="given-name" />}
        </Field>
        <Field label={field.lastName} error={errors.lastName?.message}>
          {(input) => <Input {...input} {...register("lastName")} autoComplete="family-name" />}
        </Field>
      </chakra.div>
      {email}
      <PhoneField prefix={register("phoneType")} number={register("phoneString")} error={errors.phoneString?.message} />
      <AddressFields form={form} />
      <BirthDateField
        year={register("year", { onChange: resetImpossibleDay })}
        month={register("month", { onChange: resetImpossibleDay })}
        day={register("day", { onChange: () => isSubmitted && void trigger(["year", "month", "day"]) })}
        value={{ year, month, day }}
        error={errors.year?.message ?? errors.month?.message ?? errors.day?.message}
        invalid={{ year: Boolean(errors.year), month: Boolean(errors.month), day: Boolean(errors.day) }}
      />
      <Field as="group" label={field.gender} error={errors.gender?.message}>
        {({ "aria-invalid": isInvalid, "aria-describedby": note }) => (
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
            <RadioCard
              label={field.female}
              value="FEMALE"
              aria-invalid={isInvalid}
              aria-describedby={note}
              {...register("gender")}
            />
            <RadioCard
              label={field.male}
              value="MALE"
              aria-invalid={isInvalid}
              aria-describedby={note}
              {...register("gender")}
            />
          </chakra.div>
        )}
      </Field>
    </>
  );
}
