import type { matchMessages } from "../../lib/matchMessages";

interface MatchSides {
  isWanted: boolean;
  isOwnWanted: boolean;
}

/** Who of the two wants what the other has. */
export function matchKind({ isWanted, isOwnWanted }: MatchSides): keyof typeof matchMessages.kinds {
  if (isWanted && isOwnWanted) return "mutual";
  return isWanted ? "wanted" : "ownWanted";
}
