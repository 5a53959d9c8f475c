import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { LuArrowLeft } from 'react-icons/lu'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { assignFieldErrors, failureMessage } from '../../apollo/errors'
import { useViewer } from '../../apollo/session'
import { Button, ButtonLink } from '../../components/ui/Button'
import { Container } from '../../components/ui/Card'
import { lazyOr } from '../../components/ui/lazyOr'
import { PageLoading } from '../../components/ui/PageLoading'
import { toast } from '../../components/ui/toast'
import { useIsOnline } from '../../components/ui/useIsOnline'
import { VisuallyHidden } from '../../components/ui/VisuallyHidden'
import { paths } from '../../lib/paths'
import { publishingMessages as texts } from '../../lib/publishingMessages'
import { patiently, unlessOffline } from '../../lib/patiently'
import { firstOpenStep, stepOf, type DraftField, type PublicationDraft, type StepNumber } from './publicationSchema'
import { StepDefine } from './StepDefine'
import { StepDetails } from './StepDetails'
import { StepInterests } from './StepInterests'
import { stepAddress, Timeline } from './Timeline'
import { useCreatePublication } from './useCreatePublication'
import { dropPublicationDraft, usePublicationForm } from './usePublicationForm'
import { WizardBar } from './WizardBar'

/** Beside the form where there is room; the form does not wait for it. */
const PreviewCard = lazyOr(unlessOffline(() => import('./PreviewCard')), () => null)
const StepPlace = lazy(patiently(() => import('./StepPlace')))
const SCREENS = { 1: StepDefine, 2: StepDetails, 3: StepInterests, 4: StepPlace } as const

/** «Publicar» in four steps; the step stands in the address, so that the browser's back goes one step back. */
export function Wizard() {
  const viewerId = useViewer().id
  const { form, isRestoring } = usePublicationForm(viewerId)
  const create = useCreatePublication()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const [params] = useSearchParams()
  const [isSending, setSending] = useState(false)
  const panel = useRef<HTMLDivElement>(null)

  const draft = useWatch({ control: form.control }) as PublicationDraft
  const open = firstOpenStep(draft)
  const wanted = Number(params.get('paso') ?? 1)
  const step = Math.max(1, Math.min(Number.isInteger(wanted) ? wanted : 1, open, 4)) as StepNumber
  const Screen = SCREENS[step]
  const isLast = step === 4

  // A step that cannot be visited yet: the address says where one really is, else filling it in would jump ahead.
  useEffect(() => {
    if (!isRestoring && params.has('paso') && wanted !== step) navigate(stepAddress(step), { replace: true })
  }, [isRestoring, params, wanted, step, navigate])

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    panel.current?.focus({ preventScroll: true })
  }, [step])

  const publish = async (values: PublicationDraft) => {
    setSending(true)
    try {
      const refusals = await create(values)
      if (refusals.length === 0) {
        dropPublicationDraft(viewerId, values.requestId)
        toast.success(texts.success)
        navigate(paths.publicationCreated(), { replace: true })
        return
      }
      const rest = assignFieldErrors(refusals, Object.keys(values) as DraftField[], form.setError)
      for (const message of rest) toast.error(message)
      const atField = refusals.find(({ field }) => field && field in values)?.field
      if (atField) navigate(stepAddress(stepOf(atField)))
    } catch (error) {
      toast.error(failureMessage(error))
    } finally {
      setSending(false)
    }
  }
  const next = () => {
    if (isLast) void form.handleSubmit(publish)()
    else navigate(stepAddress(step + 1))
  }
  const back = step > 1 ? stepAddress(step - 1) : paths.wall()

  return (
    <FormProvider {...form}>
      <WizardBar backTo={back} />
      <Container pt={{ base: '3.5', md: '7' }} pb={{ base: '0', md: '14' }}>
        <Timeline current={step} open={open} />
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="8" alignItems="start" mt={{ base: '4', md: '6' }}>
          <Panel
            noValidate
            aria-busy={isSending}
            onSubmit={(event) => {
              event.preventDefault()
              if (step < open && !isSending) next()
            }}
          >
            <chakra.div ref={panel} tabIndex={-1} outline="none" pb={{ base: '6', md: '0' }}>
              <Suspense fallback={<PageLoading />}>
                {isRestoring ? <PageLoading /> : <Screen />}
              </Suspense>
            </chakra.div>
            <Actions>
              <ButtonLink to={back} variant="secondary" display={{ md: 'none' }}>
                {texts.back}
              </ButtonLink>
              <ButtonLink to={back} variant="text" px="2" display={{ base: 'none', md: 'inline-flex' }}>
                <LuArrowLeft size={20} aria-hidden="true" />
                {texts.back}
              </ButtonLink>
              <Button
                type="submit"
                variant={isLast ? 'swap' : 'primary'}
                minWidth={{ md: '180px' }}
                flex={{ base: '1', md: 'none' }}
                disabled={step >= open || (isLast && !isOnline)}
                loading={isSending}
              >
                {isLast ? texts.submit : texts.next}
              </Button>
              <VisuallyHidden role="status">{isSending ? texts.submitting : ''}</VisuallyHidden>
            </Actions>
          </Panel>
          <PreviewCard draft={draft} step={step} />
        </chakra.div>
      </Container>
    </FormProvider>
  )
}

const Panel = chakra('form', {
  base: {
    minWidth: 0,
    bg: { md: 'bg.surface' },
    border: { md: '1px solid {colors.border.subtle}' },
    borderRadius: { md: 'card' },
    boxShadow: { md: '1' },
    p: { md: '8' },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    position: { base: 'sticky', md: 'static' },
    bottom: '0',
    zIndex: 'sticky',
    mx: { base: '-4', md: '0' },
    mt: { md: '8' },
    p: { base: '12px 16px 20px', md: '24px 0 0' },
    bg: 'bg.surface',
    borderTop: '1px solid {colors.border.subtle}',
  },
})
