import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../ui/Field";
import { PasswordInput } from "../ui/Input";
import { PasswordRules } from "./PasswordRules";

interface PasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps<Values extends PasswordValues> {
  form: UseFormReturn<Values>;
  labels: { password: string; confirmPassword: string };
}

/** A new password and its confirmation; the rules are ticked off while typing. */
export function NewPasswordFields<Values extends PasswordValues>({ form, labels }: NewPasswordFieldsProps<Values>) {
  const id = useId();
  // As in PersonFields: a form with more fields also has these.
  const { register, trigger, getFieldState, formState, control } = form as unknown as UseFormReturn<PasswordValues>;
  const { errors, isSubmitted } = formState;
  const password = useWatch({ control, name: "password" });
  const recheckConfirmation = () => {
    if (isSubmitted || getFieldState("confirmPassword").isTouched) void trigger("confirmPassword");
  };
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} rowGap="5" columnGap="4">
      <Field label={labels.password} error={errors.password?.message}>
        {(input) => (
          <PasswordInput
            {...input}
            aria-describedby={[input["aria-describedby"], `${id}-rules`].filter(Boolean).join(" ")}
            {...register("password", { onChange: recheckConfirmation })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <chakra.div gridRow={{ sm: 2 }} gridColumn={{ sm: "1 / -1" }}>
        <PasswordRules id={`${id}-rules`} password={password} />
      </chakra.div>
      <Field label={labels.confirmPassword} error={errors.confirmPassword?.message}>
        {(input) => <PasswordInput {...input} {...register("confirmPassword")} autoComplete="new-password" />}
      </Field>
    </chakra.div>
  );
}
