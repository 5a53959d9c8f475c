import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/Card";
import { Skeleton } from "../../components/ui/Skeleton";
import { promotionMessages } from "../../lib/promotionMessages";

/** The panel about the promotion of one publication; the same height with and without a promotion. */
export function PromotionFrame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <Card
      as="section"
      display="grid"
      gridTemplateRows="auto 1fr auto"
      gap="3"
      minHeight={{ base: "176px", md: "158px" }}
      p={{ base: "18px", md: "20px 22px" }}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.h2 textStyle="h3">{promotionMessages.panel.title}</chakra.h2>
        {badge}
      </chakra.div>
      {children}
    </Card>
  );
}

/** The same while it loads. */
export function PromotionFrameSkeleton() {
  return (
    <PromotionFrame>
      <Skeleton width="100%" height="32px" />
      <Skeleton width="140px" height="40px" borderRadius="md" />
    </PromotionFrame>
  );
}
