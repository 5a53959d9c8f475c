import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/ui/EmptyState";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { entryKey } from "./queries";
import type { QueueEntry } from "./queries";

interface QueueListProps {
  items: readonly QueueEntry[];
  /** Key of the entry that is open. */
  current: string | null;
  linkTo: (entry: QueueEntry) => string;
}

/** What waits, the oldest first. */
export function QueueList({ items, current, linkTo }: QueueListProps) {
  if (items.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <chakra.ol m="0" p="0" listStyleType="none" aria-label={text.queue}>
      {items.map((entry) => (
        <li key={entryKey(entry)}>
          <Entry to={linkTo(entry)} aria-current={entryKey(entry) === current || undefined}>
            <chakra.span display="flex" justifyContent="space-between" gap="3" textStyle="caption" color="fg.muted">
              <span>{text.one[entry.kind]}</span>
              <chakra.span flexShrink={0}>
                <TimeAgo at={entry.waitingSince} />
              </chakra.span>
            </chakra.span>
            <chakra.span display="block" fontWeight={700} overflowWrap="anywhere" lineClamp={2}>
              {entry.title}
            </chakra.span>
            {entry.personName !== "" && entry.personName !== entry.title && (
              <chakra.span display="block" textStyle="small" color="fg.muted" truncate>
                {entry.personName}
              </chakra.span>
            )}
          </Entry>
        </li>
      ))}
    </chakra.ol>
  );
}

const Entry = chakra(Link, {
  base: {
    display: "block",
    px: "4",
    py: "3",
    color: "fg",
    textDecoration: "none",
    borderBottom: "1px solid {colors.border.subtle}",
    borderLeft: "4px solid transparent",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
    "&[aria-current=true]": { bg: "bg.hover", borderLeftColor: "border.selected" },
  },
});
