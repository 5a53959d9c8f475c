import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { accountMessages } from "../../lib/accountMessages";
import { messages } from "../../lib/messages";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { Input, Select } from "../ui/Input";
import type { PersonValues } from "./personSchema";
import { useCityOptions } from "./useCityOptions";
import { useCountries } from "./useCountries";

const { field, registration: texts } = accountMessages;

/** Country, state, city. Countries that are not available yet are listed but disabled. */
export function AddressFields({ form, isCityListed }: { form: UseFormReturn<PersonValues>; isCityListed: boolean }) {
  const listId = useId();
  const { countries, isLoading, hasFailed, retry } = useCountries();
  const { register, setValue, formState, control: formControl } = form;
  const [country, chosen, city] = useWatch({ control: formControl, name: ["country", "state", "city"] });
  const { errors } = formState;
  const states = countries.find(({ code }) => code === country)?.states ?? [];
  // A select shows only listed options: the saved state is listed from the start, before the others load.
  const listed = chosen && !states.includes(chosen) ? [chosen, ...states] : states;
  const cityOptions = useCityOptions(chosen, isCityListed ? city : "").map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  const resetCity = () => setValue("city", "");
  return (
    <chakra.div
      display="grid"
      // On phones two beside each other would cut off «Distrito Capital».
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" }}
      rowGap="5"
      columnGap="4"
    >
      <Field label={field.country} error={errors.country?.message}>
        {(control) => (
          <Select
            {...control}
            {...register("country", {
              onChange: () => {
                setValue("state", "");
                resetCity();
              },
            })}
            autoComplete="country"
          >
            {countries.length === 0 && <option value="VE">{texts.venezuela}</option>}
            {countries.map(({ code, name, isEnabled }) => (
              <option key={code} value={code} disabled={!isEnabled}>
                {isEnabled ? name : texts.unavailable(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={field.state} error={errors.state?.message ?? (hasFailed ? messages.error.loading : undefined)}>
        {(control) => (
          <>
            <Select
              {...control}
              {...register("state", { onChange: resetCity })}
              value={chosen}
              autoComplete="address-level1"
            >
              <option value="">{isLoading ? texts.loadingPlaces : field.choose}</option>
              {listed.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </Select>
            {hasFailed && (
              <Button variant="text" size="s" onClick={retry}>
                {messages.action.retry}
              </Button>
            )}
          </>
        )}
      </Field>
      <Field
        label={
          <>
            {field.city}{" "}
            <chakra.span fontWeight={400} color="fg.muted">
              {field.optional}
            </chakra.span>
          </>
        }
        error={errors.city?.message}
      >
        {(control) =>
          isCityListed ? (
            <Select {...control} {...register("city")} value={city} autoComplete="address-level2">
              <option value="">{chosen === "" ? texts.stateFirst : field.choose}</option>
              {cityOptions}
            </Select>
          ) : (
            <>
              <Input {...control} {...register("city")} list={listId} autoComplete="address-level2" />
              <datalist id={listId}>{cityOptions}</datalist>
            </>
          )
        }
      </Field>
    </chakra.div>
  );
}
