import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { paths } from "../../lib/paths";
import { promotionMessages } from "../../lib/promotionMessages";
import { evictPromotions } from "./evictPromotions";
import PaymentDialog from "./PaymentDialog";
import { PlanStep } from "./PlanStep";
import { planTitle } from "./planTitle";
import { PromotedPublicationSummary } from "./PromotedPublicationSummary";
import type { PromotedPublication } from "./PromotedPublicationSummary";
import { useOrder } from "./useOrder";
import { usePlans } from "./usePlans";

const text = promotionMessages;

/** «Promocionar Publicación»: the plan, then the payment. */
export default function PromoteDialog({
  publication,
  onClose,
}: {
  publication: PromotedPublication;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const { viewer } = useSession();
  const { plans, hasFailed, retry } = usePlans("PROMO");
  const order = useOrder(publication.id, text.payment.texts.product);
  const [planId, setPlanId] = useState<string>();
  const plan = plans?.find(({ id }) => id === planId) ?? plans?.[0];

  const finish = () => {
    evictPromotions(client.cache, viewer?.id, publication.id);
    navigate(paths.promotionCreated());
  };

  return (
    <PaymentDialog
      plan={plan}
      order={order}
      texts={text.payment.texts}
      summary={
        plan && (
          <PromotedPublicationSummary publication={publication} hint={text.payment.plan(planTitle(plan), plan.views)} />
        )
      }
      planStep={{
        title: text.plans.title,
        submit: text.plans.submit,
        body: (
          <PlanStep
            publication={publication}
            plans={plans}
            selectedId={plan?.id}
            onChoose={setPlanId}
            hasFailed={hasFailed}
            onRetry={retry}
          />
        ),
      }}
      onPaid={finish}
      onClose={onClose}
    />
  );
}
