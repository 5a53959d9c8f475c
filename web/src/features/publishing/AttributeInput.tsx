import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { maxAttribute, maxYear } from "../../../../rules/attribute";
import { Field } from "../../components/ui/Field";
import { Input, Select } from "../../components/ui/Input";
import { digitsOnly } from "../../lib/digits";
import { publishingMessages } from "../../lib/publishingMessages";
import type { CategoryField } from "./useCategoryFields";

interface AttributeInputProps {
  field: CategoryField;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A list, a number with its unit, a year, a day, or a text with suggestions. */
export function AttributeInput({ field, error, control }: AttributeInputProps) {
  return (
    <Field label={field.label} error={error}>
      {(props) => {
        const shared = { ...props, ...control, autoComplete: "off" };
        switch (field.kind) {
          case "OPTION":
            return (
              <Select {...props} {...control}>
                <option value="">{publishingMessages.details.noValue}</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Select>
            );
          case "NUMBER":
            return <NumberInput {...shared} unit={field.unit} inputMode="decimal" maxLength={14} />;
          case "YEAR":
            return (
              <Input
                {...shared}
                inputMode="numeric"
                placeholder={String(maxYear() - 1)}
                onChange={(event) => {
                  event.target.value = digitsOnly(event.target.value, 4);
                  return control.onChange(event);
                }}
              />
            );
          case "DATE":
            return <Input {...shared} type="date" />;
          default:
            return <SuggestingInput {...shared} options={field.options} maxLength={maxAttribute} />;
        }
      }}
    </Field>
  );
}

function NumberInput({ unit, ...props }: ComponentProps<typeof Input> & { unit: string | null }) {
  if (!unit) return <Input {...props} />;
  return (
    <chakra.div position="relative">
      <Input {...props} pr={`${unit.length * 0.55 + 2}em`} />
      <chakra.span
        aria-hidden="true"
        position="absolute"
        right="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        {unit}
      </chakra.span>
    </chakra.div>
  );
}

function SuggestingInput({ options, ...props }: ComponentProps<typeof Input> & { options: readonly string[] }) {
  const id = useId();
  if (options.length === 0) return <Input {...props} />;
  return (
    <>
      <Input {...props} list={id} />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  );
}
