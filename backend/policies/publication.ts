/** Who is looking: null for a guest. */
export type ViewerId = number | null;

interface Shown {
  ownerId: number;
  status: string;
  approvedAt: Date | null;
  owner: { active: boolean };
  /** Its owner has blocked the viewer. */
  isHidden: boolean;
  /** Its content is for Premium accounts, and the viewer has none. */
  isWithheld: boolean;
}

/**
 * `full`, `card` (title, first picture, category, status, owner), `withheld` (category, status, owner) or nothing: only
 * its owner sees what was never approved.
 */
export function visibility(publication: Shown, viewerId: ViewerId): "full" | "card" | "withheld" | "none" {
  if (publication.ownerId === viewerId) return "full";
  if (publication.isHidden) return "none";
  const isActive = publication.status === "Activo" && publication.owner.active;
  if (!isActive && publication.approvedAt === null) return "none";
  if (publication.isWithheld) return "withheld";
  return isActive ? "full" : "card";
}
