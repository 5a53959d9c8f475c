import { zodResolver } from "@hookform/resolvers/zod";
import { chakra } from "@chakra-ui/react/styled-system";
import { useForm, useWatch } from "react-hook-form";
import { maxWrittenOffer } from "../../../../../rules/proposal";
import { countCharacters } from "../../../../../rules/text";
import { useViewer } from "../../../apollo/session";
import { assignFieldErrors, failureMessage } from "../../../apollo/errors";
import { SwapCurve } from "../../../components/brand/SwapCurve";
import { TransactionPair } from "../../../components/transaction/TransactionPair";
import ChatWarningNote from "../../../components/form/ChatWarningNote";
import { useFormDraft, withSavedDraft } from "../../../components/form/useFormDraft";
import { Button } from "../../../components/ui/Button";
import { Field } from "../../../components/ui/Field";
import { Textarea } from "../../../components/ui/Input";
import { toast } from "../../../components/ui/toast";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import { deleteDraft } from "../../../lib/drafts";
import { shortName } from "../../../lib/names";
import { AskedThing } from "./AskedThing";
import { Balance } from "../Balance";
import { ComplementFields } from "./ComplementFields";
import { atTermsFields, complementOf, drawSide, moneyOf, termsFields } from "./formTerms";
import { LikeValues } from "./LikeValues";
import { SidePicker } from "./SidePicker";
import { termsSchema } from "./termsSchema";
import type { TermsValues } from "./termsSchema";
import { TheirPicker } from "./TheirPicker";
import type { Thing } from "./thingFragment";
import { useTheirThings } from "./useTheirThings";
import type { Negotiation } from "./counterOfferScreen";
import { counterOfferWords } from "./counterOfferWords";
import { useMakeCounterOffer } from "./useMakeCounterOffer";
import { useRequestAmendment } from "./useRequestAmendment";

interface CounterOfferFormProps {
  transaction: Negotiation;
  /** The publications that the viewer can give. */
  ownThings: readonly (Thing & { isReserved: boolean })[];
  /** The terms may be others by now. */
  onRefused: () => void;
  onSent: (chatId: string | null) => void;
}

