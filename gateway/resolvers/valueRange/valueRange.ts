import { checkTitle } from "../../../rules/publication";
import type { QueryResolvers, ValueRangeResolvers } from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { isId } from "../../rest/isId";
import { getValueRange } from "../../rest/valueRange";
import { toMoney } from "../common/money";

export const valueRangeQueries: QueryResolvers = {
  async valueRange(_root, { categoryId, title }, context) {
    context.requireSession();
    if (!isId(categoryId)) return null;
    const refusal = checkTitle(title);
    if (refusal) throw new AppError("BAD_USER_INPUT", refusal, "title");
    return (await getValueRange(context.rest, categoryId, title)) ?? null;
  },
};

export const ValueRange: ValueRangeResolvers = {
  low: ({ low }) => amountOf(low),
  high: ({ high }) => amountOf(high),
  thingCount: ({ things }) => things,
};

function amountOf(dollars: number) {
  const money = toMoney(dollars);
  if (!money) throw new Error(`no amount: ${dollars}`);
  return money;
}
