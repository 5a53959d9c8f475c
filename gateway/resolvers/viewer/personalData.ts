import type { MutationResolvers } from "../../__generated__/resolvers";
import { AppError, UpstreamError } from "../../errors";
import { updatePersonalData } from "../../rest/users";
import { toPayloadErrors } from "../common/payloadErrors";
import { personalDataShape, registrationFields } from "../registration/registrationForm";
import { validate } from "../common/validate";

const fields = { ...registrationFields, password: "newPassword", current_password: "currentPassword" };

export const personalDataMutations: MutationResolvers = {
  async updatePersonalData(_root, { input }, context) {
    context.requireHttp();
    const session = context.requireSession();
    const { data, errors } = validate(personalDataShape(new Date()), input);
    if (!data) return { viewer: null, message: null, errors };
    const viewerId = session.userId ?? (await context.loaders.viewerId());
    if (!viewerId) throw new AppError("UNAUTHENTICATED");
    const { uid } = session.credentials;
    try {
      const attempt = data.password ? await context.attempts.changePassword.begin(uid, context.ip) : null;
      const { message, account } = await updatePersonalData(context.rest, viewerId, data).catch(
        async (error: unknown) => {
          if (!(error instanceof UpstreamError) || !error.fields["current_password"]) await attempt?.forgive();
          throw error;
        },
      );
      await attempt?.forgive();
      if (data.password) await context.endSessionsOf(uid, session);
      context.refresh();
      return { viewer: account ?? (await context.loaders.account()), message, errors: [] };
    } catch (error) {
      return { viewer: null, message: null, errors: toPayloadErrors(error, fields) };
    }
  },
};
