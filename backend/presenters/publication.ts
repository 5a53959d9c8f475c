import { imageUrl } from "../adapters/images";
import { attributesOfCategory } from "../catalogue/attributes";
import { categoryPath } from "../catalogue/categories";
import type { ReviewedFields } from "../db/edits";
import type { PublicationView } from "../db/publications";
import type { AttributeKind } from "../../rules/attribute";
import { approximatePoint } from "../../rules/placeGrid";
import type { StoredAttribute } from "../db/schema/publications";
import { visibility } from "../policies/publication";
import type { ViewerId } from "../policies/publication";
import { cardKind } from "../policies/ribbon";
import { presentCampaign } from "./campaign";
import { presentPerson } from "./user";

interface PresentedCategory {
  id: number;
  name: string;
  category_level: number;
  father_id: number | null;
  product_category: PresentedCategory | null;
}

/** The category with its ancestors nested, as in publications. */
function presentCategory(id: number): PresentedCategory | null {
  return categoryPath(id).reduce<PresentedCategory | null>(
    (parent, { id, name, level, fatherId }) => ({
      id,
      name,
      category_level: level,
      father_id: fatherId,
      product_category: parent,
    }),
    null,
  );
}

/** Who reads it, and under which origin pictures are. */
export interface PublicationContext {
  viewerId: ViewerId;
  origin: string;
}

/** A publication as the viewer may see it; null where the viewer may not see it at all. */
export function presentPublication(view: PublicationView, context: PublicationContext) {
  const shown = visibility(view, context.viewerId);
  if (shown === "none") return null;
  if (shown === "withheld") return presentWithheld(view, context);
  return shown === "full" ? presentFull(view, context) : presentCard(view, context);
}

/**
 * The publication as a page of its own, or a saved record, shows it: what is not available any more has neither title
 * nor picture there. Only the cards of transactions and of the wall still name it.
 */
export function presentDetail(view: PublicationView, context: PublicationContext) {
  const publication = presentPublication(view, context);
  return publication && visibility(view, context.viewerId) === "card"
    ? { ...publication, title: null, name: null, picture: null, pictures: [] }
    : publication;
}

/** Without those that the viewer may not know of. */
export const presentPublications = (views: readonly PublicationView[], context: PublicationContext) =>
  views.flatMap((view) => presentPublication(view, context) ?? []);

/** The reviewed columns as the wire names them, in the publication and in its edit. */
export function presentReviewed(content: ReviewedFields, categoryId: number) {
  const { title, description, condition, usage, fields, tags: _tags, ...forgotten } = content;
  // Does not compile where a reviewed column is not presented.
  forgotten satisfies Record<string, never>;
  return {
    name: title,
    editor_web: description,
    product_status: condition,
    condition: usage,
    publications_fields: presentAttributes(fields, categoryId),
  };
}

/** Attributes with what their category says of them; suggestions stay in the category tree. */
function presentAttributes(fields: readonly StoredAttribute[], categoryId: number) {
  const definitions = new Map(attributesOfCategory(categoryId).map((definition) => [definition.name, definition]));
  return fields.flatMap(({ name, value }) => {
    const definition = definitions.get(name);
    if (!definition) return [];
    const { label, kind, unit, options } = definition;
    return [
      { field_category: { name, label, settings: { kind, unit, options: isClosedList(kind) ? options : [] } }, value },
    ];
  });
}

const isClosedList = (kind: AttributeKind) => kind === "option" || kind === "color";

function presentFull(view: PublicationView, { viewerId, origin }: PublicationContext) {
  const isOwn = view.ownerId === viewerId;
  const pictures = presentPictures(view, origin);
  return {
    id: view.id,
    title: view.title,
    ...presentReviewed(view, view.categoryId),
    price: view.priceUsd,
    publication_type: view.type,
    publish_date: view.publishDate.toISOString(),
    owner: presentPerson(view.owner, origin, isOwn),
    dist_metros: view.metres === null ? null : Math.round(view.metres),
    distance: view.metres === null ? null : Math.round(view.metres / 10) / 100,
    location: view.location,
    picture: pictures[0]?.url ?? null,
    pictures,
    article_tags: view.interests,
    active_transaction: view.isReserved || view.hasLiveProposal,
    // Not recorded, and said only where the flag above leaves it open.
    ...(view.hasLiveProposal && { reserved: view.isReserved }),
    publication_status: view.status,
    product_category: presentCategory(view.categoryId),
    accept_changes: view.acceptChanges,
    // Only the owner sees street and exact point.
    address_1: isOwn ? view.address1 : view.location,
    address_2: isOwn ? view.address2 : null,
    coordinate: isOwn ? { latitude: view.latitude, longitude: view.longitude } : approximatePoint(view),
    status: view.sponsoredViews > 0 ? "Activa" : null,
    card_kind: cardKind({
      isSponsored: view.sponsoredViews > 0,
      isPremium: view.owner.subscription === "Premium",
      ownerWantsViewerItem: !isOwn && view.ownerWantsViewerItem,
      viewerWantsItem: !isOwn && view.viewerWantsItem,
      metres: view.metres,
    }),
    // Not recorded from the original and for the owner alone: saves a call for each own publication.
    ...(isOwn &&
      view.promotion && {
        stats: view.promotion.stats,
        campaign: view.promotion.campaign && presentCampaign(view.promotion.campaign),
      }),
  };
}

/** The card, for a publication that is not available any more. */
function presentCard(view: PublicationView, { origin }: PublicationContext) {
  const pictures = presentPictures(view, origin).slice(0, 1);
  return {
    id: view.id,
    title: view.title,
    name: view.title,
    price: null,
    publication_type: view.type,
    product_status: null,
    condition: null,
    publish_date: null,
    owner: presentPerson(view.owner, origin),
    dist_metros: null,
    distance: null,
    location: null,
    picture: pictures[0]?.url ?? null,
    pictures,
    article_tags: [],
    active_transaction: false,
    publication_status: view.status,
    product_category: presentCategory(view.categoryId),
    accept_changes: null,
    editor_web: null,
    address_1: null,
    address_2: null,
    coordinate: null,
    publications_fields: [],
    status: null,
    card_kind: "new",
  } satisfies Record<string, unknown> & Record<keyof ReturnType<typeof presentReviewed>, unknown>;
}

/** What others see of a withheld publication: only owner, category, type, status and date. */
function presentWithheld(view: PublicationView, context: PublicationContext) {
  return {
    ...presentCard(view, context),
    title: null,
    name: null,
    picture: null,
    pictures: [],
    publish_date: view.publishDate.toISOString(),
    withheld: true,
  };
}

function presentPictures(view: PublicationView, origin: string) {
  return view.imageIds.map((imageId, position) => ({ id: view.id * 100 + position, url: imageUrl(origin, imageId) }));
}
