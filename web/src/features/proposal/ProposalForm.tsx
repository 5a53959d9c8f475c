import { zodResolver } from "@hookform/resolvers/zod";
import { chakra } from "@chakra-ui/react/styled-system";
import { useForm, useWatch } from "react-hook-form";
import { LuInfo } from "react-icons/lu";
import { maxWrittenOffer } from "../../../../rules/proposal";
import { countCharacters } from "../../../../rules/text";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { useViewer } from "../../apollo/session";
import { withSavedDraft, useFormDraft } from "../../components/form/useFormDraft";
import { SwapCurve } from "../../components/brand/SwapCurve";
import { TransactionPair, describeSide } from "../../components/transaction/TransactionPair";
import { Button, ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { Field } from "../../components/ui/Field";
import { Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { proposalMessages } from "../../lib/proposalMessages";
import { deleteDraft } from "../../lib/drafts";
import { messages } from "../../lib/messages";
import { shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { Balance } from "./Balance";
import { matchesInterests } from "./matchesInterests";
import { OfferCard } from "./OfferCard";
import type { RequestedPublication, ActiveProposal, OwnPublication } from "./proposalScreen";
import { proposalSchema } from "./proposalSchema";
import type { ProposalValues } from "./proposalSchema";
import { useSendProposal } from "./useSendProposal";

const text = proposalMessages;

interface ProposalFormProps {
  publication: RequestedPublication;
  /** The publications that the viewer can offer. */
  ownPublications: readonly OwnPublication[];
  /** The viewer's active proposal, to update. */
  proposal: ActiveProposal | null;
  onSent: (chatId: string | null) => void;
}

/** «Mi propuesta»: what the viewer gives, previewed beside what they receive. */
export function ProposalForm({ publication, ownPublications, proposal, onSent }: ProposalFormProps) {
  const { send, loading } = useSendProposal();
  const offerable = includeOffered(ownPublications, proposal);
  const draft = { name: `proposal-${publication.id}-${proposal?.id ?? "new"}`, ownerId: useViewer().id };
  const form = useForm<ProposalValues>({
    resolver: zodResolver(proposalSchema),
    defaultValues: initialValuesOf(proposal, offerable, draft),
  });
  const { register, control, handleSubmit, setError, formState } = form;
  useFormDraft(form, draft);
  const [selectedIds = [], offerText = ""] = useWatch({ control, name: ["offeredPublicationIds", "writtenOffer"] });
  const give = { items: offerable.filter(({ id }) => selectedIds.includes(id)), text: offerText.trim() || null };
  const receive = { items: [publication] };
  const isEmpty = give.items.length === 0 && !give.text;
  const left = maxWrittenOffer - countCharacters(offerText);
  const name = shortName(publication.owner);

  const submit = handleSubmit(async ({ offeredPublicationIds, writtenOffer }) => {
    try {
      const result = await send(publication.id, proposal?.id ?? null, {
        offeredPublicationIds,
        writtenOffer: writtenOffer || null,
      });
      const otherErrors = assignFieldErrors(result?.errors ?? [], ["offeredPublicationIds", "writtenOffer"], setError);
      for (const message of otherErrors) toast.warning(message);
      if (!result?.transaction || result.errors.length > 0) return;
      deleteDraft(draft.name);
      toast.success(proposal ? text.updated : text.sent, { about: `transaction-${result.transaction.id}` });
      onSent(result.transaction.chatId);
    } catch (error) {
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
        <chakra.fieldset
          border="0"
          minWidth="0"
          aria-describedby={formState.errors.offeredPublicationIds ? "offered-error" : undefined}
        >
          <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3.5">
            <chakra.legend float="left" textStyle="h3">
              {text.choose}
            </chakra.legend>
            <chakra.span textStyle="small" color="fg.muted" aria-live="polite">
              {text.chosen(selectedIds.length, offerable.length)}
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
                  {...register("offeredPublicationIds")}
                />
              ))}
            </chakra.div>
          )}
          {formState.errors.offeredPublicationIds?.message && (
            <chakra.p id="offered-error" role="alert" mt="2" color="fg.error" fontWeight={600} textStyle="small">
              {formState.errors.offeredPublicationIds.message}
            </chakra.p>
          )}
        </chakra.fieldset>
        <chakra.div mt="7">
          <Field
            label={text.more}
            hint={left < 50 ? text.left(Math.max(0, left)) : text.moreHint}
            error={formState.errors.writtenOffer?.message}
          >
            {(props) => <Textarea {...props} {...register("writtenOffer")} rows={3} />}
          </Field>
        </chakra.div>
      </chakra.section>
      <chakra.aside
        order={{ base: 1, lg: 2 }}
        display="contents"
        css={{ lg: { display: "flex", flexDirection: "column", gap: "4", position: "sticky", top: "5.5rem" } }}
      >
        <SwapCurve
          borderRadius={{ base: 0, lg: "plumaModal" }}
          border={{ lg: "1px solid {colors.border.subtle}" }}
          order={{ base: 1 }}
        >
          <chakra.div p={{ base: "16px", lg: "24px" }}>
            <TransactionPair size="composer" give={give} receive={receive} />
            <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" mt="3" aria-hidden="true">
              <div>
                <chakra.div textStyle="caption" fontWeight={700} color="fg.give">
                  {messages.swap.give}
                </chakra.div>
                <chakra.div textStyle="small" fontWeight={700} lineClamp={3} overflowWrap="anywhere">
                  {isEmpty ? messages.swap.choose : describeSide(give)}
                </chakra.div>
              </div>
              <chakra.div textAlign="right">
                <chakra.div textStyle="caption" fontWeight={700} color="fg.receive">
                  {messages.swap.receive}
                </chakra.div>
                <chakra.div textStyle="small" fontWeight={700} lineClamp={3} overflowWrap="anywhere">
                  {publication.title}
                </chakra.div>
              </chakra.div>
            </chakra.div>
            {!isEmpty && (
              <chakra.div mt="3">
                <Balance
                  own={{ things: give.items, words: offerText, money: 0 }}
                  other={{ things: receive.items, words: "", money: 0 }}
                />
              </chakra.div>
            )}
          </chakra.div>
        </SwapCurve>
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
): ProposalValues {
  const values = {
    offeredPublicationIds: proposal?.offeredPublications.map(({ id }) => id) ?? [],
    writtenOffer: proposal?.writtenOffer ?? "",
  };
  const { offeredPublicationIds, writtenOffer } = withSavedDraft<ProposalValues>(values, draft);
  const offerableIds = new Set(offerable.map(({ id }) => id));
  return { offeredPublicationIds: offeredPublicationIds.filter((id) => offerableIds.has(id)), writtenOffer };
}
