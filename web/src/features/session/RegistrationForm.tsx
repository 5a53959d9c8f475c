import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { assignFieldErrors, failureMessage } from '../../apollo/errors'
import { GUEST, draftOf, useFormDraft } from '../../components/form/useFormDraft'
import { BirthDateField } from '../../components/form/BirthDateField'
import { CaptchaField, type CaptchaHandle } from '../../components/form/CaptchaField'
import { PasswordRules } from '../../components/form/PasswordRules'
import { PhoneField } from '../../components/form/PhoneField'
import { useFocusFirstError } from '../../components/form/useFocusFirstError'
import { Button } from '../../components/ui/Button'
import { Checkbox, RadioCard } from '../../components/ui/Choice'
import { Field, FieldError } from '../../components/ui/Field'
import { Input, PasswordInput } from '../../components/ui/Input'
import { toast } from '../../components/ui/toast'
import { accountMessages } from '../../lib/accountMessages'
import { birthDays } from '../../lib/birthDate'
import { dropDraft } from '../../lib/drafts'
import { infoPaths } from '../../lib/paths'
import { REGISTRATION_DRAFT, type PendingRegistration } from '../../lib/pendingRegistration'
import { AddressFields } from './AddressFields'
import { PhotoField } from './PhotoField'
import { emptyRegistration, registrationSchema, type RegistrationValues } from './registrationSchema'
import { useRegister } from './useRegister'

const { field, registration: texts } = accountMessages
const names = Object.keys(emptyRegistration) as (keyof RegistrationValues)[]

interface RegistrationFormProps {
  /** Somebody whom Google or Facebook vouched for: the e-mail is theirs and stays. */
  pending?: PendingRegistration | null
  /** Gets the address of the account. */
  onDone: (email: string) => void
  /** The provider's word does not count any more. */
  onExpired?: () => void
}

const DRAFT = { name: REGISTRATION_DRAFT, ownerId: GUEST, where: 'memory', omit: ['password', 'confirmPassword', 'captcha'] } as const

