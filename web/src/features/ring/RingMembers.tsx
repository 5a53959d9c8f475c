import { chakra } from "@chakra-ui/react/styled-system";
import { LuCircleCheck, LuClock } from "react-icons/lu";
import type { RingState } from "../../__generated__/enums";
import { PersonLine } from "../../components/ui/PersonLine";
import { Price } from "../../components/ui/Price";
import { wholeDollarLabel } from "../../lib/money";
import { paths } from "../../lib/paths";
import { ringMessages as text } from "../../lib/ringMessages";
import { nameOf, receiverOf } from "../../components/ring/ringNames";
import type { RingData, RingMemberData } from "../../components/ring/ringNames";

/** Who gives what to whom, and how far each is. */
export function RingMembers({ ring: { state, members } }: { ring: RingData }) {
  return (
    <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="3">
      {members.map((member) => (
        <chakra.li
          key={member.id}
          display="grid"
          gap="1.5"
          p="3"
          borderRadius="plumaSm"
          bg={member.isViewer ? "bg.give" : "bg.sunken"}
        >
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
            <chakra.div minWidth="0" flex="1 1 140px">
              <PersonLine person={member.user} {...(!member.isViewer && { to: paths.person(member.user.id) })} />
            </chakra.div>
            <MemberState member={member} state={state} />
          </chakra.div>
          <chakra.p overflowWrap="anywhere">{describeHop(member, receiverOf(members, member))}</chakra.p>
          {member.complement && (
            <chakra.p fontWeight={700} overflowWrap="anywhere">
              {describeComplement(member.complement, members)}
            </chakra.p>
          )}
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="0 10px">
            <Price price={member.price} size="s" />
            <chakra.span textStyle="caption" color="fg.muted">
              {member.location}
            </chakra.span>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function describeHop(giver: RingMemberData, receiver: RingMemberData): string {
  if (giver.isViewer) return text.ownHop(giver.title, nameOf(receiver));
  return text.hop(nameOf(giver), giver.title, receiver.isViewer ? text.toYou : nameOf(receiver));
}

function describeComplement(
  { payerId, payeeId, money }: NonNullable<RingMemberData["complement"]>,
  members: readonly RingMemberData[],
): string {
  const [payer, payee] = [payerId, payeeId].map((id) => members.find(({ user }) => user.id === id));
  const amount = wholeDollarLabel(money.amount);
  if (payer?.isViewer) return text.youPay(amount, payee ? nameOf(payee) : "");
  const name = payer ? nameOf(payer) : "";
  return payee?.isViewer ? text.paysYou(name, amount) : text.pays(name, amount, payee ? nameOf(payee) : "");
}

/** What a member has done, and what is still waited for; a ring that is over waits for nothing. */
function MemberState({ member, state }: { member: RingMemberData; state: RingState }) {
  const isAnswering = state === "PROPOSED" || state === "ENDED";
  const isDone = isAnswering ? member.hasAccepted : member.hasReceived;
  const { accepted, waiting, received, toReceive, notReceived } = text.member;
  // Complete it is also some days after the last confirmation, though not all have confirmed.
  if (!isDone && (state === "ENDED" || state === "COMPLETE")) return null;
  const done = isAnswering ? accepted : received;
  const missing = isAnswering ? waiting : state === "BROKEN" ? notReceived : toReceive;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="caption"
      fontWeight={700}
      color={isDone ? "fg.success" : "fg.muted"}
      whiteSpace="nowrap"
    >
      {isDone && <LuCircleCheck size={16} aria-hidden="true" />}
      {!isDone && state !== "BROKEN" && <LuClock size={16} aria-hidden="true" />}
      {isDone ? done : missing}
    </chakra.span>
  );
}
