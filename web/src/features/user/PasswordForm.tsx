import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../../__generated__/graphql'
import { assignFieldErrors, failureMessage } from '../../apollo/errors'
import { PasswordRules } from '../../components/form/PasswordRules'
import { Button } from '../../components/ui/Button'
import { Card } from '../../components/ui/Card'
import { Field } from '../../components/ui/Field'
import { PasswordInput } from '../../components/ui/Input'
import { toast } from '../../components/ui/toast'
import { isGoodPassword } from '../../lib/password'
import { profileMessages } from '../../lib/profileMessages'

const CHANGE: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      viewer {
        id
      }
      errors {
        field
        message
      }
    }
  }
`

const text = profileMessages.account
const empty = { currentPassword: '', newPassword: '', repeated: '' }
const names = ['currentPassword', 'newPassword'] as const

/** A new password, with its rules ticked off while one types. */
export function PasswordForm() {
  const rulesId = useId()
  const [change] = useMutation(CHANGE)
  const { register, handleSubmit, setError, reset, trigger, control, formState } = useForm({ defaultValues: empty, mode: 'onTouched' })
  const { errors, isSubmitting, isSubmitted } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })
  const send = handleSubmit(async ({ currentPassword, newPassword: next }) => {
    try {
      const { data } = await change({ variables: { input: { currentPassword, newPassword: next } } })
      const refusals = data?.changePassword.errors ?? []
      if (refusals.length > 0) {
        for (const message of assignFieldErrors(refusals, names, setError)) toast.error(message)
        return
      }
      reset(empty)
      toast.success(text.changed)
    } catch (error) {
      toast.error(failureMessage(error))
    }
  })
  return (
    <Card asChild p={{ base: '4', md: '6' }}>
      <form onSubmit={(event) => void send(event)} noValidate aria-label={text.password}>
        <chakra.h2 textStyle="h3">{text.password}</chakra.h2>
        <chakra.p mt="0.5" mb="5" textStyle="small" color="fg.muted">
          {text.passwordHint}
        </chakra.p>
        <chakra.div display="grid" gap="5" maxWidth="460px">
          <Field label={text.current} error={errors.currentPassword?.message}>
            {(field) => <PasswordInput {...field} {...register('currentPassword', { required: text.required })} autoComplete="current-password" />}
          </Field>
          <chakra.div display="grid" gap="3">
            <Field label={text.next} error={errors.newPassword?.message}>
              {(field) => (
                <PasswordInput
                  {...field}
                  aria-describedby={[field['aria-describedby'], rulesId].filter(Boolean).join(' ')}
                  {...register('newPassword', {
                    validate: (value) => (value === '' ? text.required : isGoodPassword(value) || text.weak),
                    onChange: () => void (isSubmitted && trigger('repeated')),
                  })}
                  autoComplete="new-password"
                />
              )}
            </Field>
            <PasswordRules id={rulesId} password={newPassword} />
          </chakra.div>
          <Field label={text.repeat} error={errors.repeated?.message}>
            {(field) => (
              <PasswordInput {...field} {...register('repeated', { validate: (value, form) => value === form.newPassword || text.differs })} autoComplete="new-password" />
            )}
          </Field>
          <Button type="submit" loading={isSubmitting} justifySelf="start">
            {text.save}
          </Button>
        </chakra.div>
      </form>
    </Card>
  )
}
