import type { SearchMode } from "../../__generated__/enums";
import type { AlertResolvers, MutationResolvers, SearchInput } from "../../__generated__/resolvers";
import { alertTexts } from "../../../rules/alert";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import { approximatePosition } from "../../position";
import { deleteAlert, postAlert } from "../../rest/alerts";
import type { AlertForm } from "../../rest/alerts";
import { isId } from "../../rest/isId";
import { resolvePosition } from "../common/position";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";
import { toCondition, toPublicationType, wireConditions, wireTypes } from "../publication/publicationCodecs";
import { attributesOf, boundsOf, radiusOf, readLocation, termsOf, toValueRange } from "../search/search";

export const alertMutations: MutationResolvers = {
  async createAlert(_root, { input }, context) {
    context.requireSession();
    try {
      const alert = await postAlert(context.rest, toForm(input.search, context));
      context.refresh();
      return { alert, errors: [] };
    } catch (error) {
      const errors = toPayloadErrors(error, { search: "search", verified_owners: "search.verifiedOwners" });
      return { alert: null, errors: errors.map((refusal) => ({ ...refusal, field: pathOf(refusal.field) })) };
    }
  },

  async deleteAlert(_root, { input: { id } }, context) {
    context.requireSession();
    if (!idText.safeParse(id).success) return { deletedId: null, errors: [userError("NOT_FOUND")] };
    try {
      await deleteAlert(context.rest, id);
      context.refresh();
      return { deletedId: id, errors: [] };
    } catch (error) {
      // A repeat finds it gone, which is what the viewer wants; another user's looks the same.
      if (error instanceof AppError && error.code === "NOT_FOUND") return { deletedId: null, errors: [] };
      return { deletedId: null, errors: toPayloadErrors(error) };
    }
  },
};

const searchBy = { WANT: "tags", HAVE: "trade", VALUE: "values" } as const;
const modes: Record<AlertForm["searchBy"], SearchMode> = { tags: "WANT", trade: "HAVE", values: "VALUE" };

/** The checks name fields of the search itself. */
const pathOf = (field: string | null) => (field === null || field.startsWith("search") ? field : `search.${field}`);

/** What is kept of a search, read as the search itself reads it. */
function toForm(input: SearchInput, context: Context): AlertForm {
  if (input.ids) throw new AppError("BAD_USER_INPUT", alertTexts.nothing, "ids");
  const byValue = input.mode === "VALUE";
  const terms = byValue ? [] : termsOf(input);
  const categoryId = input.categoryId ?? null;
  if (!byValue && terms.length === 0 && categoryId === null)
    throw new AppError("BAD_USER_INPUT", alertTexts.nothing, "terms");
  if (categoryId !== null && !isId(categoryId))
    throw new AppError("BAD_USER_INPUT", "La categoría no existe.", "categoryId");
  return {
    searchBy: searchBy[input.mode],
    terms,
    categoryId,
    attributes: attributesOf(input),
    type: input.type ? wireTypes[input.type] : null,
    condition: input.condition ? wireConditions[input.condition] : null,
    location: readLocation(input),
    ...(byValue ? toValueRange(input) : boundsOf(input)),
    km: radiusOf(input),
    near: approximatePosition(resolvePosition(input.near, context.position, "near")),
    hasVerifiedOwner: input.verifiedOwners === true,
  };
}

export const Alert: AlertResolvers = {
  createdAt: ({ created_at }) => created_at,
  mode: ({ search }) => modes[search.search_by],
  terms: ({ search }) => search.tags,
  minUsd: ({ search }) => search.min_price,
  maxUsd: ({ search }) => search.max_price,
  category: ({ search: { category } }) => category && { id: category.id, name: category.name ?? "" },
  attributes: ({ search }) => search.fields.map((field) => ({ ...field, label: field.label ?? field.name })),
  condition: ({ search }) => toCondition(search.condition),
  type: ({ search }) => (search.type === null ? null : toPublicationType(search.type)),
  location: ({ search }) => search.location,
  verifiedOwners: ({ search }) => search.verified_owners,
  radiusKm: ({ search }) => search.km,
  near: ({ search: { latitude, longitude } }) =>
    latitude === null || longitude === null ? null : { latitude, longitude },
};
