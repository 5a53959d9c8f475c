import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ModerationAction, ModerationKind } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { PersonLine } from "../../components/ui/PersonLine";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { paths } from "../../lib/paths";
import { ClaimPictures } from "./ClaimPictures";
import { decisionVariant, DecisionForm, isExplained } from "./DecisionForm";
import { IdentityDocuments } from "./IdentityDocuments";
import { ItemContent } from "./ItemContent";
import { ITEM } from "./queries";
import type { Item } from "./queries";
import type { Decision } from "./useDecide";

interface ItemPanelProps {
  kind: ModerationKind;
  subjectId: string;
  isBusy: boolean;
  /** Returns whether it was stored. */
  onDecide: (decision: Decision, title: string) => Promise<boolean>;
}

/** One item with everything that is read before deciding, and the decisions. */
export function ItemPanel({ kind, subjectId, isBusy, onDecide }: ItemPanelProps) {
  const { data, error, refetch } = useQuery(ITEM, {
    variables: { kind, id: subjectId },
    fetchPolicy: "cache-and-network",
  });
  const item = data?.moderationItem;
  if (!data) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <PageLoading />;
  if (!item) return <EmptyState title={text.gone} hint={text.goneHint} />;
  return <OpenItem item={item} isBusy={isBusy} onDecide={onDecide} />;
}

function labelOfPerson(kind: ModerationKind): string {
  switch (kind) {
    case "CLAIM":
      return text.claimant;
    case "CONTACT":
      return text.sender;
    case "PUBLICATION":
    case "EDIT":
    case "REPORT":
      return text.publisher;
    default:
      return text.account;
  }
}

type People = "person" | "counterpart";

function OpenItem({ item, isBusy, onDecide }: { item: Item } & Pick<ItemPanelProps, "isBusy" | "onDecide">) {
  /** What is being explained, about the item or about one of its people. */
  const [draft, setDraft] = useState<{ action: ModerationAction; about?: People } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, subjectId, revision, title, actions, appeal, waitingSince } = item;
  // The number of a claim's pictures is unknown until they load: they would push the decisions down.
  const [isDecidable, setDecidable] = useState(kind !== "CLAIM");
  const showDecisions = useCallback(() => setDecidable(true), []);
  // On the next item, reached by key or by deciding, the focus starts at its title.
  useEffect(() => heading.current?.focus(), []);
  const send = async (decision: Decision, about: string) => {
    if (await onDecide(decision, about)) setDraft(null);
  };
  const decide = (action: ModerationAction, explanation: { reason?: string; remedy?: string } = {}) =>
    void send({ kind, subjectId, revision, action, ...explanation }, title);
  const suspend = (about: People, reason: string) => {
    const person = item[about];
    if (person)
      void send(
        { kind: "PERSON", subjectId: person.id, revision: "0", action: "SUSPEND", reason },
        `${person.firstName} ${person.lastName}`,
      );
  };
  const people = (["person", "counterpart"] as const).filter((about) => item[about]);
  const canSuspend = !["PERSON", "SUSPENSION", "APPEAL", "ERASURE"].includes(kind);
  return (
    <Card
      as="article"
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      // What has the focus is never below the decisions.
      css={{ lgDown: { "& a, & button": { scrollMarginBottom: "calc(160px + var(--undo-room, 0px))" } } }}
    >
      <div>
        <chakra.p textStyle="caption" color="fg.muted">
          {text.one[kind]} · <TimeAgo at={waitingSince} />
        </chakra.p>
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" overflowWrap="anywhere" outline="none">
          {title}
        </chakra.h2>
      </div>
      {people.map((about) => {
        const person = item[about];
        if (!person) return null;
        return (
          <chakra.div key={about} display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.span textStyle="caption" color="fg.muted">
              {about === "counterpart" ? text.counterpart : labelOfPerson(kind)}
            </chakra.span>
            <PersonLine person={person} size={40} to={paths.person(person.id)} />
            {canSuspend && !draft && (
              <Button variant="danger" size="s" ml="auto" onClick={() => setDraft({ action: "SUSPEND", about })}>
                {text.suspend(person.firstName)}
              </Button>
            )}
          </chakra.div>
        );
      })}
      {appeal && (
        <chakra.p
          p="3"
          borderRadius="md"
          bg="bg.receive"
          border="1px solid {colors.border.receive}"
          overflowWrap="anywhere"
        >
          <b>{text.appeal}</b> {appeal}
        </chakra.p>
      )}
      <ItemContent item={item} />
      {kind === "VERIFICATION" && <IdentityDocuments userId={subjectId} />}
      {kind === "CLAIM" && <ClaimPictures key={revision} transactionId={subjectId} onSettled={showDecisions} />}
      {actions.length === 0 && !draft?.about ? (
        <chakra.p role="status">
          <b>{text.decided}.</b> {text.decidedHint}
        </chakra.p>
      ) : draft ? (
        <DecisionForm
          key={`${draft.action} ${draft.about ?? ""}`}
          action={draft.action}
          label={draft.about ? text.suspend(item[draft.about]?.firstName ?? "") : text.action[draft.action]}
          isOfBoth={kind === "CLAIM" && !draft.about}
          isBusy={isBusy}
          onCancel={() => setDraft(null)}
          onSend={(explanation) =>
            draft.about ? suspend(draft.about, explanation.reason) : decide(draft.action, explanation)
          }
        />
      ) : isDecidable ? (
        <Decisions>
          {actions.map((action) => (
            <Button
              key={action}
              variant={decisionVariant(action)}
              loading={isBusy}
              onClick={() => (isExplained(action) ? setDraft({ action }) : decide(action))}
            >
              {text.action[action]}
            </Button>
          ))}
        </Decisions>
      ) : null}
    </Card>
  );
}

/**
 * On narrow screens within reach, however long the item is: above the bottom bar, and above the last decision's
 * undoing.
 */
const Decisions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    lgDown: {
      position: "sticky",
      bottom: { base: "calc(76px + var(--undo-room, 0px))", sm: "var(--undo-room, 0px)" },
      zIndex: "sticky",
      mx: { base: "-4", md: "-6" },
      mb: { base: "-4", md: "-6" },
      px: { base: "4", md: "6" },
      py: "3",
      bg: "bg.surface",
      borderTop: "1px solid {colors.border.subtle}",
      borderBottomRadius: "card",
      // Nothing of the item shows beside the last decision's undoing.
      _after: {
        content: '""',
        position: "absolute",
        top: "100%",
        insetX: "0",
        height: "var(--undo-room, 0px)",
        bg: "bg.canvas",
      },
    },
  },
});
