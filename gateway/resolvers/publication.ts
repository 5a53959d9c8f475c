import type { PublicationResolvers, QueryResolvers } from "../__generated__/resolvers";
import type { Context } from "../context";
import { toImage } from "../image";
import { approximatePoint } from "../../rules/placeGrid";
import { distanceKm } from "../place";
import { AppError } from "../errors";
import type { Position } from "../position";
import { isStub } from "../rest/publications";
import type { PublicationRecord } from "../rest/publications";
import { toStats } from "./campaign";
import { toMoney } from "./money";
import { pointOr } from "./point";
import { canEdit, hasChangesInReview } from "./publicationEdit";
import { ribbonsOf, toCondition, toPublicationStatus, toPublicationType, toUsage } from "./publicationWords";
import { slugOf } from "./slug";
import { viewerProposal } from "./viewerProposal";

export const publicationQueries: QueryResolvers = {
  publication: (_root, { id }, { loaders }) => loaders.detail(id),
};

/** The whole record: other nouns only name their publications, and what is asked beyond the name is read then, many at once. */
async function full(record: PublicationRecord, { loaders }: Context): Promise<PublicationRecord> {
  if (!isStub(record)) return record;
  const found = await loaders.publication.load(record.id);
  // Somebody told us of it, so it exists, but is hidden from others by now: its name stays.
  return found ?? { ...record, publication_status: "inactive" };
}

/** A resolver that needs the whole record. */
function of<Result>(read: (record: PublicationRecord, context: Context) => Result) {
  // Most records are whole: a promise for each of their fields would be most of the work of a page.
  return (parent: PublicationRecord, _args: object, context: Context): Result | Promise<Awaited<Result>> =>
    isStub(parent)
      ? full(parent, context).then(async (record): Promise<Awaited<Result>> => await read(record, context))
      : read(parent, context);
}

const titleOf = (record: PublicationRecord) => record.title ?? record.name ?? "";

function pointOf(record: PublicationRecord): Position | null {
  const latitude = record.coordinate?.latitude ?? record.latitude;
  const longitude = record.coordinate?.longitude ?? record.longitude;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** From the approximate point for everybody: an exact distance from three places would give the exact point away. */
function distanceFrom(from: Position, record: PublicationRecord): number | null {
  const point = pointOf(record);
  return point ? distanceKm(from, approximatePoint(point)) : null;
}

async function isOwn(record: PublicationRecord, { loaders }: Context): Promise<boolean> {
  const viewerId = await loaders.viewerId();
  return viewerId !== null && record.owner?.id === viewerId;
}

/** Told with the record where the backend does so; null where there is none. */
async function campaignOf(record: PublicationRecord, { loaders }: Context) {
  if (record.campaign === undefined) return (await loaders.campaignOf(record.id)) ?? null;
  return record.campaign && { ...record.campaign, publication: record };
}

export const Publication: PublicationResolvers = {
  slug: (record) => slugOf(titleOf(record)),
  title: titleOf,
  type: of((record) => toPublicationType(record.publication_type)),
  status: of((record) => toPublicationStatus(record.publication_status)),
  condition: of((record) => toCondition(record.product_status)),
  usage: of((record) => toUsage(record.condition)),
  price: of((record) => toMoney(record.price)),
  description: of((record) => record.editor_web ?? record.description),
  cover: of((record, { backendOrigin }) => toImage(record.pictures[0]?.url ?? record.picture, backendOrigin)),
  images: of((record, { backendOrigin }) => {
    const urls = record.pictures.length > 0 ? record.pictures.map((picture) => picture.url) : [record.picture];
    return urls.flatMap((url) => toImage(url, backendOrigin) ?? []);
  }),
  owner: of((record) => {
    if (!record.owner) throw new AppError("UPSTREAM_UNAVAILABLE");
    return record.owner;
  }),
  category: of((record) => record.product_category),
  interests: of((record) => record.article_tags),
  acceptsOtherOffers: of((record) => record.accept_changes),
  place: of(async (record, context) => {
    const point = pointOf(record);
    if (await isOwn(record, context)) {
      return {
        label: record.location ?? "",
        address: record.address_1,
        reference: record.address_2,
        coordinates: point,
        isApproximate: false,
      };
    }
    return {
      label: record.location ?? "",
      address: null,
      reference: null,
      coordinates: point && approximatePoint(point),
      isApproximate: true,
    };
  }),
  distanceKm: async (parent, { from }, context) => {
    const near = pointOr(from, context.position, "from");
    return distanceFrom(near, await full(parent, context));
  },
  publishedAt: of((record) => record.publish_date),
  ribbons: of((record, { position }) => ribbonsOf(record, distanceFrom(position, record), Date.now())),
  attributes: of((record) =>
    record.publications_fields.flatMap(({ field_category, value }) =>
      field_category?.label && value ? [{ label: field_category.label, value }] : [],
    ),
  ),
  isReserved: of((record) => record.active_transaction),
  isSaved: async ({ id }, _args, { loaders }) =>
    (await loaders.saveds()).some((saved) => (saved.publication_id ?? saved.publication?.id) === id),
  isOwn: of(isOwn),
  canEdit: of(canEdit),
  hasChangesInReview: of(hasChangesInReview),
  campaign: of(async (record, context) => ((await isOwn(record, context)) ? campaignOf(record, context) : null)),
  stats: of(async (record, context) => {
    const stats = (await isOwn(record, context)) ? (record.stats ?? (await context.loaders.stats(record.id))) : null;
    return stats ? toStats(stats) : null;
  }),
  viewerProposal: of(viewerProposal),
};
