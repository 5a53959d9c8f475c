import type { Image, PublicationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { toImage } from "../../image";
import { approximatePoint } from "../../../rules/placeGrid";
import { distanceKm } from "../../place";
import { AppError } from "../../errors";
import type { Position } from "../../position";
import { isPublicationStub } from "../../rest/publicationRecord";
import { listSimilarPublications } from "../../rest/publications";
import type { PublicationRecord } from "../../rest/publicationRecord";
import { toStats } from "../campaign/campaign";
import { toMoney } from "../common/money";
import { resolvePosition } from "../common/position";
import { idText } from "../common/validate";
import { toGlobalId } from "../node/globalId";
import { highlightsOf } from "./attributes";
import { canEdit, hasChangesInReview, returnReason } from "./publicationEdit";
import { fromFullRecord, loadFullRecord, loadFullRecords } from "./fullRecords";
import { ribbonsOf, toPublicationStatus, toPublicationType } from "./publicationCodecs";
import { writtenFields } from "./publicationForm";
import { slugOf } from "./slug";
import { isOwn, redactHidden } from "./visibility";
import { viewerProposal } from "../transaction/viewerProposal";

export const publicationQueries: QueryResolvers = {
  async similarPublications(_root, { id }, context) {
    // Another path's 404 would pass for a backend without the call.
    if (!idText.safeParse(id).success) return null;
    const records = await listSimilarPublications(context.rest, id, context.position);
    if (!records) return null;
    context.loaders.prime(records);
    return loadFullRecords(records, context);
  },
  publication: async (_root, { id }, context) => {
    const record = await context.loaders.publicationDetail(id);
    return record && redactHidden(record, context);
  },
};

/** Stands in place of the title, and so in the address, of what is withheld. */
const withheldTitle = "Contenido Premium";

const titleOf = (record: PublicationRecord) => (record.withheld ? withheldTitle : (record.title ?? record.name ?? ""));

function pointOf(record: PublicationRecord): Position | null {
  const latitude = record.coordinate?.latitude ?? record.latitude;
  const longitude = record.coordinate?.longitude ?? record.longitude;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** From the approximate point for all viewers: exact distances from three places would reveal the exact point. */
function distanceFrom(from: Position, record: PublicationRecord): number | null {
  const point = pointOf(record);
  return point ? distanceKm(from, approximatePoint(point)) : null;
}

/** The exact place for its owner, an approximate one without an address for all others. */
function placeOf(record: PublicationRecord, isForOwner: boolean) {
  const point = pointOf(record);
  return {
    label: record.location ?? "",
    address: isForOwner ? record.address_1 : null,
    reference: isForOwner ? record.address_2 : null,
    coordinates: point && !isForOwner ? approximatePoint(point) : point,
    isApproximate: !isForOwner,
  };
}

/** Part of the record on some backends; null where there is none. */
async function campaignOf(record: PublicationRecord, { loaders }: Context) {
  if (record.campaign === undefined) return (await loaders.campaignOf(record.id)) ?? null;
  return record.campaign && { ...record.campaign, publication: record };
}

export const Publication: PublicationResolvers = {
  globalId: ({ id }) => toGlobalId("Publication", id),
  slug: (record) => titleOf(record) && slugOf(titleOf(record)),
  title: titleOf,
  type: fromFullRecord((record) => toPublicationType(record.publication_type)),
  status: fromFullRecord((record) => toPublicationStatus(record.publication_status)),
  ...writtenFields,
  price: fromFullRecord((record) => toMoney(record.price)),
  description: fromFullRecord((record) => record.editor_web ?? record.description),
  cover: fromFullRecord((record, { backendOrigin }) =>
    toImage(record.pictures[0]?.url ?? record.picture, backendOrigin),
  ),
  images: fromFullRecord((record, { backendOrigin }) => {
    const images: Image[] = [];
    for (const { url } of record.pictures.length > 0 ? record.pictures : [{ url: record.picture }]) {
      const image = toImage(url, backendOrigin);
      if (image) images.push(image);
    }
    return images;
  }),
  owner: fromFullRecord((record) => {
    if (!record.owner) throw new AppError("UPSTREAM_UNAVAILABLE");
    return record.owner;
  }),
  category: fromFullRecord((record) => record.product_category),
  interests: fromFullRecord((record) => record.article_tags),
  acceptsOtherOffers: fromFullRecord((record) => record.accept_changes),
  place: fromFullRecord((record, context) => {
    const isForOwner = isOwn(record, context);
    return typeof isForOwner === "boolean"
      ? placeOf(record, isForOwner)
      : isForOwner.then((isOwner) => placeOf(record, isOwner));
  }),
  distanceKm: (parent, { from }, context) => {
    const near = from ? resolvePosition(from, context.position, "from") : context.viewerPosition;
    if (!near) return null;
    return isPublicationStub(parent)
      ? loadFullRecord(parent, context).then((record) => distanceFrom(near, record))
      : distanceFrom(near, parent);
  },
  publishedAt: fromFullRecord((record) => record.publish_date),
  ribbons: fromFullRecord((record, { viewerPosition }) =>
    ribbonsOf(record, viewerPosition && distanceFrom(viewerPosition, record), Date.now()),
  ),
  highlights: fromFullRecord(highlightsOf),
  isWithheld: ({ withheld }) => withheld,
  isReserved: fromFullRecord(({ reserved, active_transaction }) => reserved ?? active_transaction),
  isSaved: ({ id }, _args, { loaders, session }) =>
    session !== null && loaders.savedOf.load(id).then((saved) => saved !== null),
  isReported: ({ reported }) => reported,
  isOwn: fromFullRecord(isOwn),
  canEdit: fromFullRecord(canEdit),
  hasChangesInReview: fromFullRecord(hasChangesInReview),
  returnReason: fromFullRecord(returnReason),
  campaign: fromFullRecord(async (record, context) =>
    (await isOwn(record, context)) ? campaignOf(record, context) : null,
  ),
  stats: fromFullRecord(async (record, context) => {
    const stats = (await isOwn(record, context)) ? (record.stats ?? (await context.loaders.stats(record.id))) : null;
    return stats ? toStats(stats) : null;
  }),
  viewerProposal: fromFullRecord(viewerProposal),
};
