import { perPage } from "../../../rules/paging";
import { z } from "zod";
import { unknownPlanText } from "../../../rules/plan";
import type { MutationResolvers, OrderInput, QueryResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import type { UserError } from "../../errors";
import { listPayments, listPlans, postCreditPayment, postProforma } from "../../rest/payments";
import type { PlanRecord, ProductKind } from "../../rest/payments";
import { getPremium } from "../../rest/premium";
import { readPage, toPageNumbers } from "../common/numberedPages";
import { toPayloadErrors } from "../common/payloadErrors";
import { productKinds, toPlanKind } from "./planKind";
import { requestIdText, idText, validate } from "../common/validate";

const fieldNames = { id: "planId", plan: "planId", publication_id: "publicationId" };
const missingPublication = "Indica la publicación";

const orderShape = z.object({
  requestId: requestIdText,
  planId: idText,
  publicationId: idText.nullish(),
});

export const paymentQueries: QueryResolvers = {
  plans: async (_root, { kind }, context) => {
    context.requireSession();
    return (await loadPlans(context, productKinds[kind])) ?? null;
  },

  async premium(_root, _args, context) {
    context.requireSession();
    return (await getPremium(context.rest)) ?? null;
  },

  async payments(_root, { page: asked }, context) {
    context.requireSession();
    const page = readPage(asked);
    const listed = await context.rest.ifSupported("/v1/payments", () => listPayments(context.rest, page, perPage));
    return listed ? { items: listed.items, page: toPageNumbers(page, listed.pageInfo.total) } : null;
  },

  async proforma(_root, { id }, context) {
    context.requireSession();
    return idText.safeParse(id).success ? context.loaders.proforma.load(id) : null;
  },
};

const loadPlans = ({ rest }: Context, kind: ProductKind) =>
  rest.ifSupported("/v1/provider_products", () => listPlans(rest, kind));

/** Which plan it is: those of a promotion are looked through first where a publication is named. */
async function findPlan(context: Context, planId: string, hasPublication: boolean): Promise<PlanRecord | undefined> {
  const kinds: ProductKind[] = hasPublication ? ["promo", "premium"] : ["premium", "promo"];
  for (const kind of kinds) {
    const plans = await loadPlans(context, kind);
    if (!plans) throw new AppError("UPSTREAM_UNAVAILABLE");
    const plan = plans.find(({ id }) => id === planId);
    if (plan) return plan;
  }
  return undefined;
}

type CheckedOrder = { plan: PlanRecord; publicationId: string | null; requestId: string } | { errors: UserError[] };

/** The checked order with its plan; the backend decides whether it may be had. */
async function checkOrder(input: OrderInput, context: Context): Promise<CheckedOrder> {
  context.requireSession();
  const { data, errors } = validate(orderShape, input);
  if (!data) return { errors };
  const publicationId = data.publicationId ?? null;
  const plan = await findPlan(context, data.planId, publicationId !== null);
  if (!plan) return { errors: [userError("NOT_FOUND", unknownPlanText, "planId")] };
  const isPromotion = toPlanKind(plan.productable_type) === "PROMO";
  if (isPromotion && publicationId === null)
    return { errors: [userError("BAD_USER_INPUT", missingPublication, "publicationId")] };
  return { plan, publicationId: isPromotion ? publicationId : null, requestId: data.requestId };
}

export const paymentMutations: MutationResolvers = {
  async createProforma(_root, { input }, context) {
    const order = await checkOrder(input, context);
    if ("errors" in order) return { proforma: null, errors: order.errors };
    try {
      const proforma = await postProforma(context.rest, order.plan, order.publicationId, order.requestId);
      context.refresh();
      return { proforma: { ...proforma, publication_id: proforma.publication_id ?? order.publicationId }, errors: [] };
    } catch (error) {
      return { proforma: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },

  async payWithCredit(_root, { input }, context) {
    const order = await checkOrder(input, context);
    if ("errors" in order) return { proforma: null, campaign: null, viewer: null, errors: order.errors };
    try {
      const { proforma, campaign } = await postCreditPayment(
        context.rest,
        order.plan,
        order.publicationId,
        order.requestId,
      );
      context.refresh();
      // It is paid: a balance that cannot be read now must not look like a failure, or it would be paid again.
      return { proforma, campaign, viewer: await context.loaders.account().catch(() => null), errors: [] };
    } catch (error) {
      return { proforma: null, campaign: null, viewer: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};
