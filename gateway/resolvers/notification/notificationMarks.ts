import { LRUCache } from "lru-cache";
import { growingTo } from "../../growing";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import { markAllNotifications, markNotification } from "../../rest/notifications";
import type { NotificationRecord } from "../../rest/notifications";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";

/** Toasts that are being marked: two tabs ask at the same moment, and only the first may show it. */
const toastedKeys = new LRUCache<string, true>({ ...growingTo(20_000), ttl: 600_000 });

async function mark(
  context: Context,
  id: string,
  marks: { read?: true; toast_notification: true },
  wasShown: boolean | null = null,
) {
  context.requireSession();
  if (!idText.safeParse(id).success) return refusal([userError("NOT_FOUND")]);
  try {
    const record = await markNotification(context.rest, id, marks);
    context.refresh();
    // For clients of the last release, the former mark.
    return toPayload(context, wasShown === null ? record : { ...record, toast_notification: wasShown }, wasShown);
  } catch (error) {
    return refusal(toPayloadErrors(error));
  }
}

const refusal = (errors: UserError[]) => ({ notification: null, wasShown: null, viewer: null, errors });

async function toPayload(context: Context, notification: NotificationRecord, wasShown: boolean | null) {
  return { notification, wasShown, viewer: await context.loaders.account(), errors: [] };
}

/** As many as a backend without a call for all can be asked for at once. */
const maxMarked = 50;

async function markOneByOne({ rest, loaders }: Context, upTo: string) {
  const unread = (await loaders.notifications()).filter(({ read, id }) => !read && Number(id) <= Number(upTo));
  for (const { id } of unread.slice(0, maxMarked))
    await markNotification(rest, id, { read: true, toast_notification: true });
}

export const notificationMutations: MutationResolvers = {
  markNotificationRead: (_root, { input }, context) =>
    mark(context, input.id, { read: true, toast_notification: true }),

  async markAllNotificationsRead(_root, { input }, context) {
    context.requireSession();
    if (!idText.safeParse(input.upTo).success) return { viewer: null, errors: [userError("NOT_FOUND")] };
    try {
      if ((await markAllNotifications(context.rest, input.upTo)) === undefined) await markOneByOne(context, input.upTo);
      context.refresh();
      return { viewer: await context.loaders.account(), errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },

  async markNotificationToasted(_root, { input }, context) {
    const session = context.requireSession();
    const key = `${session.connectionKey} ${input.id}`;
    const isRepeat = toastedKeys.has(key);
    toastedKeys.set(key, true);
    const { items } = await context.loaders.someNotifications({ id: input.id });
    const known = items.find((notification) => notification.id === input.id);
    const wasShown = isRepeat || known?.toast_notification === true;
    return known?.toast_notification
      ? toPayload(context, known, true)
      : mark(context, input.id, { toast_notification: true }, wasShown);
  },
};
