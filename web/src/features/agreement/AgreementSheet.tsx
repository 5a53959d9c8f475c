import { chakra } from "@chakra-ui/react/styled-system";
import { PrintSheet } from "../../components/ui/PrintSheet";
import { agreementMessages as text } from "../../lib/agreementMessages";
import { momentLabel } from "../../lib/dates";
import { AgreedSide } from "./AgreedSide";
import type { Agreement } from "./agreementScreen";
import { useHashCheck } from "./useHashCheck";

interface AgreementSheetProps {
  transactionId: string;
  agreement: Agreement;
  /** How many versions there are. */
  count: number;
}

/** What both parties agreed on, as it is printed. */
export function AgreementSheet({ transactionId, agreement, count }: AgreementSheetProps) {
  const { version, agreedAt, hash, canonicalForm, ownerSide, interestedSide } = agreement;
  const isGenuine = useHashCheck(canonicalForm, hash);
  return (
    <PrintSheet id="agreement" title={text.titleOf(transactionId)}>
      <chakra.dl mt="4" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="6" rowGap="1.5">
        <chakra.dt color="fg.muted">{text.agreed}</chakra.dt>
        <chakra.dd m="0" fontWeight={700}>
          {momentLabel(agreedAt)} ({text.zone})
        </chakra.dd>
        {count > 1 && (
          <>
            <chakra.dt color="fg.muted">{text.version}</chakra.dt>
            <chakra.dd m="0" fontWeight={700}>
              {text.versionOf(version, count)}
            </chakra.dd>
          </>
        )}
      </chakra.dl>
      {version < count && (
        <chakra.p mt="4" p="3" borderRadius="plumaSm" bg="bg.info" color="fg.info">
          {text.replaced}
        </chakra.p>
      )}
      <chakra.div
        mt="6"
        pt="6"
        borderTop="1px solid {colors.border.subtle}"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="8"
        css={{ "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }}
      >
        <AgreedSide side={ownerSide} id="owner-side" />
        <AgreedSide side={interestedSide} id="interested-side" />
      </chakra.div>
      <chakra.p mt="8">{canonicalForm === null ? text.masked : text.meaning}</chakra.p>
      <chakra.div mt="4" textStyle="small">
        <chakra.h2 fontWeight={700}>{text.hash}</chakra.h2>
        <chakra.p fontFamily="monospace" overflowWrap="anywhere">
          {hash}
        </chakra.p>
        {/* Room for a line, so that nothing moves when it has been checked. */}
        <chakra.p role="status" minHeight="1.5em" color="fg.muted">
          {isGenuine === null ? "" : isGenuine ? text.genuine : text.different}
        </chakra.p>
      </chakra.div>
    </PrintSheet>
  );
}
