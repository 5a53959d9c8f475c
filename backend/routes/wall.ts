import { Router } from "express";
import type { Request } from "express";
import { caracasDay } from "../../rules/age";
import { listShownBanners } from "../db/banners";
import { loadPublications } from "../db/publications";
import { listWallChanges, wallPageSize, listWallPublicationIds, countWallItems } from "../db/wall";
import type { WallKind } from "../db/wall";
import { wallSlice } from "../policies/wall";
import { presentBanner } from "../presenters/banner";
import { presentPublication } from "../presenters/publication";
import { presentPerson } from "../presenters/user";
import type { Services } from "../services";
import { optionalSession } from "../session/middleware";
import { publicationContextOf, viewerContextOf } from "./publications/search";
import { reading } from "./reading";

const maxOffset = 100_000;

/** The feed: publications newest or nearest first, successful exchanges and banners in between. */
export function wallRoutes(services: Services) {
  return Router().get("/wall", optionalSession(services), reading(services, readWall));
}

async function readWall(services: Services, req: Request) {
  const { db, origin } = services;
  const offset = wholeNumber(req.query.offset, 0);
  const viewerId = req.session?.viewer.id ?? null;
  const until = dateOf(req.query.date);
  const today = caracasDay(services.now());
  const viewerContext = await viewerContextOf(services, req);
  const near = req.query.order === "distance" ? viewerContext.position : null;
  const { kinds, before } = wallSlice(
    offset,
    wallPageSize,
    await countWallItems(db, viewerId, until, near, offset + wallPageSize, today),
  );
  const countOf = (kind: WallKind) => kinds.filter((other) => other === kind).length;
  const publicationIds = await listWallPublicationIds(
    db,
    viewerId,
    until,
    near,
    before.publication,
    countOf("publication"),
  );
  const changes = await listWallChanges(db, viewerId, until, before.change, countOf("change"));
  const banners = await listShownBanners(db, "wall", today, countOf("banner"), before.banner);
  const views = await loadPublications(db, viewerContext, [
    ...publicationIds,
    ...changes.flatMap((change) => [change.publicationId, change.offeredId ?? []].flat()),
  ]);
  const context = publicationContextOf(services, viewerContext);
  const present = (id: number | null) => {
    const view = id === null ? undefined : views.get(id);
    return view ? presentPublication(view, context) : null;
  };

  const items = {
    publication: publicationIds.map((id) => ({ item_type: "publication", resource: present(id) })),
    change: changes.map((change) => ({
      item_type: "change",
      resource: {
        id: change.id,
        card_kind: "change",
        updated_at: change.updatedAt.toISOString(),
        publication: present(change.publicationId),
        interested_user: presentPerson(change.interested, origin),
        publication_interested: present(change.offeredId),
      },
    })),
    banner: banners.map((banner) => ({ item_type: "banner", resource: presentBanner(banner, origin) })),
  };
  const response = kinds.flatMap((kind) => items[kind].shift() ?? []);
  return {
    response,
    order: near ? "distance" : "newest",
    next_query: { current_page: wholeNumber(req.query.current_page, 1) + 1, offset: offset + response.length },
  };
}

function wholeNumber(value: unknown, fallback: number): number {
  const number = typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : fallback;
  return Math.min(number, maxOffset);
}

function dateOf(value: unknown): Date | null {
  const date = typeof value === "string" && value !== "" ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 1970 && date.getUTCFullYear() < 10_000
    ? date
    : null;
}
