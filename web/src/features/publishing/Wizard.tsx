import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { LuArrowLeft } from "react-icons/lu";
import { useNavigate, useSearchParams } from "react-router-dom";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { Button, ButtonLink } from "../../components/ui/Button";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { LoadingOrOffline } from "../../components/ui/LoadingOrOffline";
import { PageLoading } from "../../components/ui/PageLoading";
import { toast } from "../../components/ui/toast";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import type { CreatedState } from "../../lib/createdPublication";
import { editMessages } from "../../lib/editMessages";
import { paths } from "../../lib/paths";
import { missingFieldMessages } from "../../lib/publicationFieldMessages";
import { publishingMessages as texts } from "../../lib/publishingMessages";
import { loadWhenOnline, loadOrFailOffline } from "../../lib/loadWhenOnline";
import { findFirstIncompleteStep, findIncompleteFields, VISIBLE_FIELDS, stepOf } from "./publicationSchema";
import type { StepNumber } from "./publicationFields";
import type { PublicationDraft } from "./publicationSchema";
import type { SendDraft } from "./publicationInput";
import { StepDefine } from "./StepDefine";
import { StepInterests } from "./StepInterests";
import { stepAddress } from "./Stepper";
import { dropPublicationDraft, usePublicationForm } from "./usePublicationForm";
import type { DraftSource } from "./usePublicationForm";
import { WizardFrame, wizardPanel } from "./WizardFrame";

/** Beside the form on wide screens; the form does not wait for it. */
const PreviewCard = lazyWithFallback(
  loadOrFailOffline(() => import("./PreviewCard")),
  () => null,
);
const loadStepDetails = loadWhenOnline(() => import("./StepDetails"));
const StepDetails = lazy(loadStepDetails);
const StepPlace = lazy(loadWhenOnline(() => import("./StepPlace")));
const list = new Intl.ListFormat("es", { type: "conjunction" });

interface WizardProps {
  source: DraftSource;
  send: SendDraft;
  /** What differs between publishing and editing. */
  labels: { title: string; submit: string; submitting: string };
  /** Target of the exit link. */
  leaveTo: string;
  /** Type and category are fixed when editing. */
  isEdit?: boolean;
  /** Navigation state for the success page; of a new publication its id. */
  successState?: unknown;
  notice?: ReactNode;
}

