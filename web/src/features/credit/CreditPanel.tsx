import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { flushSync } from "react-dom";
import { LuPrinter } from "react-icons/lu";
import { useSearchParams } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { EarnedBar } from "../../components/ui/EarnedBar";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Logo } from "../../components/ui/Logo";
import { Pager } from "../../components/ui/Pager";
import { Skeleton } from "../../components/ui/Skeleton";
import { toast } from "../../components/ui/toast";
import { creditMessages as text } from "../../lib/creditMessages";
import { useNow } from "../../components/ui/useNow";
import { dayLabel } from "../../lib/dates";
import { dollarLabel } from "../../lib/money";
import { fullName } from "../../lib/names";
import { readPageNumber } from "../../lib/pageNumber";
import { CreditState } from "./CreditState";
import { Ledger } from "./Ledger";
import { useCredit } from "./useCredit";
import type { Credit, CreditEntry } from "./useCredit";

/** «Créditos» of the own profile: how it stands, what was earned, and every line of the ledger. */
export default function CreditPanel() {
  const [params] = useSearchParams();
  const { credit, isOtherPage, hasFailed, retry, readAll } = useCredit(readPageNumber(params));
  if (!credit) {
    if (hasFailed || credit === null) return <ErrorState onRetry={retry} />;
    return (
      <div aria-busy="true">
        <Skeleton height="320px" borderRadius="card" />
      </div>
    );
  }
  return (
    <chakra.section aria-label={text.title} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Card p={{ base: "4", md: "6" }} display="grid" gap="5" gridTemplateColumns={{ lg: "minmax(0, 1fr) 280px" }}>
        <CreditState status={credit.status} />
        <Amounts credit={credit} />
      </Card>
      <Card p={{ base: "4", md: "6" }}>
        <chakra.h2 textStyle="h4">{text.earned}</chakra.h2>
        <chakra.div mt="3" display="grid" gap="4" gridTemplateColumns={{ sm: "1fr 1fr" }}>
          <EarnedBar label={text.products} earned={credit.productEarned.amount} cap={credit.productCap.amount} />
          <EarnedBar label={text.services} earned={credit.serviceEarned.amount} cap={credit.serviceCap.amount} />
        </chakra.div>
      </Card>
      {isOtherPage && hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <div aria-busy={isOtherPage}>
          <Movements entries={credit.entries} balance={credit.balance.amount} readAll={readAll} />
        </div>
      )}
    </chakra.section>
  );
}

function Amounts({ credit: { balance, free, locked, spentOnCampaigns } }: { credit: Credit }) {
  return (
    <chakra.dl display="grid" gap="2" alignContent="start" p="4" borderRadius="control" bg="bg.canvas">
      <Amount label={text.balance} cents={balance.amount} isTotal />
      {free && <Amount label={text.free} cents={free.amount} />}
      {locked && <Amount label={text.locked} cents={locked.amount} />}
      {spentOnCampaigns && <Amount label={text.spent} cents={spentOnCampaigns.amount} />}
    </chakra.dl>
  );
}

function Amount({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
      <chakra.dt textStyle="small" color={isTotal ? "fg" : "fg.muted"} fontWeight={isTotal ? 700 : undefined}>
        {label}
      </chakra.dt>
      <chakra.dd {...(isTotal ? { textStyle: "h3" } : { textStyle: "small", fontWeight: 700 })} whiteSpace="nowrap">
        {dollarLabel(cents)}
      </chakra.dd>
    </chakra.div>
  );
}

/** Whose ledger a sheet of paper shows, and of when. */
function PaperHead({ balance }: { balance: number }) {
  const { viewer } = useSession();
  const today = dayLabel(useNow().toISOString());
  return (
    <chakra.div
      display="none"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      mb="4"
      _print={{ display: "flex" }}
    >
      <Logo height={28} />
      {viewer && <p>{text.paperHead(fullName(viewer.user), today, dollarLabel(balance))}</p>}
    </chakra.div>
  );
}

interface MovementsProps {
  entries: Credit["entries"];
  /** In US cents. */
  balance: number;
  readAll: () => Promise<CreditEntry[]>;
}

/** The ledger page by page; it is printed whole. */
function Movements({ entries, balance, readAll }: MovementsProps) {
  const [printed, setPrinted] = useState<CreditEntry[] | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const print = async () => {
    setIsPreparing(true);
    try {
      const all = await readAll();
      // What is printed is what the page shows until then; not every browser waits within print().
      addEventListener("afterprint", () => setPrinted(null), { once: true });
      flushSync(() => setPrinted(all));
      window.print();
    } catch {
      toast.error(text.printFailed);
    }
    setIsPreparing(false);
  };
  if (!entries) return <p>{text.noLedger}</p>;
  if (entries.page.total === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <Card p={{ base: "4", md: "6" }} data-printed>
      <PaperHead balance={balance} />
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="2">
        <chakra.h2 textStyle="h4">{text.ledger}</chakra.h2>
        <Button
          size="s"
          variant="text"
          mr="-3.5"
          loading={isPreparing}
          onClick={() => void print()}
          _print={{ display: "none" }}
        >
          <LuPrinter size={18} aria-hidden="true" />
          {text.print}
        </Button>
      </chakra.div>
      <Ledger entries={printed ?? entries.items} label={text.ledger} />
      <chakra.div mt="5" _print={{ display: "none" }}>
        <Pager
          page={entries.page.page}
          pages={entries.page.pages}
          to={(target) => `?tab=credits${target > 1 ? `&page=${target}` : ""}`}
        />
      </chakra.div>
    </Card>
  );
}
