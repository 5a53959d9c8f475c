import { chakra } from "@chakra-ui/react/styled-system";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { birthDays, isTooYoung } from "../../lib/birthDate";
import { RadioCard } from "../ui/Choice";
import { Field } from "../ui/Field";
import { AddressFields } from "./AddressFields";
import { BirthDateField } from "./BirthDateField";
import { PhoneField } from "./PhoneField";
import type { PersonValues } from "./personSchema";

const { field } = accountMessages;

interface PersonFieldsProps<Values extends PersonValues> {
  form: UseFormReturn<Values>;
  /** Whether the city is one of a list; otherwise the list only suggests. */
  isCityListed: boolean;
}

/** Phone, address, birth date and gender: what registration and personal data ask beside the names. */
export function PersonFields<Values extends PersonValues>({ form: ownForm, isCityListed }: PersonFieldsProps<Values>) {
  // Forms with more fields fit, too, but their types do not say so, since setValue and the resolver refer to the whole
  // form.
  const form = ownForm as unknown as UseFormReturn<PersonValues>;
  const { register, setValue, trigger, formState, control, getValues } = form;
  const { errors, isSubmitted } = formState;
  const [year, month, day] = useWatch({ control, name: ["year", "month", "day"] });
  /** Clears a day that the chosen month does not offer (31, then April). */
  const resetImpossibleDay = () => {
    const chosen = getValues();
    if (chosen.day && (!birthDays(chosen).includes(Number(chosen.day)) || isTooYoung(chosen))) setValue("day", "");
    if (isSubmitted) void trigger(["year", "month", "day"]);
  };
  return (
    <>
      <PhoneField
        prefix={register("phoneType")}
        number={register("phoneString")}
        onPrefix={(prefix) => setValue("phoneType", prefix, { shouldDirty: true })}
        error={errors.phoneString?.message}
      />
      <AddressFields form={form} isCityListed={isCityListed} />
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
