import { chakra } from "@chakra-ui/react/styled-system";
import type { RatingReason } from "../../__generated__/enums";
import { Tag } from "../../components/ui/Tag";
import { reasonMessages } from "../../lib/reasonMessages";

/** How often something was ticked with a user's ratings; nothing while there is none. */
export function ReasonCounts({ reasons }: { reasons: readonly { reason: RatingReason; count: number }[] | null }) {
  if (!reasons || reasons.length === 0) return null;
  return (
    <section>
      <chakra.h2 textStyle="h3" mb="3">
        {reasonMessages.counted}
      </chakra.h2>
      <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {reasons.map(({ reason, count }) => (
          <Tag as="li" key={reason} size="l" gap="2">
            {reasonMessages.reasons[reason.toLowerCase() as Lowercase<RatingReason>]}
            <chakra.b aria-hidden="true">{count}</chakra.b>
            <chakra.span srOnly>{reasonMessages.times(count)}</chakra.span>
          </Tag>
        ))}
      </chakra.ul>
    </section>
  );
}
