import { z } from "zod";
import { notificationFrequencies, notificationTopics, notificationWays } from "../../rules/notificationSettings";
import type { RestClient } from "./client";
import { anyBody, list } from "./shapes";

/** Also shows whether a backend has such settings: one that does refuses guests. */
export const notificationSettingsPath = "/v1/notification_settings";

const settingRecord = z.object({
  topic: z.enum(notificationTopics),
  way: z.enum(notificationWays),
  frequency: z.enum(notificationFrequencies),
  choices: z.array(z.enum(notificationFrequencies)),
});
/** `choices` has the default first; a single one means that it is fixed. */
export type NotificationSettingRecord = z.output<typeof settingRecord>;

const settings = list(settingRecord, "settings");

/** Each topic by each way; undefined where the backend has no such settings. */
export function listNotificationSettings(rest: RestClient): Promise<NotificationSettingRecord[] | undefined> {
  return rest.ifSupported(
    notificationSettingsPath,
    async () => (await rest.get(notificationSettingsPath, settings)).items,
  );
}

/** Answers all of them as they are then. */
export async function putNotificationSetting(
  rest: RestClient,
  setting: Omit<NotificationSettingRecord, "choices">,
): Promise<NotificationSettingRecord[]> {
  return (await rest.put(notificationSettingsPath, settings, { json: setting })).items;
}

/** Turns off the mails like the one whose link has this token. */
export async function postMailUnsubscription(rest: RestClient, token: string): Promise<void> {
  await rest.post("/v1/mail_unsubscriptions", anyBody, { json: { token } });
}
