import { chakra } from "@chakra-ui/react/styled-system";
import { isDiscardable } from "../../../../rules/deadLetter";
import type { DeadLetterKind as WireKind } from "../../../../rules/deadLetter";
import { lazy, Suspense, useState } from "react";
import type { DeadLetterAction, DeadLetterKind } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { moderationMessages } from "../../lib/moderationMessages";
import { DeskRow } from "./DeskRow";
import { useDeadLetters, useSettleDeadLetter } from "./useDeadLetters";

const DiscardDialog = lazy(loadOrFailOffline(() => import("./DiscardDialog")));

const text = moderationMessages.failed;
const actionsOf = (kind: DeadLetterKind): readonly DeadLetterAction[] =>
  isDiscardable(kind.toLowerCase() as WireKind) ? ["REPEAT", "DISCARD"] : ["REPEAT"];

/**
 * Jobs and mails that were put aside: what, why, how often and since when; each is repeated, or discarded if it may be.
 */
export default function DeadLetterDesk() {
  const { data, error, refetch } = useDeadLetters();
  const { settle, isBusy } = useSettleDeadLetter();
  const [discarded, setDiscarded] = useState<{ id: string; name: string } | null>(null);
  const letters = data?.deadLetters;
  // The pressed button goes with its line.
  const lead = useFocusOnChange<HTMLParagraphElement>(letters?.length);
  if (!letters) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <PageLoading />;
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p ref={lead} tabIndex={-1} outline="none" color="fg.muted">
        {text.lead}
      </chakra.p>
      {letters.length === 0 ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <Card as="ul" m="0" p="0" listStyleType="none" overflow="hidden">
          {letters.map(({ id, kind, subjectId, attempts, failure, failedAt }) => {
            const name = text.what(text.kind[kind], subjectId);
            return (
              <DeskRow key={id} title={name} detail={text.why(failure)} note={text.howOften(attempts)} time={failedAt}>
                <chakra.div display="flex" gap="2">
                  {actionsOf(kind).map((action) => (
                    <Button
                      key={action}
                      variant={action === "REPEAT" ? "secondary" : "danger"}
                      size="s"
                      aria-label={text.actionOf(moderationMessages.action[action], name)}
                      {...(isBusy
                        ? { "aria-disabled": true }
                        : {
                            onClick: () =>
                              action === "DISCARD" ? setDiscarded({ id, name }) : void settle(id, action),
                          })}
                    >
                      {moderationMessages.action[action]}
                    </Button>
                  ))}
                </chakra.div>
              </DeskRow>
            );
          })}
        </Card>
      )}
      {discarded && (
        <Suspense>
          <DiscardDialog
            name={discarded.name}
            onClose={() => setDiscarded(null)}
            onDiscard={() => {
              // Before its line goes: the focus could not return to it.
              setDiscarded(null);
              void settle(discarded.id, "DISCARD");
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
