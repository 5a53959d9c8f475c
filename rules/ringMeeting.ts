/**
 * Where and when the members of a ring hand their things over: all of them at once, or the two of a hand-over by
 * themselves. What holds for every meeting stands in meeting.ts.
 */
export const ringMeetingTexts = {
  notYours: "Elige una entrega en la que das o recibes",
  notAgreed: "El encuentro se acuerda mientras el círculo está acordado y sin terminar",
  handedOver: "Esa entrega ya está hecha",
} as const;

interface Member {
  userId: number;
  /** Their place in the order of giving. */
  position: number;
}

/** The members who meet: all of them, or the giver at a position and the next one. */
export function partiesOf<T extends Member>(members: readonly T[], giverPosition: number | null): T[] {
  if (giverPosition === null) return [...members];
  const receiverPosition = (giverPosition + 1) % members.length;
  return members.filter(({ position }) => position === giverPosition || position === receiverPosition);
}
