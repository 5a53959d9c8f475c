import { eq, or, sql } from "drizzle-orm";
import { bannerTexts } from "../../../rules/banner";
import type { BannerPlace } from "../../../rules/banner";
import type { StoredImage } from "../../adapters/images";
import type { Db } from "../../db/client";
import { banners } from "../../db/schema/banners";
import { decisions } from "../../db/schema/decisions";
import { images } from "../../db/schema/images";
import { conflict, databaseCode, invalidFields, notFound, uniqueViolation, usedRequestId } from "../../errors";
import { requestHashOf } from "../../requestId";
import { runAtomically } from "../runAtomically";
import { decisionMessages } from "./decide";
import { findSaved } from "./repeat";

/** Why a banner is not saved. */
export const bannerMessages = {
  notFound: "Banner no encontrado",
  changed: "Otra persona cambió este banner mientras lo editabas. Vuelve a leerlo antes de guardar",
};

interface BannerForm {
  title: string;
  url: string;
  place: BannerPlace;
  /** From 1, within its place; null leaves it where it is, a new one after all others. */
  position: number | null;
  startsOn: string | null;
  endsOn: string | null;
  isShown: boolean;
}

interface BannerRequest {
  operatorId: number;
  requestId: string | null;
  /** Null makes a new one. */
  id: number | null;
  /** The version that the operator read. */
  version: number | null;
  form: BannerForm;
  bigImage: StoredImage | null;
  smallImage: StoredImage | null;
}

type BannerRow = typeof banners.$inferSelect;

/**
 * `areImagesUsed` is false for a repeated request; `removedImageIds` are pictures whose files nothing shows any more.
 */
interface SavedBanner {
  id: number;
  areImagesUsed: boolean;
  removedImageIds: string[];
}

/**
 * Makes or changes a banner, with a row in the audit trail. The same request again changes nothing more. Throws
 * HttpError 409 where another operator has changed it since `version`, 404, and 422 for a new one without pictures.
 */
export function saveBanner(db: Db, now: Date, request: BannerRequest): Promise<SavedBanner> {
  const { operatorId, requestId, id, version, form, bigImage, smallImage } = request;
  const requestHash = requestHashOf([id, version, form, bigImage !== null, smallImage !== null]);
  return runAtomically(db, async (tx) => {
    // One change at a time: an order concerns all banners of its place.
    await tx.execute(sql`lock table ${banners} in share row exclusive mode`);
    const earlier = await findSaved(tx, { operatorId, requestId, kind: "banner", requestHash });
    if (earlier !== null) return { id: earlier, areImagesUsed: false, removedImageIds: [] };
    const former = id === null ? null : await findUnchanged(tx, id, version);
    if (!former && (!bigImage || !smallImage))
      throw invalidFields({
        ...(!bigImage && { image_big: [bannerTexts.pictureMissing] }),
        ...(!smallImage && { image_small: [bannerTexts.pictureMissing] }),
      });
    const added = [bigImage, smallImage].filter((image) => image !== null);
    if (added.length > 0) await tx.insert(images).values(added);
    const { position, ...texts } = form;
    const values = {
      ...texts,
      bigImageId: bigImage?.id ?? former?.bigImageId ?? "",
      smallImageId: smallImage?.id ?? former?.smallImageId ?? "",
      version: (former?.version ?? 0) + 1,
    };
    const [saved] = former
      ? await tx.update(banners).set(values).where(eq(banners.id, former.id)).returning()
      : await tx.insert(banners).values(values).returning();
    if (!saved) throw new Error("nothing was stored");
    const places = await putInPlace(tx, saved, former?.place === saved.place, position);
    await tx.insert(decisions).values({
      operatorId,
      requestId,
      requestHash,
      kind: "banner",
      subjectId: saved.id,
      revision: String(saved.version),
      action: actionOf(former, saved),
      reason: describeChange(former, saved, { bigImage, smallImage, ...places }),
      createdAt: now,
    });
    const replaced = former ? [bigImage ? former.bigImageId : [], smallImage ? former.smallImageId : []].flat() : [];
    return { id: saved.id, areImagesUsed: true, removedImageIds: await removeUnused(tx, replaced) };
  }).catch((error: unknown) => {
    // The same id at the same moment for a decision.
    throw databaseCode(error) === uniqueViolation ? usedRequestId(decisionMessages.otherContent) : error;
  });
}

async function findUnchanged(tx: Db, id: number, version: number | null): Promise<BannerRow> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  if (!row) throw notFound(bannerMessages.notFound);
  if (row.version !== version) throw conflict(bannerMessages.changed);
  return row;
}

/**
 * Renumbers the banners of a place. Those that a move passes over change, too, so that a move based on the former order
 * conflicts. Returns the former and the new position of the banner, from 1.
 */
async function putInPlace(tx: Db, { id, place }: BannerRow, wasHere: boolean, position: number | null) {
  const all = await tx.select().from(banners).where(eq(banners.place, place)).orderBy(banners.position, banners.id);
  const others = all.filter((other) => other.id !== id);
  const before = all.findIndex((other) => other.id === id) + 1;
  const last = others.length + 1;
  const after = Math.min(position ?? (wasHere ? before : last), last);
  const ids = others.map((other) => other.id).toSpliced(after - 1, 0, id);
  for (const [index, bannerId] of ids.entries()) {
    const wasPassed = wasHere && bannerId !== id && all[index]?.id !== bannerId;
    await tx
      .update(banners)
      .set({ position: index + 1, ...(wasPassed && { version: sql`${banners.version} + 1` }) })
      .where(eq(banners.id, bannerId));
  }
  return { before, after };
}

/** Deletes the rows of pictures that no banner shows; returns their ids. */
async function removeUnused(tx: Db, imageIds: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const imageId of imageIds) {
    const users = await tx
      .select({ id: banners.id })
      .from(banners)
      .where(or(eq(banners.bigImageId, imageId), eq(banners.smallImageId, imageId)))
      .limit(1);
    if (users.length > 0) continue;
    await tx.delete(images).where(eq(images.id, imageId));
    removed.push(imageId);
  }
  return removed;
}

function actionOf(former: BannerRow | null, saved: BannerRow) {
  if (!former) return "create";
  if (former.isShown === saved.isShown) return "change";
  return saved.isShown ? "put_back" : "take_down";
}

interface Changes {
  bigImage: StoredImage | null;
  smallImage: StoredImage | null;
  before: number;
  after: number;
}

const placeNames: Record<BannerPlace, string> = { home: "Inicio", wall: "Muro" };

/** For the audit trail: its title, and what changed with what stood there before. */
function describeChange(former: BannerRow | null, saved: BannerRow, changes: Changes): string {
  const lines: [string, string | null, string | null][] = former
    ? [
        ["Título", former.title, saved.title],
        ["Dirección", former.url, saved.url],
        ["Lugar", placeNames[former.place], placeNames[saved.place]],
        ["Desde", former.startsOn, saved.startsOn],
        ["Hasta", former.endsOn, saved.endsOn],
        ...(former.place === saved.place
          ? [["Orden", String(changes.before), String(changes.after)] satisfies [string, string, string]]
          : []),
      ]
    : [["Dirección", null, saved.url]];
  const written = lines
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => `${name}: ${before === null ? "" : `${before} → `}${after ?? "sin límite"}`);
  const pictures = former && (changes.bigImage || changes.smallImage) ? ["Otra imagen"] : [];
  return `«${saved.title}». ${[...written, ...pictures].map((line) => `${line}.`).join(" ")}`.trim();
}
