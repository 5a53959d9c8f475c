import { chakra } from "@chakra-ui/react/styled-system";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { messages } from "../../lib/messages";
import { publishingMessages } from "../../lib/publishingMessages";
import { CategoryPicker } from "./CategoryPicker";
import type { PublicationDraft } from "./publicationSchema";
import { StepHeading } from "./StepHeading";

const texts = publishingMessages.define;

/** Paso 1: product or service, and the category; fixed once published. */
export function StepDefine({ isLocked = false }: { isLocked?: boolean }) {
  const { register, setValue, getValues, control, formState } = useFormContext<PublicationDraft>();
  const [type, categoryId] = useWatch({ control, name: ["type", "categoryId"] });
  // A category belongs to one type, attributes to one category: changing one clears the other.
  const typeInputProps = (value: PublicationDraft["type"]) =>
    // Not registered: the form library drops disabled fields, so a fixed type is display only.
    isLocked
      ? { name: "type", disabled: true, defaultChecked: type === value }
      : register("type", { onChange: () => chooseCategory("") });
  function chooseCategory(id: string, words = "") {
    // Blank, not absent: an absent field would take the value of the stored draft again.
    if (id !== getValues("categoryId"))
      for (const name of Object.keys(getValues("attributes"))) setValue(`attributes.${name}`, "");
    // The words that a category was guessed from are the beginning of its title.
    if (words !== "" && getValues("title") === "") setValue("title", words, { shouldDirty: true });
    setValue("categoryId", id, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  }
  return (
    <>
      <StepHeading step={1} title={isLocked ? texts.lockedTitle : texts.title}>
        {isLocked ? texts.lockedLead : texts.lead}
      </StepHeading>
      <Field as="group" label={texts.type} error={formState.errors.type?.message}>
        {() => (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2.5">
            <RadioCard
              label={messages.publication.product}
              hint={texts.productHint}
              value="PRODUCT"
              {...typeInputProps("PRODUCT")}
            />
            <RadioCard
              label={messages.publication.service}
              hint={texts.serviceHint}
              value="SERVICE"
              {...typeInputProps("SERVICE")}
            />
          </chakra.div>
        )}
      </Field>
      <chakra.div mt="6">
        <Field as="group" label={texts.category} error={formState.errors.categoryId?.message}>
          {() => (
            <CategoryPicker key={type} type={type} value={categoryId} isLocked={isLocked} onChange={chooseCategory} />
          )}
        </Field>
      </chakra.div>
    </>
  );
}
