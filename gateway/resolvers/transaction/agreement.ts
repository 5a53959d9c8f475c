import type {
  AgreedThingResolvers,
  AgreementResolvers,
  AgreementSideResolvers,
  QueryResolvers,
} from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { toImage } from "../../image";
import { listAgreements } from "../../rest/agreements";
import { toMoney } from "../common/money";
import { idText } from "../common/validate";
import { toCondition, toPublicationType, toUsage } from "../publication/publicationCodecs";

export const agreementQueries: QueryResolvers = {
  async agreements(_root, { transactionId }, context) {
    context.requireSession();
    if (!idText.safeParse(transactionId).success) return null;
    try {
      return (await listAgreements(context.rest, transactionId)) ?? null;
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
};

export const Agreement: AgreementResolvers = {
  offerVersion: ({ offer_version }) => offer_version,
  agreedAt: ({ agreed_at }) => agreed_at,
  canonicalForm: ({ canonical }) => canonical,
  ownerSide: ({ owner }) => owner,
  interestedSide: ({ interested }) => interested,
};

export const AgreementSide: AgreementSideResolvers = {
  name: ({ name }) => name ?? "",
  isViewer: async ({ user_id }, _args, { loaders }) => user_id === (await loaders.viewerId()),
  money: ({ money }) => (money === null ? null : { amount: money, currency: "USD" }),
};

export const AgreedThing: AgreedThingResolvers = {
  publicationId: ({ id }) => id,
  title: ({ title }) => title ?? "",
  type: ({ publication_type }) => toPublicationType(publication_type),
  condition: ({ product_status }) => toCondition(product_status),
  usage: ({ condition }) => toUsage(condition),
  price: ({ price }) => toMoney(price),
  images: ({ pictures }, _args, { backendOrigin }) => pictures.flatMap((url) => toImage(url, backendOrigin) ?? []),
};
