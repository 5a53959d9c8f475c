import type { RailsCable } from "./cable";
import type { RailsStore } from "./store";
import type { RailsTransaction } from "./records";

/** What the server broadcasts over the cable after a change. */
export class RailsBroadcasts {
  private notificationCount = 0;

  constructor(
    private readonly store: RailsStore,
    private readonly cable: RailsCable,
  ) {}

  /** A message to its conversation, the changed chat to the counterpart, and the new notifications. */
  message(transaction: RailsTransaction, message: object, fromId: number): void {
    this.cable.broadcast(`chat ${transaction.id}`, { messages: [message] });
    const toId = this.store.counterpart(transaction, fromId);
    this.cable.broadcast(`chats ${toId}`, { event: "update", ...this.store.presentChat(transaction, toId) });
    this.notifications();
  }

  /** Every notification since the last call. */
  notifications(): void {
    for (const notification of this.store.notifications.slice(this.notificationCount)) {
      this.cable.broadcast(`notifications ${notification.userId}`, {
        event: "received",
        notification: this.store.presentNotification(notification),
      });
    }
    this.notificationCount = this.store.notifications.length;
  }
}