/** The next version of a proposal: both sides facing each other, with money and their values. */
export default function CounterOfferForm({ transaction, ownThings, onRefused, onSent }: CounterOfferFormProps) {
  const { id, viewerRole, offerVersion, publication, counterpart } = transaction;
  const isOwner = viewerRole === "OWNER";
  const phrases = counterOfferWords(transaction);
  const [ownNow, theirsNow] = sidesOf(transaction);
  const isAgreed = transaction.status === "ACCEPTED";
  const counterOffer = useMakeCounterOffer();
  const amendment = useRequestAmendment();
  const loading = counterOffer.loading || amendment.loading;
  // Things reserved by this agreement itself can still be chosen.
  const own = choosable(ownThings, ownNow, publication.id, isAgreed);
  // A new version resets the form: the draft answered an outdated one.
  const draft = { name: `counter-offer-${id}-${offerVersion ?? 0}`, ownerId: useViewer().id };
  const form = useForm<TermsValues>({
    resolver: zodResolver(termsSchema(viewerRole)),
    defaultValues: initialValuesOf(transaction, own, draft),
  });
  useFormDraft(form, draft);
  const { register, control, handleSubmit, setError, formState } = form;
  const values = useWatch({ control }) as TermsValues;
  const isNow = (id: string) => theirsNow?.some((thing) => thing.id === id) ?? false;
  const their = useTheirThings(
    counterpart.id,
    values.theirs.filter((id) => !isNow(id)),
  );
  const theirs = choosable(their.things, theirsNow, publication.id);
  const theirIds = [...values.theirs.filter(isNow), ...their.chosen];
  const name = shortName(counterpart);
  const chosenOf = (things: readonly Thing[], ids: readonly string[], isAsked: boolean) => [
    ...(isAsked ? [publication] : []),
    ...things.filter((thing) => ids.includes(thing.id)),
  ];
  const given = chosenOf(own, values.own, isOwner);
  const received = chosenOf(theirs, theirIds, !isOwner);
  const words = values.writtenOffer.trim();
  const ownSide = { things: given, words: isOwner ? "" : words, money: moneyOf(values, "VIEWER") };
  const otherSide = { things: received, words: isOwner ? words : "", money: moneyOf(values, "OTHER") };
  const isEmpty = (isOwner ? theirIds : values.own).length === 0 && words === "";
  const left = maxWrittenOffer - countCharacters(values.writtenOffer);

  const submit = handleSubmit(async (sent) => {
    try {
      const result = await (isAgreed ? amendment.request : counterOffer.make)({
        transactionId: id,
        offerVersion: offerVersion ?? 0,
        offeredPublicationIds: isOwner ? theirIds : sent.own,
        addedPublicationIds: isOwner ? sent.own : theirIds,
        writtenOffer: sent.writtenOffer || null,
        complement: complementOf(sent, viewerRole),
      });
      const errors = atTermsFields(result?.errors ?? [], viewerRole);
      const others = assignFieldErrors(errors, termsFields, setError);
      const hasChanged = errors.some(({ field }) => field === "offerVersion");
      for (const message of hasChanged ? [text.stale] : others) toast.refused(message);
      if (hasChanged || others.length > 0) onRefused();
      if (!result?.transaction || errors.length > 0) return;
      deleteDraft(draft.name);
      toast.success(phrases.sent, { about: `transaction-${id}` });
      onSent(transaction.chatId);
    } catch (error) {
      toast.error(failureMessage(error));
    }
  });

  const wordsField = (
    <chakra.div mt="4">
      <Field
        label={isOwner ? text.words.other : text.words.own}
        hint={left < 50 ? text.left(Math.max(0, left)) : text.wordsHint}
        error={formState.errors.writtenOffer?.message}
      >
        {(props) => <Textarea {...props} {...register("writtenOffer")} rows={2} />}
      </Field>
      <chakra.div mt="2" _empty={{ display: "none" }}>
        {!isAgreed && <ChatWarningNote text={values.writtenOffer} />}
      </chakra.div>
    </chakra.div>
  );
  const askedCard = <AskedThing thing={publication} note={text.asked} />;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="7">
      <SwapCurve borderRadius={{ base: 0, md: "plumaModal" }} border={{ md: "1px solid {colors.border.subtle}" }}>
        <chakra.div p={{ base: "16px", md: "24px" }} display="grid" gap="4" justifyItems="center">
          <chakra.div width="100%" maxWidth="480px">
            <TransactionPair size="composer" give={drawSide(ownSide)} receive={drawSide(otherSide)} />
          </chakra.div>
          <Balance own={ownSide} other={otherSide} canAsk />
          <LikeValues things={[...given, ...received]} />
        </chakra.div>
      </SwapCurve>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        gap={{ base: "7", lg: "10" }}
        alignItems="start"
        px={{ base: "4", md: "0" }}
      >
        <SidePicker
          label={text.give}
          kind="give"
          things={own}
          field={register("own")}
          chosen={values.own.length}
          error={formState.errors.own?.message}
          below={!isOwner && wordsField}
        >
          {isOwner && askedCard}
        </SidePicker>
        <TheirPicker
          their={their}
          name={name}
          things={theirs}
          field={register("theirs")}
          chosen={theirIds.length}
          error={formState.errors.theirs?.message}
          below={isOwner && wordsField}
        >
          {!isOwner && askedCard}
        </TheirPicker>
      </chakra.div>
      <chakra.div px={{ base: "4", md: "0" }}>
        <ComplementFields form={form} name={name} />
      </chakra.div>
      <chakra.div
        position={{ base: "sticky", lg: "static" }}
        bottom="0"
        zIndex="sticky"
        p={{ base: "12px 16px max(12px, env(safe-area-inset-bottom))", lg: "0" }}
        bg={{ base: "bg.surface", lg: "transparent" }}
        borderTop={{ base: "1px solid {colors.border.subtle}", lg: "none" }}
        display="grid"
        gap="2"
      >
        <chakra.p id="counter-offer-hint" textStyle="small" color="fg.muted">
          {isEmpty ? (isOwner ? text.empty(name) : text.emptyOwn) : (isAgreed ? text.amendmentLead : text.lead)(name)}
        </chakra.p>
        <Button
          type="submit"
          variant="swap"
          size="l"
          wide
          loading={loading}
          disabled={isEmpty}
          aria-describedby="counter-offer-hint"
        >
          {phrases.send}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** What the viewer gives and gets now, beside the publication that is asked for. */
const sidesOf = ({ viewerRole, offeredPublications, addedPublications }: Negotiation) =>
  viewerRole === "OWNER"
    ? [addedPublications, offeredPublications]
    : ([offeredPublications, addedPublications] as const);

/** What is given now comes first, whatever else is still to be loaded; the one asked for is no choice. */
function choosable<Item extends Thing>(
  things: readonly Item[],
  now: readonly Thing[] = [],
  askedId: string,
  isAgreed = false,
) {
  const given = new Set(now.map(({ id }) => id));
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return [
    ...now.map((thing) => (isAgreed ? thing : (found.get(thing.id) ?? thing))),
    ...things.filter(({ id }) => id !== askedId && !given.has(id)),
  ];
}

function valuesOf(transaction: Negotiation): TermsValues {
  const { viewerRole, writtenOffer, complement } = transaction;
  const [own = [], theirs = []] = sidesOf(transaction);
  const payer = complement === null ? "NONE" : complement.payer === viewerRole ? "VIEWER" : "OTHER";
  return {
    own: own.map(({ id }) => id),
    theirs: theirs.map(({ id }) => id),
    writtenOffer: writtenOffer ?? "",
    payer,
    amount: complement ? String(complement.money.amount / 100) : "",
  };
}

/** The present terms, or the draft of others, without own publications that cannot be given any more. */
function initialValuesOf(
  transaction: Negotiation,
  own: readonly Thing[],
  draft: { name: string; ownerId: string },
): TermsValues {
  const values = withSavedDraft<TermsValues>(valuesOf(transaction), draft);
  return { ...values, own: values.own.filter((id) => own.some((thing) => thing.id === id)) };
}
