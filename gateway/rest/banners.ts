import { z } from "zod";
import { bannerPlaces } from "../../rules/banner";
import { AppError } from "../errors";
import type { RestClient } from "./client";
import type { FileUpload } from "../uploads";
import type { FormPart } from "./multipart";
import { parseUpstream } from "./parseUpstream";
import { anyBody, count, id, nullable, readableItems, text } from "./shapes";

/** A banner of `GET /banners`, and of a card of the wall: a big picture for wide screens, a small one for phones. */
export const bannerRecord = z.object({ id, title: text, url_banner: text, url_image_big: text, url_image_small: text });
/** What everybody gets of a banner. */
export type BannerRecord = z.output<typeof bannerRecord>;

const wholeNumber = count.transform((value) => value ?? 0);
const keptBanner = bannerRecord.extend({
  version: wholeNumber,
  place: z.enum(bannerPlaces),
  position: wholeNumber,
  starts_on: text,
  ends_on: text,
  state: z.enum(["shown", "scheduled", "over", "taken_down"]),
  views: wholeNumber,
  clicks: wholeNumber,
  days: readableItems(z.object({ day: z.string(), views: wholeNumber, clicks: wholeNumber })),
});
/** What operators get: days are YYYY-MM-DD in Caracas, null without a bound, `days` what was counted on each. */
export type KeptBannerRecord = z.output<typeof keptBanner>;

const envelope = z.object({ banners: z.unknown().array() });
const savedBanner = z.object({ banner: nullable(keptBanner) });

/** Those of a place that show today; undefined where the backend cannot list them. */
export function listBanners(
  rest: RestClient,
  place: (typeof bannerPlaces)[number],
): Promise<BannerRecord[] | undefined> {
  return rest.ifSupported("/banners", async () => {
    const { banners } = await rest.get("/banners", envelope, { query: { place }, isAnonymous: true });
    return parseUpstream(readableItems(bannerRecord), banners);
  });
}

/** All there are, for operators. */
export async function listKeptBanners(rest: RestClient): Promise<KeptBannerRecord[]> {
  const { banners } = await rest.get("/moderation/banners", envelope);
  return parseUpstream(readableItems(keptBanner), banners);
}

/** `visitor` distinguishes visitors for this banner and day without naming them. The recorded call is a GET. */
export async function countBannerClick(rest: RestClient, bannerId: string, visitor: string): Promise<void> {
  await rest.get(`/increase_click_banner/${encodeURIComponent(bannerId)}`, anyBody, { canRetry: false, visitor });
}

/** The same for several that were seen. */
export async function countBannerViews(rest: RestClient, ids: readonly string[], visitor: string): Promise<void> {
  const path = "/banner_views";
  // A backend without it is not asked again by every page that is read.
  const answer = await rest.ifSupported(path, async () => {
    await rest.post(path, anyBody, { json: { ids }, visitor });
    return true;
  });
  if (!answer) throw new AppError("UPSTREAM_UNAVAILABLE");
}

interface BannerForm {
  requestId: string;
  id: string | null;
  version: number | null;
  place: (typeof bannerPlaces)[number];
  position: number | null;
  title: string;
  url: string;
  startsOn: string | null;
  endsOn: string | null;
  isShown: boolean;
  wideImage: FileUpload | null;
  narrowImage: FileUpload | null;
}

/** Makes a banner, or changes the one with this id. */
export async function saveBanner(rest: RestClient, form: BannerForm): Promise<KeptBannerRecord | null> {
  const path = form.id === null ? "/moderation/banners" : `/moderation/banners/${encodeURIComponent(form.id)}`;
  const values = {
    version: form.version,
    title: form.title,
    url_banner: form.url,
    place: form.place,
    position: form.position,
    starts_on: form.startsOn,
    ends_on: form.endsOn,
    shown: form.isShown,
  };
  const files = { image_big: form.wideImage, image_small: form.narrowImage };
  const parts: FormPart[] = [
    ...Object.entries(values).flatMap(([name, value]) => (value === null ? [] : { name, value: String(value) })),
    ...Object.entries(files).flatMap(([name, file]) => (file === null ? [] : { name, file })),
  ];
  const { data } = await rest.changePublicReads(() =>
    rest.call(form.id === null ? "POST" : "PUT", path, {
      form: parts,
      idempotencyKey: form.requestId,
      isRecord: form.id !== null,
    }),
  );
  return parseUpstream(savedBanner, data).banner;
}
