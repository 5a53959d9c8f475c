import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Ring_RingFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { paths } from "../../lib/paths";
import { ringMessages as text } from "../../lib/ringMessages";
import { RingDrawing } from "../../components/ring/RingDrawing";
import { nameOf, sidesOf } from "../../components/ring/ringNames";
import { RING } from "../../apollo/ringFragment";

/** A ring of the list: what the viewer gives and gets, and how far it is. */
export function RingCard({ ring: ref }: { ring: FragmentType<Ring_RingFragment> }) {
  const ring = useFragmentData(RING, ref);
  const sides = ring && sidesOf(ring.members);
  if (!ring || !sides) return null;
  const isOpen = ring.state === "PROPOSED" || ring.state === "ACCEPTED";
  return (
    <Card asChild p="4" position="relative">
      <li>
        <chakra.div display="grid" gridTemplateColumns="112px minmax(0, 1fr)" gap="4" alignItems="center">
          <RingDrawing members={ring.members} size={112} />
          <chakra.div minWidth="0" display="grid" gap="1" justifyItems="start">
            <chakra.span
              px="2.5"
              py="0.5"
              borderRadius="full"
              textStyle="caption"
              fontWeight={700}
              bg={isOpen ? "bg.warning" : ring.state === "COMPLETE" ? "bg.success" : "bg.sunken"}
              color={isOpen ? "fg.warning" : ring.state === "COMPLETE" ? "fg.success" : "fg"}
            >
              {text.states[ring.state]}
            </chakra.span>
            <chakra.h2 textStyle="h4">
              <Link
                to={paths.ring(ring.id)}
                color="inherit"
                css={{ "&::after": { content: '""', position: "absolute", inset: "0" } }}
              >
                {text.name(ring.members.length)}
              </Link>
            </chakra.h2>
            <chakra.p textStyle="small" overflowWrap="anywhere" lineClamp={2}>
              {text.give(sides.own.title, nameOf(sides.receiver))}
            </chakra.p>
            <chakra.p textStyle="small" overflowWrap="anywhere" lineClamp={2}>
              {text.receive(sides.giver.title, nameOf(sides.giver))}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      </li>
    </Card>
  );
}
