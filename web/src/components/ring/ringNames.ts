import { shortName } from "../../lib/names";
import { ringMessages } from "../../lib/ringMessages";
import type { Ring_RingFragment } from "../../__generated__/graphql";

/** Members stand in the order of giving, the last gives to the first. */
export type RingData = Ring_RingFragment;
/** With the thing that they give to the next one. */
export type RingMemberData = RingData["members"][number];

/** As short as in all lists of people. */
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

/** The others by their first names. */
export const othersOf = (members: readonly RingMemberData[]): string[] =>
  members.filter(({ isViewer }) => !isViewer).map(({ user }) => user.firstName);

/** Who wrote a message of the ring's chat. */
export function writerOf(members: readonly RingMemberData[], senderId: string): string {
  const member = members.find(({ user }) => user.id === senderId);
  return member?.isViewer ? ringMessages.you : (member?.user.firstName ?? "");
}
