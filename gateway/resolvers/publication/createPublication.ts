import { z } from "zod";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { createPublication } from "../../rest/publicationChanges";
import {
  categoryShape,
  checkCondition,
  fieldNames,
  formFields,
  refusePictureCount,
  typeShape,
  toWireFields,
} from "./publicationForm";
import { wireTypes } from "./publicationCodecs";
import { toPayloadErrors } from "../common/payloadErrors";
import { validate } from "../common/validate";

const publicationShape = z
  .object({
    ...formFields,
    type: typeShape,
    categoryId: categoryShape,
  })
  .superRefine(checkCondition);

export const createPublicationMutation: MutationResolvers = {
  async createPublication(_root, { input }, context) {
    context.requireSession();
    const { data: form, errors } = validate(publicationShape, input);
    if (!form) return { publication: null, errors };
    const excess = await refusePictureCount(input.images.length, context);
    if (excess.length > 0) return { publication: null, errors: excess };
    try {
      const publication = await createPublication(context.rest, {
        ...(await toWireFields(form, context)),
        product_categories_id: form.categoryId,
        publication_type: wireTypes[form.type],
        pictures: input.images,
      });
      context.loaders.prime([publication]);
      return { publication, errors: [] };
    } catch (error) {
      return { publication: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};
