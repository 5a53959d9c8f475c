import { z } from "zod";
import { checkPictureCount, maxPictures } from "../../../rules/pictures";
import {
  checkAddress,
  checkDescription,
  checkInterests,
  checkItemState,
  checkPlaceName,
  checkReference,
  checkTitle,
  checkValue,
  joinLocation,
  titleTags,
  uniqueWords,
} from "../../../rules/publication";
import { cleanLine } from "../../../rules/text";
import type {
  CreatePublicationInput,
  PublicationEditResolvers,
  PublicationResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import { listExcludedWords } from "../../rest/categories";
import type { RestClient } from "../../rest/client";
import type { PublicationUpdate } from "../../rest/publicationContent";
import { checkedText, coordinatesShape, idText, optionalText, refineBy, requestIdText } from "../common/validate";
import { attributeFieldNames, attributesOf, attributesShape, toAdditionalInfo } from "./attributes";
import { fromFullRecord } from "./fullRecords";
import { toCondition, toUsage, wireConditions, wireUsages } from "./publicationCodecs";

/** A field of the form with one value of its own, to be read from the record and from its edit alike. */
type WrittenField = Exclude<
  keyof PublicationEditResolvers,
  | "publication"
  | "refusal"
  | "revision"
  | "isInReview"
  | "canAppeal"
  | "returnReason"
  | "title"
  | "description"
  | "images"
>;

/** The fields of `Publication` that `PublicationEdit` has, too. */
export const writtenFields = {
  condition: fromFullRecord((record) => toCondition(record.product_status)),
  usage: fromFullRecord((record) => toUsage(record.condition)),
  attributes: fromFullRecord(attributesOf),
} satisfies Required<Pick<PublicationResolvers, WrittenField>>;

/** The fields of both inputs except pictures, type and category. */
type FormField = Exclude<keyof CreatePublicationInput, "images" | "type" | "categoryId">;

/** Their rules. */
export const formFields = {
  requestId: requestIdText,
  title: checkedText(checkTitle, cleanLine),
  priceUsd: z.number().superRefine(refineBy(checkValue)),
  condition: z.enum(["NEW", "USED"]).nullish(),
  usage: z.enum(["EXCELLENT", "GOOD", "DETAILS", "PARTS"]).nullish(),
  description: checkedText(checkDescription),
  attributes: attributesShape,
  interests: z
    .array(z.string())
    .superRefine(refineBy(checkInterests))
    .transform((words) => uniqueWords(words.map(cleanLine))),
  acceptsOtherOffers: z.boolean(),
  address: checkedText(checkAddress),
  reference: optionalText(checkReference),
  municipality: checkedText(checkPlaceName),
  state: checkedText(checkPlaceName),
  coordinates: coordinatesShape,
} satisfies Record<FormField, z.ZodType>;

/** Only new publications have one: the edit leaves it as it is. */
export const typeShape = z.enum(["PRODUCT", "SERVICE"]);
/** Whether there is such a category, the backend says. */
export const categoryShape = idText;

interface ConditionFields {
  type?: "PRODUCT" | "SERVICE" | null | undefined;
  condition?: "NEW" | "USED" | null | undefined;
  usage?: keyof typeof wireUsages | null | undefined;
}

/**
 * A product has a condition, a used one a detail of use; a service has neither. Without the type, the backend
 * decides.
 */
export function checkCondition(form: ConditionFields, context: z.core.$RefinementCtx): void {
  if (!form.type) return;
  const refusals = checkItemState({
    isService: form.type === "SERVICE",
    condition: form.condition ? (form.condition === "USED" ? "used" : "new") : null,
    hasUsage: Boolean(form.usage),
  });
  for (const [field, message] of Object.entries(refusals))
    if (message) context.addIssue({ code: "custom", path: [field], message });
}

type Form = z.output<z.ZodObject<typeof formFields>>;

/** The form as the wire's fields; the two calls add the rest. */
export async function toWireFields(
  form: Form,
  { rest }: Context,
): Promise<Omit<PublicationUpdate, "product_categories_id" | "publication_type" | "pictures" | "revision">> {
  const { requestId, title, priceUsd, condition, usage, description, attributes, ...others } = form;
  const { interests, acceptsOtherOffers, ...placed } = others;
  const { address, reference, municipality, state, coordinates, ...forgotten } = placed;
  // Does not compile where a field of the form is not sent.
  forgotten satisfies Record<string, never>;
  return {
    requestId,
    name: title,
    price: priceUsd,
    product_status: condition ? wireConditions[condition] : null,
    condition: usage ? wireUsages[usage] : null,
    description,
    accept_changes: interests.length === 0 || acceptsOtherOffers,
    article_tags: interests,
    ...coordinates,
    address_1: address,
    address_2: reference,
    location: joinLocation(municipality, state),
    tags: titleTags(title, await loadExcludedWords(rest)),
    aditional_info: toAdditionalInfo(attributes),
  };
}

/** A title has its tags, if too many of them, where the words cannot be had. */
const loadExcludedWords = (rest: RestClient) => listExcludedWords(rest).catch(() => []);

/** Wire field -> input field, for refusals. */
export const fieldNames = {
  name: "title",
  price: "priceUsd",
  product_categories_id: "categoryId",
  publication_type: "type",
  product_status: "condition",
  condition: "usage",
  editor_web: "description",
  description: "description",
  aditional_info: "attributes",
  ...attributeFieldNames,
  article_tags: "interests",
  tags: "title",
  accept_changes: "acceptsOtherOffers",
  latitude: "coordinates",
  longitude: "coordinates",
  address_1: "address",
  address_2: "reference",
  location: "municipality",
  picture_data: "images",
  picture_order: "images",
  revision: "revision",
} satisfies Record<string, string> & Record<Exclude<keyof PublicationUpdate, "requestId" | "pictures">, string>;

/**
 * Refuses too many pictures, and none. Only Premium accounts may have more than the standard number; checking that
 * costs a call, made only then.
 */
export async function refusePictureCount(count: number, { loaders }: Context): Promise<UserError[]> {
  const mayBePremium = count > maxPictures.Standard && count <= maxPictures.Premium;
  const isPremium = mayBePremium && (await loaders.account())?.type_suscription === "Premium";
  const refusal = checkPictureCount(count, isPremium ? maxPictures.Premium : maxPictures.Standard);
  return refusal ? [userError("BAD_USER_INPUT", refusal, "images")] : [];
}
