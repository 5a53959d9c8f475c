import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../../components/ui/Link";
import { creditMessages } from "../../lib/creditMessages";
import { dayLabel } from "../../lib/dates";
import { dollarLabel } from "../../lib/money";
import { PLACEHOLDER_SLUG, paths } from "../../lib/paths";
import { receiptMessages } from "../../lib/receiptMessages";
import type { CreditEntry } from "./useCredit";

const { columns, entry: kinds, plan, reason: reasonText } = creditMessages;
const { receipt, receiptOf } = receiptMessages.list;

/** The lines of the ledger: what, when, how much, and what was there afterwards. */
export function Ledger({ entries, label }: { entries: readonly CreditEntry[]; label: string }) {
  return (
    <chakra.table width="100%" textStyle="small" css={{ borderCollapse: "collapse" }} aria-label={label}>
      <thead>
        <tr>
          <HeadCell scope="col">{columns.what}</HeadCell>
          <HeadCell scope="col" display={{ base: "none", sm: "table-cell" }}>
            {columns.when}
          </HeadCell>
          <HeadCell scope="col" textAlign="right">
            {columns.amount}
          </HeadCell>
          <HeadCell scope="col" textAlign="right">
            {columns.balance}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </chakra.table>
  );
}

function Row({ entry }: { entry: CreditEntry }) {
  const { kind, amount, balance, publicationId, publicationTitle, planName, proformaId, reason, createdAt } = entry;
  const what = kinds[kind ?? "OTHER"];
  // Its plan is the only one of its kind, which the entry names already.
  const isPlanNamed = planName !== null && kind !== "SECURE_EXCHANGE";
  const title = isPlanNamed ? plan(what, planName) : what;
  const isGain = amount.amount > 0;
  return (
    <tr>
      <Cell>
        <chakra.span display="block" fontWeight={700}>
          {title}
        </chakra.span>
        {publicationId && publicationTitle && (
          <EntryLink to={paths.publication({ slug: PLACEHOLDER_SLUG, id: publicationId })}>
            {publicationTitle}
          </EntryLink>
        )}
        {proformaId && (
          <EntryLink
            to={paths.receipt(proformaId)}
            aria-label={receiptOf(title, dayLabel(createdAt))}
            _print={{ display: "none" }}
          >
            {receipt}
          </EntryLink>
        )}
        {reason && (
          <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
            {reasonText(reason)}
          </chakra.span>
        )}
        <chakra.time dateTime={createdAt} display={{ base: "block", sm: "none" }} color="fg.muted">
          {dayLabel(createdAt)}
        </chakra.time>
      </Cell>
      <Cell display={{ base: "none", sm: "table-cell" }} color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{dayLabel(createdAt)}</time>
      </Cell>
      <Cell textAlign="right" whiteSpace="nowrap" fontWeight={700} color={isGain ? "fg.success" : "fg"}>
        {isGain ? "+" : "−"}
        {dollarLabel(Math.abs(amount.amount))}
      </Cell>
      <Cell textAlign="right" whiteSpace="nowrap">
        {dollarLabel(balance.amount)}
      </Cell>
    </tr>
  );
}

/** One below the other, far enough apart for a finger. */
const EntryLink = chakra(Link, {
  base: { display: "block", width: "fit-content", maxWidth: "100%", py: "0.5", overflowWrap: "anywhere" },
});

const HeadCell = chakra("th", {
  base: {
    p: "8px 6px",
    textAlign: "left",
    textStyle: "caption",
    fontWeight: 600,
    color: "fg.muted",
    borderBottom: "1px solid {colors.border.subtle}",
    _first: { pl: 0 },
    _last: { pr: 0 },
  },
});

const Cell = chakra("td", {
  base: {
    p: "10px 6px",
    verticalAlign: "top",
    borderBottom: "1px solid {colors.border.subtle}",
    _first: { pl: 0 },
    _last: { pr: 0 },
  },
});
