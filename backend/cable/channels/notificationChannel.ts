import { maxId } from "../../../rules/id";
import { listNotificationsAfter } from "../../db/notifications";
import { presentNotification } from "../../presenters/notification";
import { isSelf, rejection } from "./channel";
import type { Channel } from "./channel";

/** The user's notifications. `catch_up` repeats to the asking connection what came after an id, oldest first. */
export const notificationChannel: Channel = async (services, viewerId, params) => {
  if (!isSelf(params, viewerId)) return rejection;
  return {
    stream: `notifications:${viewerId}`,
    loadSnapshot: async () => ({ content: { event: "connected" } }),
    actions: {
      catch_up: async (data, transmit) => {
        if (data.user_id !== undefined && !isSelf(data, viewerId)) return;
        const last = Number(data.last_notification_id ?? 0);
        if (!Number.isSafeInteger(last) || last < 0 || last > maxId) return;
        for (const record of await listNotificationsAfter(services.db, viewerId, last)) {
          transmit({ event: "received", notification: presentNotification(record, services.origin) });
        }
      },
    },
  };
};
