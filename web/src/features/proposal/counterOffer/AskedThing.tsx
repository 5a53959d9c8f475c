import { chakra } from "@chakra-ui/react/styled-system";
import { Picture } from "../../../components/ui/Picture";
import { messages } from "../../../lib/messages";
import { wholeDollarLabel } from "../../../lib/money";
import type { Thing } from "./thingFragment";

/** The publication that was asked for: always part of the exchange. */
export function AskedThing({ thing: { title, cover, price }, note }: { thing: Thing; note: string }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" mb="3" p="2.5" borderRadius="card" bg="bg.sunken">
      <chakra.span
        aria-hidden="true"
        flexShrink={0}
        width="56px"
        height="56px"
        overflow="hidden"
        borderRadius="plumaSm"
        display="block"
      >
        <Picture image={cover} alt="" sizes="56px" />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.div fontWeight={700} textStyle="small" lineClamp={2} overflowWrap="anywhere">
          {title}
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted">
          {price ? wholeDollarLabel(price.amount) : messages.publication.priceAgree} · {note}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
