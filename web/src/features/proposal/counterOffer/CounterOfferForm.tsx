import { zodResolver } from "@hookform/resolvers/zod";
import { chakra } from "@chakra-ui/react/styled-system";
import { useForm, useWatch } from "react-hook-form";
import { maxWrittenOffer } from "../../../../../rules/proposal";
import { countCharacters } from "../../../../../rules/text";
import { useViewer } from "../../../apollo/session";
import { assignFieldErrors, failureMessage } from "../../../apollo/errors";
import { SwapCurve } from "../../../components/brand/SwapCurve";
import { TransactionPair } from "../../../components/transaction/TransactionPair";
import { toSide } from "../../../components/transaction/toSide";
import { useFormDraft, withSavedDraft } from "../../../components/form/useFormDraft";
import { Button } from "../../../components/ui/Button";
import { ErrorState } from "../../../components/ui/ErrorState";
import { Field } from "../../../components/ui/Field";
import { Textarea } from "../../../components/ui/Input";
import { toast } from "../../../components/ui/toast";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import { deleteDraft } from "../../../lib/drafts";
import { shortName } from "../../../lib/names";
import { Balance } from "../Balance";
import { AskedThing } from "./AskedThing";
import { ComplementFields } from "./ComplementFields";
import { counterOfferSchema } from "./counterOfferSchema";
import type { CounterOfferValues } from "./counterOfferSchema";
import type { Negotiation, Thing } from "./counterOfferScreen";
import { counterOfferWords } from "./counterOfferWords";
import { LikeValues } from "./LikeValues";
import { SidePicker } from "./SidePicker";
import { useMakeCounterOffer } from "./useMakeCounterOffer";
import { useRequestAmendment } from "./useRequestAmendment";
import { useTheirThings } from "./useTheirThings";

interface CounterOfferFormProps {
  transaction: Negotiation;
  /** The publications that the viewer can give. */
  ownThings: readonly (Thing & { isReserved: boolean })[];
  onSent: (chatId: string | null) => void;
}

/** The next version of a proposal: both sides facing each other, with money and their values. */
export default function CounterOfferForm({ transaction, ownThings, onSent }: CounterOfferFormProps) {
  const { id, viewerRole, offerVersion, publication, counterpart } = transaction;
  const isOwner = viewerRole === "OWNER";
  const phrases = counterOfferWords(transaction);
  const [ownNow, theirsNow] = sidesOf(transaction);
  const isAgreed = transaction.status === "ACCEPTED";
  const counterOffer = useMakeCounterOffer();
  const amendment = useRequestAmendment();
  const loading = counterOffer.loading || amendment.loading;
  const their = useTheirThings(counterpart.id);
  // Things reserved by this agreement itself can still be chosen.
  const own = choosable(ownThings, ownNow, publication.id, isAgreed);
  const theirs = choosable(their.things, theirsNow, publication.id);
  // A new version resets the form: the draft answered an outdated one.
  const draft = { name: `counter-offer-${id}-${offerVersion ?? 0}`, ownerId: useViewer().id };
  const form = useForm<CounterOfferValues>({
    resolver: zodResolver(counterOfferSchema(viewerRole)),
    defaultValues: initialValuesOf(transaction, own, draft),
  });
  useFormDraft(form, draft);
  const { register, control, handleSubmit, setError, formState } = form;
  const values = useWatch({ control }) as CounterOfferValues;
  const name = shortName(counterpart);
  const chosenOf = (things: readonly Thing[], ids: readonly string[], isAsked: boolean) => [
    ...(isAsked ? [publication] : []),
    ...things.filter((thing) => ids.includes(thing.id)),
  ];
  const given = chosenOf(own, values.own, isOwner);
  const received = chosenOf(theirs, values.theirs, !isOwner);
  const money = values.payer === "NONE" ? 0 : Number(values.amount || 0) * 100;
  const moneyOf = (payer: "VIEWER" | "OTHER") => (values.payer === payer ? money : 0);
  const words = values.writtenOffer.trim();
  const [ownWords, theirWords] = isOwner ? ["", words] : [words, ""];
  const isEmpty = (isOwner ? values.theirs : values.own).length === 0 && words === "";
  const left = maxWrittenOffer - countCharacters(values.writtenOffer);

  const submit = handleSubmit(async (sent) => {
    const payer = (sent.payer === "VIEWER") === isOwner ? "OWNER" : "INTERESTED";
    try {
      const result = await (isAgreed ? amendment.request : counterOffer.make)({
        transactionId: id,
        offerVersion: offerVersion ?? 0,
        offeredPublicationIds: isOwner ? sent.theirs : sent.own,
        addedPublicationIds: isOwner ? sent.own : sent.theirs,
        writtenOffer: sent.writtenOffer || null,
        complement: sent.payer === "NONE" ? null : { amountUsd: Number(sent.amount), payer },
      });
      const errors = (result?.errors ?? []).map((error) => ({
        ...error,
        field: fieldNames(isOwner)[error.field ?? ""] ?? error.field,
      }));
      const others = assignFieldErrors(errors, ["own", "theirs", "writtenOffer", "amount"], setError);
      const hasChanged = errors.some(({ field }) => field === "offerVersion");
      for (const message of hasChanged ? [text.stale] : others) toast.warning(message);
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
    </chakra.div>
  );
  const askedCard = <AskedThing thing={publication} note={text.asked} />;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="7">
      <SwapCurve borderRadius={{ base: 0, md: "plumaModal" }} border={{ md: "1px solid {colors.border.subtle}" }}>
        <chakra.div p={{ base: "16px", md: "24px" }} display="grid" gap="4" justifyItems="center">
          <chakra.div width="100%" maxWidth="480px">
            <TransactionPair
              size="composer"
              give={asSide(given, ownWords, moneyOf("VIEWER"))}
              receive={asSide(received, theirWords, moneyOf("OTHER"))}
            />
          </chakra.div>
          <Balance
            own={{ things: given, words: ownWords, money: moneyOf("VIEWER") }}
            other={{ things: received, words: theirWords, money: moneyOf("OTHER") }}
            canAsk
          />
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
        <SidePicker
          label={text.receive(name)}
          kind="receive"
          things={theirs}
          field={register("theirs")}
          chosen={values.theirs.length}
          error={formState.errors.theirs?.message}
          below={
            <>
              {their.error && <ErrorState onRetry={their.retry} />}
              {their.hasMore && (
                <chakra.div mt="3">
                  <Button variant="secondary" size="s" loading={their.isLoading} onClick={their.loadMore}>
                    {text.more}
                  </Button>
                </chakra.div>
              )}
              {isOwner && wordsField}
            </>
          }
        >
          {!isOwner && askedCard}
        </SidePicker>
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

const asSide = (publications: readonly Thing[], sideWords: string, amount: number) =>
  toSide({ publications, text: sideWords || null, money: amount > 0 ? { amount } : null });

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

function valuesOf(transaction: Negotiation): CounterOfferValues {
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
): CounterOfferValues {
  const values = withSavedDraft<CounterOfferValues>(valuesOf(transaction), draft);
  return { ...values, own: values.own.filter((id) => own.some((thing) => thing.id === id)) };
}

const fieldNames = (isOwner: boolean): Record<string, string> => ({
  offeredPublicationIds: isOwner ? "theirs" : "own",
  addedPublicationIds: isOwner ? "own" : "theirs",
  "complement.amountUsd": "amount",
  complement: "amount",
});
