import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { EditPublicationQuery, EditPublicationQueryVariables } from "../../__generated__/graphql";
import { randomId } from "../../lib/randomId";
import type { PublicationDraft } from "./publicationSchema";

/** The data that the wizard edits. */
export const EDIT_PUBLICATION: TypedDocumentNode<EditPublicationQuery, EditPublicationQueryVariables> = gql`
  query EditPublication($id: ID!) {
    publicationEdit(publicationId: $id) {
      refusal
      revision
      isInReview
      returnReason
      title
      description
      condition
      usage
      images {
        url
        sources {
          url
          width
        }
      }
      publication {
        id
        type
        status
        category {
          id
        }
        price {
          amount
          currency
        }
        interests
        acceptsOtherOffers
        place {
          label
          address
          reference
          coordinates {
            latitude
            longitude
          }
        }
      }
    }
  }
`;

export type PublicationEdit = NonNullable<EditPublicationQuery["publicationEdit"]>;

/** Wide enough for a tile, and for the preview on a regular screen. */
const TILE_WIDTH = 360;

/** Turns the latest edit into a draft, with the existing pictures. */
export function toDraft({ publication, ...edit }: PublicationEdit): PublicationDraft {
  const { price, place } = publication;
  return {
    requestId: randomId(),
    revision: edit.revision,
    type: publication.type,
    categoryId: publication.category?.id ?? "",
    title: edit.title,
    price: price ? String(Math.round(price.amount / 100)) : "",
    images: edit.images.map(({ url, sources }) => ({
      id: url,
      file: null,
      url: sources.find(({ width }) => width >= TILE_WIDTH)?.url ?? url,
    })),
    condition: edit.condition ?? "",
    usage: edit.usage ?? "",
    description: edit.description,
    interests: [...publication.interests],
    acceptsOtherOffers: publication.acceptsOtherOffers,
    address: place.address ?? "",
    reference: place.reference ?? "",
    place: placeOf(place),
  };
}

/** Parses «Chacao, Miranda» and its exact point; null if either is missing, so that the user chooses again. */
function placeOf({ label, coordinates }: PublicationEdit["publication"]["place"]): PublicationDraft["place"] {
  const [, municipality, state] = /^(.+),\s*([^,]+)$/.exec(label) ?? [];
  return coordinates && municipality && state
    ? { latitude: coordinates.latitude, longitude: coordinates.longitude, municipality, state }
    : null;
}
