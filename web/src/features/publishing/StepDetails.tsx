import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { Dispatch, ReactNode, SetStateAction } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useValueRange } from "../../apollo/useValueRange";
import { Counter } from "../../components/form/Counter";
import { useWholeDollars } from "../../components/form/useWholeDollars";
import { Field } from "../../components/ui/Field";
import { Input, Textarea } from "../../components/ui/Input";
import { checkTitle, maxDescription, maxTitle } from "../../../../rules/publication";
import { countCharacters } from "../../../../rules/text";
import { publicationFieldMessages } from "../../lib/publicationFieldMessages";
import { publishingMessages } from "../../lib/publishingMessages";
import { valueRangeMessages } from "../../lib/valueRangeMessages";
import { findPath } from "./categoryChoice";
import { AttributesField } from "./AttributesField";
import { ContactNotice } from "./ContactNotice";
import { ConditionField } from "./ConditionField";
import { ImagesField } from "./ImagesField";
import type { PublicationDraft } from "./publicationSchema";
import { StepHeading } from "./StepHeading";
import { useCategories } from "./useCategories";

const texts = publishingMessages.details;
const labels = publicationFieldMessages;

interface StepDetailsProps {
  /** How many chosen pictures are being read. */
  pendingCount: number;
  setPendingCount: Dispatch<SetStateAction<number>>;
}

/** Paso 2: title, value, pictures, condition, description. */
export default function StepDetails({ pendingCount, setPendingCount }: StepDetailsProps) {
  const { register, control, setValue, trigger, formState } = useFormContext<PublicationDraft>();
  const [type, categoryId, title, description, images, maxImages] = useWatch({
    control,
    name: ["type", "categoryId", "title", "description", "images", "maxImages"],
  });
  const { tree } = useCategories();
  const { errors } = formState;
  const isProduct = type === "PRODUCT";
  const price = register("price");
  const dollars = useWholeDollars();
  // Asked for once the title is written, not with each letter.
  const [compared, setCompared] = useState<{ categoryId: string; title: string } | null>(null);
  const { range } = useValueRange(compared);
  return (
    <>
      <StepHeading step={2} title={isProduct ? texts.productTitle : texts.serviceTitle}>
        {findPath(categoryId, tree)
          .map(({ name }) => name)
          .join(" > ")}
      </StepHeading>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <div>
          <FieldWithCounter count={countCharacters(title)} max={maxTitle} hasNote>
            <Field
              label={labels.title}
              hint={isProduct ? texts.nameHint : texts.nameServiceHint}
              error={errors.title?.message}
            >
              {(props) => <Input {...props} {...register("title")} autoComplete="off" />}
            </Field>
          </FieldWithCounter>
          <ContactNotice texts={[title]} />
        </div>
        <Field
          label={texts.price}
          hint={
            <>
              {texts.priceHint}
              {range && <chakra.span display="block">{valueRangeMessages.range(range)}</chakra.span>}
            </>
          }
          error={errors.price?.message}
        >
          {(props) => (
            <chakra.div position="relative" maxWidth={{ md: "280px" }}>
              <Input
                {...props}
                {...price}
                inputMode="numeric"
                autoComplete="off"
                pr="76px"
                onFocus={() => setCompared(checkTitle(title) === null && categoryId ? { categoryId, title } : null)}
                onChange={(event) => {
                  event.target.value = dollars.read(event.target.value);
                  return price.onChange(event);
                }}
                onBlur={(event) => {
                  dollars.forget();
                  return price.onBlur(event);
                }}
              />
              <chakra.span
                position="absolute"
                right="2px"
                top="2px"
                bottom="2px"
                px="4"
                display="grid"
                placeItems="center"
                bg="bg.sunken"
                borderLeft="1px solid {colors.border.subtle}"
                borderRadius="0 10px 10px 0"
                fontWeight={700}
              >
                {texts.currency}
              </chakra.span>
            </chakra.div>
          )}
        </Field>
        <ImagesField
          images={images}
          max={maxImages}
          onChange={(next) => setValue("images", next, { shouldValidate: true, shouldDirty: true })}
          onBlurEmpty={() => void trigger("images")}
          error={errors.images?.message ?? errors.images?.root?.message}
          pendingCount={pendingCount}
          setPendingCount={setPendingCount}
        />
        {isProduct && <ConditionField />}
        <div>
          <FieldWithCounter
            count={countCharacters(description)}
            max={maxDescription}
            hasNote={Boolean(errors.description)}
          >
            <Field label={labels.description} error={errors.description?.message}>
              {(props) => <Textarea {...props} {...register("description")} />}
            </Field>
          </FieldWithCounter>
          <ContactNotice texts={[description]} />
        </div>
        <AttributesField />
      </chakra.div>
    </>
  );
}

/** Puts «48/60» at the right end of the line under the field, beside its hint or error. */
function FieldWithCounter({
  count,
  max,
  hasNote,
  children,
}: {
  count: number;
  max: number;
  hasNote: boolean;
  children: ReactNode;
}) {
  return (
    <chakra.div position="relative" pb={hasNote ? undefined : "6"} css={{ "& > div > p": { paddingRight: "4rem" } }}>
      {children}
      <chakra.div position="absolute" right="0" bottom="0">
        <Counter count={count} max={max} />
      </chakra.div>
    </chakra.div>
  );
}
