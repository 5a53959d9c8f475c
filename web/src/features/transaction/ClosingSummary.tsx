import { chakra } from "@chakra-ui/react/styled-system";
import type { ClosingSummary_TransactionFragment } from "../../__generated__/graphql";
import { TransactionPair } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";

type Transaction = Pick<ClosingSummary_TransactionFragment, "viewerGives" | "viewerReceives">;

/** Both sides, above the question of a sheet. */
export function ClosingSummary({
  transaction: { viewerGives, viewerReceives },
  isSettling = false,
}: {
  transaction: Transaction;
  isSettling?: boolean;
}) {
  return (
    <chakra.div width="100%" maxWidth={{ base: "230px", md: "290px" }} mx="auto" pt="8">
      <TransactionPair size="panel" settling={isSettling} give={toSide(viewerGives)} receive={toSide(viewerReceives)} />
    </chakra.div>
  );
}
