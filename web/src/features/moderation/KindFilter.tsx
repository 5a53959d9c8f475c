import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { isAwaited } from "../../../../rules/moderation";
import type { ModerationKind as WireKind } from "../../../../rules/moderation";
import type { ModerationKind } from "../../__generated__/enums";
import { ChipLink } from "../../components/ui/ChipLink";
import { scrollToMiddle } from "../../components/ui/scrollToMiddle";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { paths } from "../../lib/paths";
import { QUEUE_POLL_MS } from "./queries";
import type { QueueCount } from "./queries";
import { useDeadLetters } from "./useDeadLetters";

const mark = (isCurrent: boolean) => (isCurrent ? ({ "aria-current": "page" } as const) : {});

/** The kinds of what waits, with how much of each and since when; and the audit trail. */
export function KindFilter({
  counts,
  current,
}: {
  counts: readonly QueueCount[];
  current: ModerationKind | "TRAIL" | null;
}) {
  const list = useRef<HTMLUListElement>(null);
  const failed = useDeadLetters({ pollInterval: QUEUE_POLL_MS }).data?.deadLetters;
  const isWhole = failed !== undefined;
  // On phones the list scrolls sideways, and grows by the last count.
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-current=page]");
    if (list.current && chosen) scrollToMiddle(list.current, chosen);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current, isWhole]);
  const total = counts
    .filter(({ kind }) => isAwaited(kind.toLowerCase() as WireKind))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <chakra.nav aria-label={text.kinds} mb={{ base: "4", md: "5" }}>
      <chakra.ul
        ref={list}
        display="flex"
        flexWrap={{ base: "nowrap", md: "wrap" }}
        overflowX={{ base: "auto", md: "visible" }}
        gap="2"
        mx={{ base: "-4", md: "0" }}
        my="0"
        px={{ base: "4", md: "0" }}
        py="1"
        listStyleType="none"
        css={{ "& > *": { flexShrink: 0 } }}
      >
        <li>
          <ChipLink to={paths.moderation()} {...mark(current === null)}>
            {text.all} <span>{total}</span>
          </ChipLink>
        </li>
        {counts.map(({ kind, count, oldestAt }) => (
          <li key={kind}>
            <ChipLink to={paths.moderation(kind)} {...mark(current === kind)}>
              {text.kind[kind]} <span>{count}</span>
              {oldestAt && (
                <chakra.span textStyle="caption" fontWeight={400} color="inherit">
                  <TimeAgo at={oldestAt} />
                </chakra.span>
              )}
            </ChipLink>
          </li>
        ))}
        <li>
          <ChipLink to={paths.moderation("BANNER")} {...mark(current === "BANNER")}>
            {text.kind.BANNER}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={paths.venues()}>{text.kind.VENUE}</ChipLink>
        </li>
        <li>
          <ChipLink to={paths.moderation("DEAD_LETTER")} {...mark(current === "DEAD_LETTER")}>
            {text.kind.DEAD_LETTER} {failed && <span>{failed.length}</span>}
          </ChipLink>
        </li>
        <li>
          <ChipLink to={paths.moderation("TRAIL")} {...mark(current === "TRAIL")}>
            {text.trail}
          </ChipLink>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}