/** Every field of the account. What is filled in stays while one looks at other pages. */
export function RegistrationForm({ pending = null, onDone, onExpired }: RegistrationFormProps) {
  const create = useRegister(pending)
  const captcha = useRef<CaptchaHandle>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema),
    defaultValues: startOf(pending),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useFormDraft(form, DRAFT)
  const { register, handleSubmit, setError, setValue, trigger, formState } = form
  const { errors, isSubmitted, submitCount } = formState
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, submitCount)
  const [year, month, day, password, photo] = useWatch({ control: form.control, name: ['year', 'month', 'day', 'password', 'profilePicture'] })

  const send = async (values: RegistrationValues) => {
    try {
      const { email, errors: refusals } = await create(values)
      if (email && refusals.length === 0) {
        dropDraft(DRAFT.name)
        return onDone(email)
      }
      captcha.current?.reset()
      if (pending && refusals.some((refusal) => refusal.field === 'token')) onExpired?.()
      for (const message of assignFieldErrors(refusals, names, setError)) toast.error(message)
    } catch (error) {
      captcha.current?.reset()
      toast.error(failureMessage(error))
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await captcha.current?.settle()
    await handleSubmit(send)()
    setBusy(false)
  }
  /** 31 chosen, then April: the day is asked for again. */
  const followMonth = () => {
    const chosen = form.getValues()
    if (chosen.day && !birthDays(chosen).includes(Number(chosen.day))) setValue('day', '')
    if (isSubmitted) void trigger(['year', 'month', 'day'])
  }
  const recheckConfirmation = () => {
    if (isSubmitted || form.getFieldState('confirmPassword').isTouched) void trigger('confirmPassword')
  }

  return (
    <chakra.form ref={element} onSubmit={submit} noValidate display="flex" flexDirection="column" gap="5">
      <PhotoField value={photo} onChange={(file) => setValue('profilePicture', file)} error={errors.profilePicture?.message} />
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <Field label={field.firstName} error={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={field.lastName} error={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </chakra.div>
      <Field label={field.email} error={errors.email?.message} hint={pending ? accountMessages.social.fixedEmail : undefined}>
        {(control) =>
          pending ? (
            // Not registered: the form library leaves the value of a disabled field out.
            <Input {...control} type="email" value={pending.email} disabled readOnly />
          ) : (
            <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" />
          )
        }
      </Field>
      <PhoneField prefix={register('phoneType')} number={register('phoneString')} error={errors.phoneString?.message} />
      <AddressFields form={form} />
      <BirthDateField
        year={register('year', { onChange: followMonth })}
        month={register('month', { onChange: followMonth })}
        day={register('day', { onChange: () => isSubmitted && void trigger(['year', 'month', 'day']) })}
        value={{ year, month, day }}
        error={errors.year?.message ?? errors.month?.message ?? errors.day?.message}
        wrong={{ year: Boolean(errors.year), month: Boolean(errors.month), day: Boolean(errors.day) }}
      />
      <Field as="group" label={field.gender} error={errors.gender?.message}>
        {({ 'aria-invalid': isInvalid, 'aria-describedby': note }) => (
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
            <RadioCard label={field.female} value="FEMALE" aria-invalid={isInvalid} aria-describedby={note} {...register('gender')} />
            <RadioCard label={field.male} value="MALE" aria-invalid={isInvalid} aria-describedby={note} {...register('gender')} />
          </chakra.div>
        )}
      </Field>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} rowGap="5" columnGap="4">
        <Field label={field.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              aria-describedby={[control['aria-describedby'], `${id}-rules`].filter(Boolean).join(' ')}
              {...register('password', { onChange: recheckConfirmation })}
              autoComplete="new-password"
            />
          )}
        </Field>
        <chakra.div gridRow={{ sm: 2 }} gridColumn={{ sm: '1 / -1' }}>
          <PasswordRules id={`${id}-rules`} password={password} />
        </chakra.div>
        <Field label={field.confirmPassword} error={errors.confirmPassword?.message}>
          {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
        </Field>
      </chakra.div>
      <chakra.div>
        <Checkbox
          label={texts.acceptTerms}
          aria-invalid={errors.termsAndConditions ? true : undefined}
          aria-describedby={errors.termsAndConditions ? `${id}-terms` : undefined}
          {...register('termsAndConditions')}
        />
        {errors.termsAndConditions && <FieldError id={`${id}-terms`}>{errors.termsAndConditions.message}</FieldError>}
        <chakra.p textStyle="small" color="fg.muted" pl="2rem" mb="2" css={{ '& a': { color: 'fg.link', textDecoration: 'underline' } }}>
          {texts.readThem}{' '}
          <a href={infoPaths.terms} target="_blank" rel="noopener">
            {texts.terms}
          </a>{' '}
          {texts.and}{' '}
          <a href={infoPaths.privacy} target="_blank" rel="noopener">
            {texts.privacy}
          </a>
        </chakra.p>
        <Checkbox
          label={
            <>
              {texts.wantVerification} <chakra.span color="fg.muted">{field.optional}</chakra.span>
            </>
          }
          {...register('identityVerification')}
        />
      </chakra.div>
      <CaptchaField
        ref={captcha}
        error={errors.captcha?.message}
        onChange={(proof) => setValue('captcha', proof, { shouldValidate: isSubmitted && proof !== '' })}
      />
      <Button type="submit" size="l" wide loading={isBusy}>
        {texts.submit}
      </Button>
    </chakra.form>
  )
}

/** What the provider tells of a person fills what they have not filled in themselves. */
function startOf(pending: PendingRegistration | null): RegistrationValues {
  const draft = draftOf(emptyRegistration, DRAFT)
  if (!pending) return draft
  return { ...draft, email: pending.email, firstName: draft.firstName || (pending.firstName ?? ''), lastName: draft.lastName || (pending.lastName ?? '') }
}
