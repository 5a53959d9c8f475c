import { chakra } from "@chakra-ui/react/styled-system";
import { Controller, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { useWholeDollars } from "../../../components/form/useWholeDollars";
import { RadioCard } from "../../../components/ui/Choice";
import { Field } from "../../../components/ui/Field";
import { Input } from "../../../components/ui/Input";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import type { TermsValues } from "./termsSchema";

/** Money on top of the things: who pays, and how much. */
export function ComplementFields({ form, name }: { form: UseFormReturn<TermsValues>; name: string }) {
  const { register, control, formState } = form;
  const payer = useWatch({ control, name: "payer" });
  const dollars = useWholeDollars();
  return (
    <chakra.div display="grid" gap="3">
      <Field as="group" label={text.complement}>
        {() => (
          <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "repeat(3, 1fr)" }} gap="2">
            <RadioCard label={text.payer.none} value="NONE" {...register("payer")} />
            <RadioCard label={text.payer.viewer} value="VIEWER" {...register("payer")} />
            <RadioCard label={text.payer.other(name)} value="OTHER" {...register("payer")} />
          </chakra.div>
        )}
      </Field>
      {payer !== "NONE" && (
        <Field label={text.amount} hint={text.amountHint} error={formState.errors.amount?.message}>
          {(props) => (
            <Controller
              control={control}
              name="amount"
              render={({ field }) => (
                <Input
                  {...props}
                  {...field}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => field.onChange(dollars.read(event.target.value))}
                  onBlur={() => {
                    dollars.forget();
                    field.onBlur();
                  }}
                />
              )}
            />
          )}
        </Field>
      )}
    </chakra.div>
  );
}
