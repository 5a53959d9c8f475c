import { chakra } from "@chakra-ui/react/styled-system";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { messages } from "../../lib/messages";
import { publicationFieldMessages } from "../../lib/publicationFieldMessages";
import { publishingMessages } from "../../lib/publishingMessages";
import type { PublicationDraft } from "./publicationSchema";

const texts = publishingMessages.details;
const labels = publicationFieldMessages;
const usages = ["EXCELLENT", "GOOD", "DETAILS", "PARTS"] as const;

/** Nuevo or Usado; a used product also needs its usage. */
export function ConditionField() {
  const { register, control, setValue, formState } = useFormContext<PublicationDraft>();
  const condition = useWatch({ control, name: "condition" });
  const { errors } = formState;
  const conditionInput = register("condition", { onChange: () => setValue("usage", "") });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <Field as="group" label={labels.condition} error={errors.condition?.message}>
        {({ "aria-invalid": isInvalid }) => (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2.5">
            <RadioCard
              label={messages.publication.condition.NEW}
              value="NEW"
              aria-invalid={isInvalid}
              {...conditionInput}
            />
            <RadioCard
              label={messages.publication.condition.USED}
              value="USED"
              aria-invalid={isInvalid}
              {...conditionInput}
            />
          </chakra.div>
        )}
      </Field>
      {condition === "USED" && (
        <Field as="group" label={labels.usage} error={errors.usage?.message}>
          {({ "aria-invalid": isInvalid }) => (
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(4, 1fr)", lg: "1fr 1fr", xl: "repeat(4, 1fr)" }}
              gap="2.5"
            >
              {usages.map((usage) => (
                <RadioCard
                  key={usage}
                  {...texts.usages[usage]}
                  value={usage}
                  aria-invalid={isInvalid}
                  {...register("usage")}
                />
              ))}
            </chakra.div>
          )}
        </Field>
      )}
    </chakra.div>
  );
}