/** The publication form in four steps; the step is in the URL, so that the browser's back button goes back one step. */
export function Wizard({ source, send, labels, leaveTo, isEdit = false, successState, notice }: WizardProps) {
  const { form, isRestoring } = usePublicationForm(source);
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [params] = useSearchParams();
  const [isSending, setSending] = useState(false);
  // Kept here: pictures are still read after their step is left.
  const [pendingCount, setPendingCount] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const missingId = useId();

  const draft = useWatch({ control: form.control }) as PublicationDraft;
  const firstIncompleteStep = findFirstIncompleteStep(draft);
  // What the first step asks for is fixed in an edit, which begins with what can change.
  const firstStep = isEdit ? 2 : 1;
  const requestedStep = Number(params.get("paso") ?? firstStep);
  const step = Math.max(
    1,
    Math.min(Number.isInteger(requestedStep) ? requestedStep : 1, firstIncompleteStep, 4),
  ) as StepNumber;
  const isLast = step === 4;
  const missing = isRestoring ? [] : findIncompleteFields(draft, step).map((name) => missingFieldMessages[name]);

  // The URL names a step that is not reachable yet: correct it, or completing the current step would jump ahead.
  useEffect(() => {
    if (!isRestoring && params.has("paso") && requestedStep !== step) navigate(stepAddress(step), { replace: true });
  }, [isRestoring, params, requestedStep, step, navigate]);

  // Read while the first step is filled in.
  useEffect(() => void loadStepDetails().catch(() => undefined), []);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    panel.current?.focus({ preventScroll: true });
  }, [step]);

  const submit = async (values: PublicationDraft) => {
    setSending(true);
    try {
      const { refusals, publicationId } = await send(values);
      if (refusals.length === 0) {
        dropPublicationDraft(source, values.requestId);
        navigate(paths.publicationCreated(), {
          replace: true,
          state: successState ?? ({ created: publicationId } satisfies CreatedState),
        });
        return;
      }
      const otherErrors = assignFieldErrors(refusals, VISIBLE_FIELDS, form.setError);
      for (const message of otherErrors) toast.refused(message);
      const fieldWithError = refusals.find(({ field }) => VISIBLE_FIELDS.some((name) => name === field))?.field;
      if (fieldWithError) navigate(stepAddress(stepOf(fieldWithError)));
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setSending(false);
    }
  };
  const next = () => {
    if (isLast) void form.handleSubmit(submit)();
    else navigate(stepAddress(step + 1));
  };
  const screens: Record<StepNumber, ReactNode> = {
    1: <StepDefine isLocked={isEdit} />,
    2: <StepDetails pendingCount={pendingCount} setPendingCount={setPendingCount} />,
    3: <StepInterests />,
    4: <StepPlace />,
  };
  const back = step > firstStep ? stepAddress(step - 1) : leaveTo;

  return (
    <FormProvider {...form}>
      <WizardFrame
        title={labels.title}
        backTo={back}
        leaveTo={leaveTo}
        step={step}
        firstIncompleteStep={firstIncompleteStep}
        notice={notice}
        aside={<PreviewCard draft={draft} step={step} isNew={!isEdit} />}
      >
        {source.isReadOnly && (
          <>
            {/* That of the step is inert with it. */}
            <VisuallyHidden as="h1">{labels.title}</VisuallyHidden>
            <VisuallyHidden role="status">{editMessages.loading}</VisuallyHidden>
          </>
        )}
        <Panel
          noValidate
          inert={source.isReadOnly}
          aria-busy={isSending || source.isReadOnly}
          onSubmit={(event) => {
            event.preventDefault();
            if (step < firstIncompleteStep && !isSending && pendingCount === 0) next();
          }}
        >
          <chakra.div ref={panel} tabIndex={-1} outline="none" flex="1" pb={{ base: "6", md: "0" }}>
            <Suspense
              fallback={
                <LoadingOrOffline>
                  <PageLoading />
                </LoadingOrOffline>
              }
            >
              {isRestoring ? <PageLoading /> : screens[step]}
            </Suspense>
          </chakra.div>
          <Actions>
            {missing.length > 0 && (
              <chakra.p id={missingId} width="100%" textStyle="small" color="fg.muted" textAlign={{ md: "right" }}>
                {texts.missing(list.format(missing))}
              </chakra.p>
            )}
            <ButtonLink to={back} variant="secondary" display={{ md: "none" }}>
              {texts.back}
            </ButtonLink>
            <ButtonLink to={back} variant="text" px="2" ml="-2" display={{ base: "none", md: "inline-flex" }}>
              <LuArrowLeft size={20} aria-hidden="true" />
              {texts.back}
            </ButtonLink>
            <Button
              type="submit"
              variant={isLast ? "swap" : "primary"}
              minWidth={{ md: "180px" }}
              flex={{ base: "1", md: "none" }}
              aria-describedby={missing.length > 0 ? missingId : undefined}
              disabled={step >= firstIncompleteStep || (isLast && !isOnline)}
              loading={isSending || pendingCount > 0}
            >
              {isLast ? labels.submit : texts.next}
            </Button>
            <VisuallyHidden role="status">{isSending ? labels.submitting : ""}</VisuallyHidden>
          </Actions>
        </Panel>
      </WizardFrame>
    </FormProvider>
  );
}

const Panel = chakra("form", {
  base: {
    ...wizardPanel,
    display: { base: "flex", md: "block" },
    flexDirection: "column",
    flex: "1",
    "&[inert]": { opacity: 0.6 },
  },
});

const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "3",
    position: { base: "sticky", md: "static" },
    bottom: "0",
    zIndex: "sticky",
    mx: { base: "-4", md: "0" },
    mt: { md: "8" },
    p: { base: "12px 16px 20px", md: "24px 0 0" },
    bg: "bg.surface",
    borderTop: "1px solid {colors.border.subtle}",
  },
});
