import { chakra } from "@chakra-ui/react/styled-system";
import type { UseFormReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { Field } from "../ui/Field";
import { Input } from "../ui/Input";
import type { PersonValues } from "./personSchema";

const { field } = accountMessages;
type NameValues = Pick<PersonValues, "firstName" | "lastName">;

/** First and last name, side by side. */
export function NameFields<Values extends NameValues>({ form }: { form: UseFormReturn<Values> }) {
  // As in PersonFields: a form with more fields also has these.
  const { register, formState } = form as unknown as UseFormReturn<NameValues>;
  const { errors } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
      <Field label={field.firstName} error={errors.firstName?.message}>
        {(input) => <Input {...input} {...register("firstName")} autoComplete="given-name" />}
      </Field>
      <Field label={field.lastName} error={errors.lastName?.message}>
        {(input) => <Input {...input} {...register("lastName")} autoComplete="family-name" />}
      </Field>
    </chakra.div>
  );
}
