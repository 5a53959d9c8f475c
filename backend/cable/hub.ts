import type { CableEvent } from "../commands/outbox";

/** A subscriber of a stream in this process. */
export interface Subscriber {
  userId: number;
  /** Whether it gets an event; all of them where this is left out. */
  wants?(event: CableEvent): boolean;
  deliver(content: unknown, messageId: number | undefined): void;
}

/** An open connection, as those see it who may end it. */
export interface Closable {
  userId: number;
  client: string;
  /** Ends the connection for good. */
  endSession(): void;
}

/** The connections of this process and their subscriptions by stream. */
export class Hub {
  readonly connections = new Set<Closable>();
  private readonly subscribers = new Map<string, Set<Subscriber>>();

  subscribe(stream: string, subscriber: Subscriber) {
    const set = this.subscribers.get(stream);
    if (set) set.add(subscriber);
    else this.subscribers.set(stream, new Set([subscriber]));
  }

  unsubscribe(stream: string, subscriber: Subscriber) {
    const set = this.subscribers.get(stream);
    set?.delete(subscriber);
    if (set?.size === 0) this.subscribers.delete(stream);
  }

  subscribersOf(stream: string, event: CableEvent): Subscriber[] {
    return [...(this.subscribers.get(stream) ?? [])].filter(({ wants }) => wants?.(event) ?? true);
  }

  /** Delivers to the subscribers of a stream who are among these users. */
  send(stream: string, userIds: readonly number[], content: unknown) {
    for (const { userId, deliver } of this.subscribers.get(stream) ?? [])
      if (userIds.includes(userId)) deliver(content, undefined);
  }

  /** All connections of a user, or those of one client. */
  endSessions(userId: number, client?: string) {
    for (const connection of this.connections) {
      if (connection.userId === userId && (client === undefined || connection.client === client))
        connection.endSession();
    }
  }
}
