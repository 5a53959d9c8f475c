import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioCard } from '../../components/ui/Choice'
import { Field } from '../../components/ui/Field'
import { messages } from '../../lib/messages'
import { publishingMessages } from '../../lib/publishingMessages'
import { CategoryPicker } from './CategoryPicker'
import type { PublicationDraft } from './publicationSchema'
import { StepHeading } from './StepHeading'

const texts = publishingMessages.define

/** Paso 1: product or service, and where it is filed. */
export function StepDefine() {
  const { register, setValue, control, formState } = useFormContext<PublicationDraft>()
  const [type, categoryId] = useWatch({ control, name: ['type', 'categoryId'] })
  // Of the other type, the category would be wrong; a service has no condition.
  const typeInput = register('type', { onChange: () => setValue('categoryId', '') })
  return (
    <>
      <StepHeading step={1} title={texts.title}>
        {texts.lead}
      </StepHeading>
      <Field as="group" label={texts.type} error={formState.errors.type?.message}>
        {() => (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2.5">
            <RadioCard label={messages.publication.product} hint={texts.productHint} value="PRODUCT" {...typeInput} />
            <RadioCard label={messages.publication.service} hint={texts.serviceHint} value="SERVICE" {...typeInput} />
          </chakra.div>
        )}
      </Field>
      <chakra.div mt="6">
        <Field as="group" label={texts.category} error={formState.errors.categoryId?.message}>
          {() => (
            <CategoryPicker
              key={type}
              type={type}
              value={categoryId}
              onChange={(id) => setValue('categoryId', id, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
            />
          )}
        </Field>
      </chakra.div>
    </>
  )
}
