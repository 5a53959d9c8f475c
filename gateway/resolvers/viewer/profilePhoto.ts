import { blankPhotoText } from "../../../rules/account";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, UpstreamError, userError } from "../../errors";
import type { UserError } from "../../errors";
import { deleteProfilePhoto, updateProfilePhoto } from "../../rest/users";
import type { AccountRecord } from "../../rest/users";
import { toPayloadErrors } from "../common/payloadErrors";

export const profilePhotoMutations: MutationResolvers = {
  updateProfilePhoto: (_root, { input: { picture, thumbnail } }, context) =>
    changePhoto(context, (account) => updateProfilePhoto(context.rest, account, picture, thumbnail ?? null)),

  deleteProfilePhoto: (_root, _args, context) => changePhoto(context, ({ id }) => deleteProfilePhoto(context.rest, id)),
};

async function changePhoto(
  context: Context,
  send: (account: AccountRecord) => Promise<AccountRecord | null>,
): Promise<{ viewer: AccountRecord | null; errors: UserError[] }> {
  context.requireSession();
  try {
    const account = await context.loaders.account();
    if (!account) throw new AppError("UNAUTHENTICATED");
    const changed = await send(account);
    context.refresh();
    return { viewer: changed ?? (await context.loaders.account()), errors: [] };
  } catch (error) {
    // The backend's photo check gives no other reason.
    if (error instanceof UpstreamError && error.status === 406)
      return { viewer: null, errors: [userError("FORBIDDEN", blankPhotoText, "picture")] };
    return { viewer: null, errors: toPayloadErrors(error, { picture_data: "picture" }) };
  }
}
