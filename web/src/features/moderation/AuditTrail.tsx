import { useQuery } from "@apollo/client/react";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { DeskRow } from "./DeskRow";
import { AUDIT_TRAIL } from "./queries";

/** The audit trail, newest first; own decisions can be undone for a minute. */
export function AuditTrail({ isBusy, onUndo }: { isBusy: boolean; onUndo: (id: string) => void }) {
  const { data, error, refetch } = useQuery(AUDIT_TRAIL, { fetchPolicy: "cache-and-network" });
  const rows = data?.moderationDecisions;
  if (!rows) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <PageLoading />;
  if (rows.length === 0) return <EmptyState title={text.trailNone} />;
  return (
    <Card as="ol" m="0" p="0" listStyleType="none" overflow="hidden">
      {rows.map(({ id, kind, subjectId, action, reason, remedy, operator, decidedAt, undoUntil }) => (
        <DeskRow
          key={id}
          title={`${text.done[action]} · ${text.one[kind]} ${subjectId}`}
          detail={[reason, remedy].filter(Boolean).join(" ") || null}
          note={operator ?? text.system}
          time={decidedAt}
        >
          {undoUntil && (
            <Button variant="secondary" size="s" loading={isBusy} onClick={() => onUndo(id)}>
              {text.undo}
            </Button>
          )}
        </DeskRow>
      ))}
    </Card>
  );
}
