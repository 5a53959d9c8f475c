import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { dayLabel, timeOfDay } from "../../lib/dates";
import { moderationMessages as text } from "../../lib/moderationMessages";
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
        <chakra.li
          key={id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          borderBottom="1px solid {colors.border.subtle}"
        >
          <chakra.div flex="1 1 240px" minWidth="0">
            <chakra.p fontWeight={700}>
              {text.done[action]} · {text.one[kind]} {subjectId}
            </chakra.p>
            {reason && <chakra.p overflowWrap="anywhere">{[reason, remedy].filter(Boolean).join(" ")}</chakra.p>}
            <chakra.p textStyle="caption" color="fg.muted">
              {operator ?? text.system} ·{" "}
              <time dateTime={decidedAt}>{`${dayLabel(decidedAt)}, ${timeOfDay(decidedAt)}`}</time>
            </chakra.p>
          </chakra.div>
          {undoUntil && (
            <Button variant="secondary" size="s" loading={isBusy} onClick={() => onUndo(id)}>
              {text.undo}
            </Button>
          )}
        </chakra.li>
      ))}
    </Card>
  );
}
