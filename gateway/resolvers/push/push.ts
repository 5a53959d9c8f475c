import type { MutationResolvers, PushResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { deletePush, getPush, putPush } from "../../rest/push";
import { toPayloadErrors } from "../common/payloadErrors";

/** Changes it for the device of this session. */
async function change(context: Context, write: () => Promise<unknown>) {
  context.requireSession();
  try {
    const account = await context.loaders.account();
    if (!account) throw new AppError("UNAUTHENTICATED");
    await write();
    context.refresh();
    return { viewer: account, errors: [] };
  } catch (error) {
    return { viewer: null, errors: toPayloadErrors(error) };
  }
}

export const pushMutations: MutationResolvers = {
  turnPushOn: (_root, { input: { endpoint, p256dh, auth } }, context) =>
    change(context, () => putPush(context.rest, { endpoint, p256dh, auth })),
  turnPushOff: (_root, _args, context) => change(context, () => deletePush(context.rest)),
};

/** The viewer's; null where the backend sends none. */
export const readPush = async ({ rest }: Context) => (await getPush(rest)) ?? null;

export const Push: PushResolvers = {
  publicKey: ({ public_key }) => public_key,
  isOn: ({ subscribed }) => subscribed,
};
