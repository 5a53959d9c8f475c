import { z } from "zod";
import { checkRingComplement, checkRingRadius, checkRingTolerance } from "../../../rules/ring";
import type { MutationResolvers, RingSettingsResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { getRingSettings, putRingSettings } from "../../rest/ringSettings";
import { toPayloadErrors } from "../common/payloadErrors";
import { refineBy, validate } from "../common/validate";

const shape = z.object({
  radiusKm: z.number().superRefine(refineBy(checkRingRadius)),
  tolerancePercent: z.number().superRefine(refineBy(checkRingTolerance)),
  complementUsd: z.number().superRefine(refineBy(checkRingComplement)).nullish(),
});
const fieldNames = { radius_km: "radiusKm", tolerance_percent: "tolerancePercent", complement_usd: "complementUsd" };

export const ringSettingsMutations: MutationResolvers = {
  async setRingSettings(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { viewer: null, errors };
    try {
      const account = await context.loaders.account();
      if (!account) throw new AppError("UNAUTHENTICATED");
      await putRingSettings(context.rest, {
        radius_km: data.radiusKm,
        tolerance_percent: data.tolerancePercent,
        complement_usd: data.complementUsd ?? undefined,
      });
      context.refresh();
      return { viewer: account, errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};

/** The viewer's; null where the backend has none. */
export const readRingSettings = async ({ rest }: Context) => (await getRingSettings(rest)) ?? null;

export const RingSettings: RingSettingsResolvers = {
  radiusKm: ({ radius_km }) => radius_km,
  tolerancePercent: ({ tolerance_percent }) => tolerance_percent,
  complementUsd: ({ complement_usd }) => complement_usd ?? null,
};
