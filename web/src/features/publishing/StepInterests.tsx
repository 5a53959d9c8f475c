import { chakra } from "@chakra-ui/react/styled-system";
import { useFormContext, useWatch } from "react-hook-form";
import { Radio } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { publishingMessages } from "../../lib/publishingMessages";
import { ContactNotice } from "./ContactNotice";
import { InterestsField } from "./InterestsField";
import type { PublicationDraft } from "./publicationSchema";
import { StepHeading } from "./StepHeading";

const texts = publishingMessages.interests;

/** Paso 3: the interests, and whether other offers are welcome. */
export function StepInterests() {
  const { control, setValue, formState } = useFormContext<PublicationDraft>();
  const [interests, acceptsOtherOffers] = useWatch({ control, name: ["interests", "acceptsOtherOffers"] });
  const { errors } = formState;
  const isForced = interests.length === 0;
  const isOpenToOffers = isForced || acceptsOtherOffers;
  const setAcceptsOtherOffers = (value: boolean) => setValue("acceptsOtherOffers", value, { shouldDirty: true });
  return (
    <>
      <StepHeading step={3} title={texts.title}>
        {texts.lead}
      </StepHeading>
      <InterestsField
        interests={interests}
        error={errors.interests?.message ?? errors.interests?.root?.message}
        onChange={(next) => {
          setValue("interests", next, { shouldDirty: true, shouldValidate: true });
          if (next.length === 0) setAcceptsOtherOffers(true);
        }}
      />
      <ContactNotice texts={interests} />
      <chakra.div mt="6">
        <Field as="group" label={texts.open} hint={isForced ? texts.openForced : undefined}>
          {() => (
            <chakra.div display="flex" columnGap="6" flexWrap="wrap">
              <Radio
                label={texts.openYes}
                name="openToProposal"
                value="1"
                checked={isOpenToOffers}
                disabled={isForced}
                onChange={() => setAcceptsOtherOffers(true)}
              />
              <Radio
                label={texts.openNo}
                name="openToProposal"
                value="0"
                checked={!isOpenToOffers}
                disabled={isForced}
                onChange={() => setAcceptsOtherOffers(false)}
              />
            </chakra.div>
          )}
        </Field>
      </chakra.div>
    </>
  );
}
