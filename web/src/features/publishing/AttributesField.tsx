import { chakra } from "@chakra-ui/react/styled-system";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../components/ui/Field";
import { publishingMessages } from "../../lib/publishingMessages";
import { AttributeInput } from "./AttributeInput";
import { ColorInput } from "./ColorInput";
import { ContactNotice } from "./ContactNotice";
import type { PublicationDraft } from "./publicationSchema";
import { useCategoryFields } from "./useCategoryFields";

const texts = publishingMessages.details;

/** The attributes that the category asks for, each with the control of its kind; none of them is required. */
export function AttributesField() {
  const { control, register, setValue, formState } = useFormContext<PublicationDraft>();
  const [categoryId, attributes] = useWatch({ control, name: ["categoryId", "attributes"] });
  const fields = useCategoryFields(categoryId);
  const errors = formState.errors.attributes;
  if (fields.length === 0) return null;
  // A text for one that the server refuses as a whole, an object for those that the form refuses one by one.
  const refusal = typeof errors?.message === "string" ? errors.message : undefined;
  return (
    <div>
      <Field as="group" label={texts.attributes} hint={texts.attributesHint} error={refusal}>
        {() => (
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(3, 1fr)", lg: "1fr 1fr", xl: "repeat(3, 1fr)" }}
            gap="3.5"
            mt="1"
            alignItems="start"
          >
            {fields.map((field) => {
              const fieldError = errors?.[field.name];
              const error = fieldError && "message" in fieldError ? String(fieldError.message) : undefined;
              const name = `attributes.${field.name}` as const;
              return field.kind === "COLOR" ? (
                <ColorInput
                  key={name}
                  field={field}
                  value={attributes[field.name] ?? ""}
                  onChange={(color) => setValue(name, color, { shouldDirty: true, shouldValidate: true })}
                  error={error}
                />
              ) : (
                <AttributeInput key={name} field={field} error={error} control={register(name)} />
              );
            })}
          </chakra.div>
        )}
      </Field>
      <ContactNotice texts={fields.filter(({ kind }) => kind === "TEXT").map(({ name }) => attributes[name] ?? "")} />
    </div>
  );
}
