import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import * as z from "zod/mini";
import type {
  EditPublicationQuery,
  EditPublicationQueryVariables,
  UpdatePublicationInput,
} from "../../__generated__/graphql";
import { refineBy } from "../../components/form/refineBy";
import { messages } from "../../lib/messages";
import { checkAttribute } from "../../../../rules/attribute";
import {
  checkAddress,
  checkDescription,
  checkInterests,
  checkPlaceName,
  checkReference,
  checkTitle,
  checkValueText,
  publicationTexts,
} from "../../../../rules/publication";
import { cleanLine, cleanText } from "../../../../rules/text";

/** The data that the wizard edits. */
export const EDIT_PUBLICATION: TypedDocumentNode<EditPublicationQuery, EditPublicationQueryVariables> = gql`
  query EditPublication($id: ID!) {
    publicationEdit(publicationId: $id) {
      refusal
      revision
      isInReview
      returnReason
      canAppeal
      title
      description
      condition
      usage
      attributes {
        name
        rawValue
      }
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

/** The latest version that its owner wrote, reviewed or not. */
export type PublicationEdit = NonNullable<EditPublicationQuery["publicationEdit"]>;

/** A cropped picture to upload, or one that the publication already has. */
export interface DraftImage {
  /** For a published picture, its URL at the server. */
  id: string;
  /** Null for a published picture. */
  file: File | null;
  /** For the preview: object URL of the file, or the picture's URL. */
  url: string;
  /** What it was cropped from, while the form is open. */
  original?: File;
}

/** Wide enough for a tile, and for the preview on a regular screen. */
const TILE_WIDTH = 360;

function toDraftImage({ url, sources }: PublicationEdit["images"][number]): DraftImage {
  return { id: url, file: null, url: sources.find(({ width }) => width >= TILE_WIDTH)?.url ?? url };
}

const placeSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  municipality: z.string(),
  state: z.string(),
});

/** Parses «Chacao, Miranda» and its exact point; null if either is missing, so that the user chooses again. */
function toDraftPlace({
  label,
  coordinates,
}: PublicationEdit["publication"]["place"]): z.input<typeof placeSchema> | null {
  const [, municipality, state] = /^(.+),\s*([^,]+)$/.exec(label) ?? [];
  return coordinates && municipality && state
    ? { latitude: coordinates.latitude, longitude: coordinates.longitude, municipality, state }
    : null;
}

/** Of the wizard, as its address has it. */
export type StepNumber = 1 | 2 | 3 | 4;

interface DraftField<Schema extends z.ZodMiniType> {
  /** Where a user can see and correct it. */
  step: StepNumber;
  schema: Schema;
  /** Of a new publication. */
  empty: z.input<Schema>;
  /** Of one that is edited. */
  fromEdit: (edit: PublicationEdit) => z.input<Schema>;
}

const defineField = <Schema extends z.ZodMiniType>(field: DraftField<Schema>) => field;

/** Every field of the wizard: schema, first values, steps and stored drafts are made of this table. */
export const publicationFields = {
  type: defineField({
    step: 1,
    schema: z.enum(["PRODUCT", "SERVICE"]),
    empty: "PRODUCT",
    fromEdit: ({ publication }) => publication.type,
  }),
  categoryId: defineField({
    step: 1,
    schema: z.string().check(z.minLength(1, messages.error.required)),
    empty: "",
    fromEdit: ({ publication }) => publication.category?.id ?? "",
  }),
  title: defineField({
    step: 2,
    schema: z.string().check(z.overwrite(cleanLine), refineBy(checkTitle)),
    empty: "",
    fromEdit: ({ title }) => title,
  }),
  price: defineField({
    step: 2,
    schema: z.string().check(refineBy(checkValueText)),
    empty: "",
    fromEdit: ({ publication: { price } }) => (price ? String(Math.round(price.amount / 100)) : ""),
  }),
  images: defineField({
    step: 2,
    schema: z.array(z.custom<DraftImage>()),
    empty: [],
    fromEdit: ({ images }) => images.map(toDraftImage),
  }),
  condition: defineField({
    step: 2,
    schema: z.enum(["", "NEW", "USED"]),
    empty: "",
    fromEdit: ({ condition }) => condition ?? "",
  }),
  usage: defineField({
    step: 2,
    schema: z.enum(["", "EXCELLENT", "GOOD", "DETAILS", "PARTS"]),
    empty: "",
    fromEdit: ({ usage }) => usage ?? "",
  }),
  /** By name; blank ones are not sent. */
  attributes: defineField({
    step: 2,
    schema: z.record(z.string(), z.string()).check(
      z.superRefine((attributes, context) => {
        for (const [name, value] of Object.entries(attributes)) {
          const message = checkAttribute(name, value);
          if (message) context.addIssue({ code: "custom", path: [name], message });
        }
      }),
    ),
    empty: {},
    fromEdit: ({ attributes }) =>
      Object.fromEntries(attributes.flatMap(({ name, rawValue }) => (name ? [[name, rawValue]] : []))),
  }),
  description: defineField({
    step: 2,
    schema: z.string().check(z.overwrite(cleanText), refineBy(checkDescription)),
    empty: "",
    fromEdit: ({ description }) => description,
  }),
  interests: defineField({
    step: 3,
    schema: z.array(z.string()).check(refineBy(checkInterests)),
    empty: [],
    fromEdit: ({ publication }) => [...publication.interests],
  }),
  acceptsOtherOffers: defineField({
    step: 3,
    schema: z.boolean(),
    empty: true,
    fromEdit: ({ publication }) => publication.acceptsOtherOffers,
  }),
  address: defineField({
    step: 4,
    schema: z.string().check(z.overwrite(cleanText), refineBy(checkAddress)),
    empty: "",
    fromEdit: ({ publication }) => publication.place.address ?? "",
  }),
  /** Null while nothing is chosen, or if the point lies outside the country. */
  place: defineField({
    step: 4,
    schema: z
      .nullable(placeSchema)
      .check(
        refineBy((place) =>
          place ? (checkPlaceName(place.municipality) ?? checkPlaceName(place.state)) : publicationTexts.place,
        ),
      ),
    empty: null,
    fromEdit: ({ publication }) => toDraftPlace(publication.place),
  }),
  reference: defineField({
    step: 4,
    schema: z.string().check(z.overwrite(cleanText), refineBy(checkReference)),
    empty: "",
    fromEdit: ({ publication }) => publication.place.reference ?? "",
  }),
};

/** In the words of the input, so that a refusal of the server finds its step. */
export type FieldName = keyof typeof publicationFields;
/** As typed: numbers are text, what is not chosen is blank. */
export type FieldValues = { [Name in FieldName]: z.input<(typeof publicationFields)[Name]["schema"]> };

/** The input fields shared by creating and editing: one that is not sent does not compile. */
type FormInput = Required<
  Omit<UpdatePublicationInput, "publicationId" | "revision" | "type" | "categoryId" | "images">
>;

/** Null where the category asks for none: a backend without attributes is sent none. */
function toAttributes(attributes: FieldValues["attributes"]): FormInput["attributes"] {
  const written = Object.entries(attributes);
  if (written.length === 0) return null;
  return written.filter(([, value]) => value.trim() !== "").map(([name, value]) => ({ name, value }));
}

/** The form as the input of the mutations. */
export function toPublicationInput(draft: FieldValues & { requestId: string }): FormInput {
  const { place } = draft;
  if (!place) throw new Error("no place");
  const isProduct = draft.type === "PRODUCT";
  return {
    requestId: draft.requestId,
    title: draft.title.trim().replace(/\s+/g, " "),
    priceUsd: Number(draft.price),
    condition: isProduct ? draft.condition || null : null,
    usage: isProduct && draft.condition === "USED" ? draft.usage || null : null,
    description: draft.description.trim(),
    attributes: toAttributes(draft.attributes),
    interests: draft.interests,
    acceptsOtherOffers: draft.interests.length === 0 || draft.acceptsOtherOffers,
    address: draft.address.trim(),
    reference: draft.reference.trim() || null,
    municipality: place.municipality,
    state: place.state,
    coordinates: { latitude: place.latitude, longitude: place.longitude },
  };
}
