import { z } from "zod";
import { checkPictureCount, maxPictures } from "../../../rules/pictures";
import { invalidText } from "../../../rules/text";
import type { PublicationEditRefusal } from "../../__generated__/enums";
import type {
  MutationResolvers,
  PublicationEditResolvers,
  QueryResolvers,
  UpdatePublicationInput,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import { toImage, toWireImage } from "../../image";
import { updatePublication } from "../../rest/publicationChanges";
import type { PublicationRecord } from "../../rest/publicationRecord";
import {
  categoryShape,
  checkCondition,
  fieldNames,
  formFields,
  typeShape,
  toWireFields,
  writtenFields,
} from "./publicationForm";
import { toPublicationStatus, wireTypes } from "./publicationCodecs";
import type { PublicationEditView } from "./publicationEditView";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";

const oneImage = "Cada imagen es un archivo nuevo o una que ya está";

const image = z
  .object({
    url: z.string().min(1, invalidText).max(300, invalidText).nullish(),
    file: z.unknown().optional(),
  })
  .refine(({ url, file }) => Boolean(url) !== Boolean(file), oneImage);

const updateShape = z
  .object({
    ...formFields,
    publicationId: idText,
    revision: z.number().int(invalidText).min(0, invalidText).nullish(),
    type: typeShape.nullish(),
    categoryId: categoryShape.nullish(),
    images: z.array(image),
  })
  .superRefine(checkCondition);

export const publicationEditQuery: QueryResolvers = {
  async publicationEdit(_root, { publicationId }, context) {
    context.requireSession();
    const { loaders } = context;
    const record = await loaders.publicationDetail(publicationId);
    return record && isOwn(record, await loaders.viewerId()) ? viewEdit(record) : null;
  },
};

export const publicationEditMutation: MutationResolvers = {
  async updatePublication(_root, { input }, context) {
    context.requireSession();
    const { data: form, errors } = validate(updateShape, input);
    if (!form) return { publication: null, edit: null, errors };
    // After Premium a publication keeps its pictures: only the backend knows how many it had.
    const excess = checkPictureCount(input.images.length, maxPictures.Premium);
    if (excess) return { publication: null, edit: null, errors: [userError("BAD_USER_INPUT", excess, "images")] };
    const names = { ...fieldNames, ...namesOfNew(input.images), id: "publicationId" };
    try {
      const publication = await updatePublication(context.rest, form.publicationId, {
        ...(await toWireFields(form, context)),
        product_categories_id: form.categoryId ?? null,
        publication_type: form.type ? wireTypes[form.type] : null,
        revision: form.revision ?? null,
        pictures: input.images.map(
          ({ url, file }) => file ?? toWireImage(url ?? "", context.backendOrigin, context.picturesUrl),
        ),
      });
      context.refresh();
      context.loaders.prime([publication]);
      return { publication, edit: viewEdit(publication), errors: [] };
    } catch (error) {
      return { publication: null, edit: null, errors: toPayloadErrors(error, names) };
    }
  },
};

/** The wire counts the pictures that are new, the input those that stay as well. */
function namesOfNew(images: UpdatePublicationInput["images"]): Record<string, string> {
  const places = images.flatMap(({ file }, index) => (file ? [index] : []));
  return Object.fromEntries(places.map((place, sent) => [`picture_data.${sent}`, `images.${place}`]));
}

/** Own and neither swapped nor reserved: the rest is the backend's decision. */
export const canEdit = async (record: PublicationRecord, { loaders }: Context): Promise<boolean> =>
  refusalOf(record) === null && isOwn(record, await loaders.viewerId());

/** Known from the detail and the viewer's own list only. */
export const hasChangesInReview = async (record: PublicationRecord, { loaders }: Context): Promise<boolean | null> =>
  record.edit && isOwn(record, await loaders.viewerId()) ? record.edit.in_review : null;

/** As above; while it is reviewed again, a previous reason no longer applies. */
export const returnReason = async (record: PublicationRecord, { loaders }: Context): Promise<string | null> =>
  record.edit && !record.edit.in_review && isOwn(record, await loaders.viewerId()) ? record.edit.reason : null;

const isOwn = ({ owner }: PublicationRecord, viewerId: string | null) => viewerId !== null && owner?.id === viewerId;

function refusalOf({ publication_status, active_transaction }: PublicationRecord): PublicationEditRefusal | null {
  if (toPublicationStatus(publication_status) === "FINISHED") return "FINISHED";
  // An owner has no proposal on an own publication: here the flag means that an agreed transaction holds it.
  return active_transaction ? "RESERVED" : null;
}

/** The record with its owner's latest version over it; a backend without edits has only the record itself. */
const viewEdit = (published: PublicationRecord): PublicationEditView => ({
  ...published,
  ...published.edit,
  published,
});

export const PublicationEdit: PublicationEditResolvers = {
  publication: ({ published }) => published,
  refusal: refusalOf,
  revision: ({ edit }) => edit?.revision ?? null,
  isInReview: ({ edit, publication_status }) =>
    edit?.in_review ?? toPublicationStatus(publication_status) === "WAITING",
  canAppeal: ({ edit }) => edit?.can_appeal ?? false,
  returnReason: ({ edit }) => edit?.reason ?? null,
  title: ({ edit, title, name }) => edit?.name ?? title ?? name ?? "",
  description: ({ editor_web, description }) => editor_web ?? description ?? "",
  ...writtenFields,
  images: ({ pictures }, _args, { backendOrigin }) => pictures.flatMap(({ url }) => toImage(url, backendOrigin) ?? []),
};
