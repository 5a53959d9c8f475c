import { zodResolver } from "@hookform/resolvers/zod";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { LuInfo } from "react-icons/lu";
import { maxWrittenOffer } from "../../../../rules/proposal";
import { countCharacters } from "../../../../rules/text";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { useViewer } from "../../apollo/session";
import ChatWarningNote from "../../components/form/ChatWarningNote";
import { withSavedDraft, useFormDraft } from "../../components/form/useFormDraft";
import { useCapability } from "../../components/useCapability";
import { Button, ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { counterOfferMessages } from "../../lib/counterOfferMessages";
import { proposalMessages } from "../../lib/proposalMessages";
import { deleteDraft } from "../../lib/drafts";
import { shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { AskMore } from "./counterOffer/AskMore";
import { atTermsFields, complementOf, moneyOf, termsFields } from "./counterOffer/formTerms";
import { matchesInterests } from "./matchesInterests";
import { OfferCard } from "./OfferCard";
import { ProposalSides } from "./ProposalSides";
import type { RequestedPublication, ActiveProposal, OwnPublication } from "./proposalScreen";
import { termsSchema } from "./counterOffer/termsSchema";
import type { TermsValues } from "./counterOffer/termsSchema";
import { useSendProposal } from "./useSendProposal";
import { useTheirThings } from "./counterOffer/useTheirThings";

const text = proposalMessages;

interface ProposalFormProps {
  publication: RequestedPublication;
  /** The publications that the viewer can offer. */
  ownPublications: readonly OwnPublication[];
  /** The viewer's active proposal, to update. */
  proposal: ActiveProposal | null;
  /** True as it is sent, false where that failed. */
  onSending: (isSending: boolean) => void;
  onSent: (chatId: string | null) => void;
}

/**
 * «Mi propuesta»: what the viewer gives, previewed beside what they receive. Only a backend with counter-offers takes
 * more than the publication that is asked for, and money.
 */
export default function ProposalForm({ publication, ownPublications, proposal, onSending, onSent }: ProposalFormProps) {
  const { create, update, loading } = useSendProposal();
  const offerable = includeOffered(ownPublications, proposal);
  const draft = { name: `proposal-${publication.id}-${proposal?.id ?? "new"}`, ownerId: useViewer().id };
  const canAskMore = useCapability("counterOffers") && !proposal;
  const form = useForm<TermsValues>({
    resolver: zodResolver(termsSchema("INTERESTED")),
    defaultValues: initialValuesOf(proposal, offerable, draft),
  });
  const { register, control, handleSubmit, setError, formState } = form;
  useFormDraft(form, draft);
  const values = useWatch({ control }) as TermsValues;
  const [isAsking, setAsking] = useState(values.theirs.length > 0);
  const their = useTheirThings(
    publication.owner.id,
    values.theirs,
    canAskMore && (isAsking || values.theirs.length > 0),
  );
  const theirs = their.things.filter(({ id }) => id !== publication.id);
  const asked = canAskMore ? theirs.filter(({ id }) => values.theirs.includes(id)) : [];
  const own = {
    things: offerable.filter(({ id }) => values.own.includes(id)),
    words: values.writtenOffer.trim(),
    money: canAskMore ? moneyOf(values, "VIEWER") : 0,
  };
  const other = {
    things: [publication, ...asked],
    words: "",
    money: canAskMore ? moneyOf(values, "OTHER") : 0,
  };
  const isEmpty = own.things.length === 0 && own.words === "";
  const left = maxWrittenOffer - countCharacters(values.writtenOffer);
  const name = shortName(publication.owner);

  const submit = handleSubmit(async (sent) => {
    onSending(true);
    const offer = { offeredPublicationIds: sent.own, writtenOffer: sent.writtenOffer || null };
    try {
      const result = proposal
        ? await update(proposal.id, offer)
        : await create(publication.id, {
            ...offer,
            ...(canAskMore && their.chosen.length > 0 && { addedPublicationIds: their.chosen }),
            ...(canAskMore && sent.payer !== "NONE" && { complement: complementOf(sent, "INTERESTED") }),
          });
      const errors = atTermsFields(result?.errors ?? [], "INTERESTED");
      for (const message of assignFieldErrors(errors, termsFields, setError)) toast.refused(message);
      if (!result?.transaction || errors.length > 0) return onSending(false);
      deleteDraft(draft.name);
      toast.success(proposal ? text.updated : text.sent, { about: `transaction-${result.transaction.id}` });
      onSent(result.transaction.chatId);
    } catch (error) {
      onSending(false);
      toast.error(failureMessage(error));
    }
  });

  return (
    <chakra.form
      onSubmit={(event) => void submit(event)}
      noValidate
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 448px" }}
      gap={{ base: "6", lg: "10" }}
      alignItems="start"
    >
      <chakra.section order={{ base: 2, lg: 1 }} px={{ base: "4", md: "0" }}>
        <chakra.fieldset border="0" minWidth="0" aria-describedby={formState.errors.own ? "offered-error" : undefined}>
          <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3.5">
            <chakra.legend float="left" textStyle="h3">
              {text.choose}
            </chakra.legend>
            <chakra.span textStyle="small" color="fg.muted" aria-live="polite">
              {text.chosen(own.things.length, offerable.length)}
            </chakra.span>
          </chakra.div>
          {offerable.length === 0 ? (
            <EmptyState
              title={text.nothing}
              hint={text.nothingHint}
              action={
                <ButtonLink variant="secondary" to={paths.newPublication()}>
                  {text.publish}
                </ButtonLink>
              }
            />
          ) : (
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, 1fr)", lg: "repeat(4, 1fr)" }}
              gap="3.5"
            >
              {offerable.map((item) => (
                <OfferCard
                  key={item.id}
                  publication={item}
                  isWanted={matchesInterests(item.title, publication.interests)}
                  value={item.id}
                  {...register("own")}
                />
              ))}
            </chakra.div>
          )}
          {formState.errors.own?.message && (
            <chakra.p id="offered-error" role="alert" mt="2" color="fg.error" fontWeight={600} textStyle="small">
              {formState.errors.own.message}
            </chakra.p>
          )}
        </chakra.fieldset>
        <chakra.div mt="7">
          <Field
            label={text.more}
            hint={
              left < 50 ? text.left(Math.max(0, left)) : canAskMore ? counterOfferMessages.wordsHint : text.moreHint
            }
            error={formState.errors.writtenOffer?.message}
          >
            {(props) => <Textarea {...props} {...register("writtenOffer")} rows={3} />}
          </Field>
          <chakra.div mt="2" _empty={{ display: "none" }}>
            <ChatWarningNote text={values.writtenOffer} />
          </chakra.div>
        </chakra.div>
        {canAskMore && (
          <AskMore
            form={form}
            publication={publication}
            name={name}
            their={their}
            theirs={theirs}
            chosen={asked.length}
            isOpen={isAsking}
            onToggle={setAsking}
          />
        )}
      </chakra.section>
      <chakra.aside
        order={{ base: 1, lg: 2 }}
        display="contents"
        css={{ lg: { display: "flex", flexDirection: "column", gap: "4", position: "sticky", top: "5.5rem" } }}
      >
        <ProposalSides own={own} other={other} isEmpty={isEmpty} canAsk={canAskMore} />
        <chakra.div
          order={{ base: 3 }}
          position={{ base: "sticky", lg: "static" }}
          bottom="0"
          zIndex="sticky"
          p={{ base: "12px 16px max(12px, env(safe-area-inset-bottom))", lg: "0" }}
          bg={{ base: "bg.surface", lg: "transparent" }}
          borderTop={{ base: "1px solid {colors.border.subtle}", lg: "none" }}
        >
          <Button
            type="submit"
            variant="swap"
            size="l"
            wide
            loading={loading}
            disabled={isEmpty}
            aria-describedby="proposal-hint"
          >
            {proposal ? text.update : text.send}
          </Button>
        </chakra.div>
        <chakra.p
          id="proposal-hint"
          order={{ base: 2 }}
          px={{ base: "4", lg: "0" }}
          display="flex"
          gap="2"
          alignItems="flex-start"
          textStyle="small"
          color="fg.muted"
        >
          <LuInfo size={18} aria-hidden="true" />
          {isEmpty ? text.sendHint : text.what(name)}
        </chakra.p>
      </chakra.aside>
    </chakra.form>
  );
}

/** Publications of the active proposal stay selectable, even if they are no longer active. */
function includeOffered(ownPublications: readonly OwnPublication[], proposal: ActiveProposal | null) {
  const ownIds = new Set(ownPublications.map(({ id }) => id));
  return [...ownPublications, ...(proposal?.offeredPublications.filter(({ id }) => !ownIds.has(id)) ?? [])];
}

/**
 * The active proposal, or the draft from before the session ended, limited to publications that can currently be
 * offered.
 */
function initialValuesOf(
  proposal: ActiveProposal | null,
  offerable: readonly { id: string }[],
  draft: { name: string; ownerId: string },
): TermsValues {
  const values: TermsValues = {
    own: proposal?.offeredPublications.map(({ id }) => id) ?? [],
    theirs: [],
    writtenOffer: proposal?.writtenOffer ?? "",
    payer: "NONE",
    amount: "",
  };
  const saved = withSavedDraft<TermsValues>(values, draft);
  return { ...saved, own: saved.own.filter((id) => offerable.some((thing) => thing.id === id)) };
}
