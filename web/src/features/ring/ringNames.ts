import { shortName } from "../../lib/names";
import type { RingMemberData } from "./ringFragment";

export const nameOf = ({ user }: RingMemberData): string => shortName(user);

/** To whom a member gives: the next one, the last one to the first. */
export function receiverOf(members: readonly RingMemberData[], member: RingMemberData): RingMemberData {
  return members[(members.indexOf(member) + 1) % members.length] ?? member;
}

/** What the viewer gives to whom, and receives from whom; null for a ring without people. */
export function sidesOf(members: readonly RingMemberData[]) {
  const [own] = members;
  const giver = members.at(-1);
  return own && giver ? { own, giver, receiver: receiverOf(members, own) } : null;
}
