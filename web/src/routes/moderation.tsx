import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { LuArrowLeft } from "react-icons/lu";
import { useNavigate, useSearchParams } from "react-router-dom";
import { moderationKinds } from "../../../rules/moderation";
import type { ModerationKind } from "../__generated__/enums";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageLoading } from "../components/ui/PageLoading";
import { PageTitle } from "../components/ui/PageTitle";
import { ItemPanel } from "../features/moderation/ItemPanel";
import { KindFilter } from "../features/moderation/KindFilter";
import { OperatorsOnly } from "../features/moderation/OperatorsOnly";
import { QueueList } from "../features/moderation/QueueList";
import { AuditTrail } from "../features/moderation/AuditTrail";
import { UNDO_ROOM, UndoBar } from "../features/moderation/UndoBar";
import { QUEUE, QUEUE_POLL_MS, entryKey } from "../features/moderation/queries";
import type { QueueEntry } from "../features/moderation/queries";
import { useDecide } from "../features/moderation/useDecide";
import type { Decision, OpenDecision } from "../features/moderation/useDecide";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { moderationMessages as text } from "../lib/moderationMessages";
import { paths } from "../lib/paths";

const DeadLetterDesk = lazy(loadWhenOnline(() => import("../features/moderation/DeadLetterDesk")));
const BannerDesk = lazy(loadWhenOnline(() => import("../features/moderation/BannerDesk")));

const kinds = moderationKinds.map((kind) => kind.toUpperCase() as ModerationKind);
const kindOf = (value: string | null | undefined) => kinds.find((kind) => kind === value) ?? null;

/** /moderacion: what waits for an operator; everybody else is led to the wall. */
export default function ModerationRoute() {
  return (
    <OperatorsOnly>
      <Moderation />
    </OperatorsOnly>
  );
}

function Moderation() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAuditTrail = params.get("kind") === "TRAIL";
  const isBanners = params.get("kind") === "BANNER";
  const isFailed = params.get("kind") === "DEAD_LETTER";
  const kind = kindOf(params.get("kind"));
  const current = params.get("item");
  const [itemKind, subjectId = ""] = current?.split("-") ?? [];
  const openKind = kindOf(itemKind);
  const { data, error, refetch } = useQuery(QUEUE, {
    variables: { kind },
    fetchPolicy: "cache-and-network",
    pollInterval: QUEUE_POLL_MS,
  });
  const queue = data?.moderationQueue;
  const items = queue?.items ?? [];
  const { decide, undo, apply, isBusy } = useDecide();
  const [last, setLast] = useState<OpenDecision | null>(null);
  const forget = useCallback(() => setLast(null), []);
  const linkTo = (entry: QueueEntry) => paths.moderation(kind ?? undefined, entryKey(entry));
  const index = items.findIndex((entry) => entryKey(entry) === current);

  useItemKeys((step) => {
    // Beside a form or the decisions no item is chosen.
    if (isAuditTrail || isBanners || isFailed) return;
    const next = items[index === -1 ? 0 : index + step];
    if (next) void navigate(linkTo(next));
  });

  const onDecide = async (decision: Decision, title: string) => {
    const next = items[index + 1] ?? items[index - 1];
    const stored = await decide(decision, title);
    if (!stored) return false;
    setLast(stored);
    // A person may be suspended without deciding about the item.
    if (entryKey(decision) === current)
      void navigate(next ? linkTo(next) : paths.moderation(kind ?? undefined), { replace: true });
    return true;
  };

  return (
    <Container py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <chakra.h1 textStyle="h1" mb="4">
        {text.title}
      </chakra.h1>
      {!queue ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <PageLoading />
        )
      ) : (
        <>
          <KindFilter
            counts={queue.counts}
            current={isAuditTrail ? "TRAIL" : isBanners ? "BANNER" : isFailed ? "DEAD_LETTER" : kind}
          />
          {isBanners ? (
            <Suspense fallback={<PageLoading />}>
              <BannerDesk />
            </Suspense>
          ) : isFailed ? (
            <Suspense fallback={<PageLoading />}>
              <DeadLetterDesk />
            </Suspense>
          ) : isAuditTrail ? (
            <AuditTrail isBusy={isBusy} onUndo={(id) => void undo(id)} />
          ) : (
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "360px minmax(0, 1fr)" }}
              gap="5"
              alignItems="start"
              css={last ? { "--undo-room": UNDO_ROOM } : undefined}
            >
              <Card display={{ base: openKind ? "none" : "block", lg: "block" }} overflow="hidden">
                <QueueList items={items} current={current} linkTo={linkTo} />
              </Card>
              <chakra.div display={{ base: openKind ? "block" : "none", lg: "block" }} minWidth="0">
                {openKind ? (
                  <>
                    <Link
                      to={paths.moderation(kind ?? undefined)}
                      display={{ base: "inline-flex", lg: "none" }}
                      alignItems="center"
                      gap="2"
                      minHeight="44px"
                    >
                      <LuArrowLeft size={18} aria-hidden="true" />
                      {text.back}
                    </Link>
                    <ItemPanel
                      key={current}
                      kind={openKind}
                      subjectId={subjectId}
                      isBusy={isBusy}
                      onDecide={onDecide}
                    />
                  </>
                ) : (
                  <EmptyState title={text.choose} hint={text.chooseHint} />
                )}
              </chakra.div>
            </chakra.div>
          )}
          {last && (
            <UndoBar
              key={last.id}
              decision={last}
              isBusy={isBusy}
              onUndo={() => void undo(last.id).then(forget)}
              onApply={() => void apply(last.id).then(forget)}
              onOver={forget}
            />
          )}
        </>
      )}
    </Container>
  );
}

/** Alt + arrow down and up: with the other key, since assistive technology uses the arrows alone. */
function useItemKeys(go: (step: 1 | -1) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      // In a field these keys move the cursor.
      if (event.target instanceof Element && event.target.matches("textarea, input, select")) return;
      event.preventDefault();
      go(event.key === "ArrowDown" ? 1 : -1);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
