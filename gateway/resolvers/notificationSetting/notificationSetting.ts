import type { NotificationFrequency, NotificationTopic, NotificationWay } from "../../__generated__/enums";
import type { MutationResolvers, NotificationSettingResolvers } from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { listNotificationSettings, putNotificationSetting } from "../../rest/notificationSettings";
import type { NotificationSettingRecord } from "../../rest/notificationSettings";
import type { Context } from "../../context";
import { toPayloadErrors } from "../common/payloadErrors";

type Wire<Field extends keyof NotificationSettingRecord> = NotificationSettingRecord[Field];

const topics: Record<NotificationTopic, Wire<"topic">> = {
  MESSAGES: "messages",
  QUESTIONS: "questions",
  PROPOSALS: "proposals",
  MEETINGS: "meetings",
  ALERTS: "alerts",
  RINGS: "rings",
  PAYMENTS: "payments",
  PUBLICATIONS: "publications",
};
const ways: Record<NotificationWay, Wire<"way">> = { IN_APP: "in_app", MAIL: "mail", PUSH: "push" };
const frequencies: Record<NotificationFrequency, Wire<"frequency">> = {
  AT_ONCE: "at_once",
  DAILY: "daily",
  NEVER: "never",
};

/** The key of a value in a table with each value once. */
const keyOf = <Key extends string, Value>(table: Record<Key, Value>, value: Value): Key | null =>
  (Object.keys(table) as Key[]).find((key) => table[key] === value) ?? null;

/** Null for a topic of the wire that this version does not know. */
export const toNotificationTopic = (topic: string | null): NotificationTopic | null =>
  keyOf<NotificationTopic, string | null>(topics, topic);

export const notificationSettingMutations: MutationResolvers = {
  async setNotificationFrequency(_root, { input: { topic, way, frequency } }, context) {
    context.requireSession();
    try {
      const account = await context.loaders.account();
      if (!account) throw new AppError("UNAUTHENTICATED");
      await putNotificationSetting(context.rest, {
        topic: topics[topic],
        way: ways[way],
        frequency: frequencies[frequency],
      });
      context.refresh();
      return { viewer: account, errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
};

/** The viewer's; null where the backend has no such settings. */
export const readNotificationSettings = async ({ rest }: Context) => (await listNotificationSettings(rest)) ?? null;

export const NotificationSetting: NotificationSettingResolvers = {
  topic: ({ topic }) => keyOf(topics, topic) ?? "MESSAGES",
  way: ({ way }) => keyOf(ways, way) ?? "IN_APP",
  frequency: ({ frequency }) => keyOf(frequencies, frequency) ?? "AT_ONCE",
  choices: ({ choices }) => choices.flatMap((choice) => keyOf(frequencies, choice) ?? []),
};
