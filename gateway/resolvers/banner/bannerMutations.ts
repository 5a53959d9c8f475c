import { z } from "zod";
import { caracasDay } from "../../../rules/age";
import { checkBannerAddress, checkBannerPeriod, checkBannerTitle, maxBannersSeen } from "../../../rules/banner";
import { cleanLine, invalidText } from "../../../rules/text";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { userError } from "../../errors";
import { beginIfFew } from "../../limits/attempts";
import type { Attempt } from "../../limits/attempts";
import { countBannerClick, countBannerViews, saveBanner } from "../../rest/banners";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, idText, requestIdText, validate } from "../common/validate";
import { requireOperator } from "../moderation/moderation";
import { toKeptBanner, toWirePlace } from "./banner";

const clickShape = z.object({ id: idText });
const viewsShape = z.object({ ids: z.array(idText).max(maxBannersSeen, invalidText) });
const day = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const bannerShape = z
  .object({
    requestId: requestIdText,
    id: idText.nullish().transform((value) => value ?? null),
    version: z
      .number()
      .int()
      .nullish()
      .transform((value) => value ?? null),
    position: z
      .number()
      .int()
      .min(1, invalidText)
      .nullish()
      .transform((value) => value ?? null),
    title: checkedText(checkBannerTitle, cleanLine),
    url: checkedText(checkBannerAddress),
    startsOn: day,
    endsOn: day,
    isShown: z.boolean(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    const message = checkBannerPeriod(startsOn, endsOn);
    if (message) context.addIssue({ code: "custom", path: ["endsOn"], message });
  });

const fieldNames = {
  title: "title",
  url_banner: "url",
  starts_on: "startsOn",
  ends_on: "endsOn",
  image_big: "wideImage",
  image_small: "narrowImage",
};

export const bannerMutations: MutationResolvers = {
  async countBannerClick(_root, { input }, context) {
    const { data } = validate(clickShape, input);
    if (!data) return { done: false, errors: [userError("NOT_FOUND")] };
    if (context.isRobot) return { done: true, errors: [] };
    const visitor = context.nameVisitor(`banner ${data.id} ${caracasDay(new Date())}`);
    // Also where the backend counts every click.
    const attempt = await beginIfFew(context.attempts.bannerClick, visitor, context.ip);
    try {
      if (attempt) await countBannerClick(context.rest, data.id, visitor);
    } catch (error) {
      await attempt?.forgive();
      return { done: false, errors: toPayloadErrors(error) };
    }
    return { done: true, errors: [] };
  },

  async countBannerViews(_root, { input }, context) {
    const { data, errors } = validate(viewsShape, input);
    if (!data) return { done: false, errors };
    if (context.isRobot) return { done: true, errors: [] };
    const visitor = context.nameVisitor(`banner views ${caracasDay(new Date())}`);
    const first = new Map<string, Attempt>();
    for (const id of new Set(data.ids)) {
      const attempt = await beginIfFew(context.attempts.bannerView, `${visitor} ${id}`, context.ip);
      if (attempt) first.set(id, attempt);
    }
    try {
      // However long a visitor reads, each banner is written once a day.
      if (first.size > 0) await countBannerViews(context.rest, [...first.keys()], visitor);
    } catch (error) {
      for (const attempt of first.values()) await attempt.forgive();
      return { done: false, errors: toPayloadErrors(error) };
    }
    return { done: true, errors: [] };
  },

  async saveBanner(_root, { input }, context) {
    await requireOperator(context);
    const { data, errors } = validate(bannerShape, input);
    if (!data) return { banner: null, errors };
    try {
      const saved = await saveBanner(context.rest, {
        ...data,
        place: toWirePlace(input.place),
        wideImage: input.wideImage ?? null,
        narrowImage: input.narrowImage ?? null,
      });
      return { banner: saved && toKeptBanner(saved, context.backendOrigin), errors: [] };
    } catch (error) {
      return { banner: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};
