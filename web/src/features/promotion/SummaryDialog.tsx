import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { SummaryDialog_CampaignFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { dayLabel } from "../../lib/dates";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { promotionMessages } from "../../lib/promotionMessages";
import { Impressions } from "./Impressions";
import { PromotedPublicationSummary } from "./PromotedPublicationSummary";
import { SUMMARY_DIALOG } from "./summaryDialogFragment";

const text = promotionMessages.summary;

/** «Resumen de la promoción»: the views with and without the promotion. */
export default function SummaryDialog({
  campaign: ref,
  onClose,
}: {
  campaign: FragmentType<SummaryDialog_CampaignFragment>;
  onClose: () => void;
}) {
  const campaign = useFragmentData(SUMMARY_DIALOG, ref);
  if (!campaign) return null;
  const { publication, organicViews, promotedViews, purchasedViews, totalViews, startedAt } = campaign;
  const remainingViews = Math.max(0, purchasedViews - promotedViews);
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={text.title}
      footer={
        <>
          {publication.status === "ACTIVE" && (
            <ButtonLink variant="text" to={paths.publication(publication)}>
              {text.see}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{messages.action.close}</Button>
        </>
      }
    >
      <PromotedPublicationSummary publication={publication} />
      <chakra.div mt="5">
        <Impressions shown={promotedViews} purchased={purchasedViews} label={text.promoted} />
        <chakra.p mt="1" textStyle="small" fontWeight={700} color={remainingViews > 0 ? "fg.give" : "fg.muted"}>
          {remainingViews > 0 ? text.left(remainingViews) : text.ended}
        </chakra.p>
      </chakra.div>
      <chakra.dl mt="4" display="grid">
        <Line label={text.organic} value={promotionMessages.count(organicViews)} />
        <Line label={text.promoted} value={text.shownOf(promotedViews, purchasedViews)} />
        <Line label={text.total} value={promotionMessages.count(totalViews)} isTotal />
        <Line label={text.started} value={dayLabel(startedAt)} />
      </chakra.dl>
    </Dialog>
  );
}

function Line({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      py="2.5"
      borderTop="1px solid {colors.border.subtle}"
      fontWeight={isTotal ? 700 : 400}
    >
      <chakra.dt color={isTotal ? "fg" : "fg.muted"}>{label}</chakra.dt>
      <chakra.dd textAlign="right" fontFamily="heading" fontWeight={700}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
