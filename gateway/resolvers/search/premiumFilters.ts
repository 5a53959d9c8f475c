import { recentDays, searchTexts } from "../../../rules/search";
import type { SearchInput } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { SearchFilters } from "../../rest/search";

type PremiumFilters = Pick<SearchFilters, "hasVerifiedOwner" | "publishedDays">;

/** The filters of Premium accounts. Guests are refused here; whether a person's term runs the backend decides. */
export function premiumFiltersOf(input: SearchInput, { session }: Context): PremiumFilters {
  const field = filterOf(input);
  const publishedDays = input.publishedDays ?? null;
  if (publishedDays !== null && publishedDays !== recentDays)
    throw new AppError("BAD_USER_INPUT", searchTexts.days, "publishedDays");
  if (field && !session) throw new AppError("FORBIDDEN", searchTexts.premium, field);
  return { hasVerifiedOwner: input.verifiedOwners === true, publishedDays };
}

/** Runs a search; a refusal of the backend names the filter that only Premium accounts may use. */
export async function namingPremiumFilter<Result>(input: SearchInput, search: () => Promise<Result>): Promise<Result> {
  try {
    return await search();
  } catch (error) {
    const field = filterOf(input);
    if (field && error instanceof AppError && error.code === "FORBIDDEN")
      throw new AppError("FORBIDDEN", searchTexts.premium, field);
    throw error;
  }
}

function filterOf({ verifiedOwners, publishedDays }: SearchInput): keyof SearchInput | null {
  if (verifiedOwners) return "verifiedOwners";
  return publishedDays == null ? null : "publishedDays";
}
