/** Who is looking: null for a guest. */
export type ViewerId = number | null;

interface Shown {
  ownerId: number;
  status: string;
  approvedAt: Date | null;
  owner: { active: boolean };
  /** Its owner has blocked the viewer. */
  isHidden: boolean;
}

/** `full`, `card` (title, first picture, status, owner) or nothing: only its owner sees what was never approved. */
export function visibility(publication: Shown, viewerId: ViewerId): "full" | "card" | "none" {
  if (publication.ownerId === viewerId) return "full";
  if (publication.isHidden) return "none";
  if (publication.status === "Activo" && publication.owner.active) return "full";
  return publication.approvedAt === null ? "none" : "card";
}
