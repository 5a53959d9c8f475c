import type { DigestTopicResolvers } from "../../__generated__/resolvers";
import { toNotificationTopic } from "../notificationSetting/notificationSetting";

export const DigestTopic: DigestTopicResolvers = { topic: ({ topic }) => toNotificationTopic(topic) };
