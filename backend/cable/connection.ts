import type { WebSocket } from "ws";
import type { Services } from "../services";
import type { Grant } from "./channels/channel";
import { channels } from "./channels/table";
import type { Closable, Subscriber, Hub } from "./hub";
import * as frames from "./protocol";

/** How much a slow reader may hold in memory before it is cut. */
const maxBufferedBytes = 4 * 1024 * 1024;
const maxSubscriptions = 300;
const maxQueued = 500;

interface Subscription {
  grant: Grant;
  leave(): void;
}

/** One authenticated socket. Its commands are worked off one after the other. */
export class Connection implements Closable {
  private readonly subscriptions = new Map<string, Subscription>();
  private queue = Promise.resolve();
  private queued = 0;
  private isOpen = true;

  constructor(
    private readonly services: Services,
    private readonly hub: Hub,
    private readonly socket: WebSocket,
    readonly userId: number,
    readonly client: string,
  ) {
    hub.connections.add(this);
    socket.on("close", () => this.dispose());
    socket.on("message", (data, isBinary) => {
      if (!isBinary) this.enqueue(String(data));
    });
    this.send(frames.welcome);
  }

  send(frame: string) {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > maxBufferedBytes) {
      this.services.log.warn({ userId: this.userId }, "cable connection cut: it does not read");
      this.dispose();
      return this.socket.terminate();
    }
    this.socket.send(frame);
  }

  endSession() {
    this.close(frames.disconnect("unauthorized", false));
  }

  restart() {
    this.close(frames.disconnect("server_restart", true));
  }

  private close(frame: string) {
    this.send(frame);
    this.dispose();
    this.socket.close(1000);
  }

  private dispose() {
    this.isOpen = false;
    this.hub.connections.delete(this);
    for (const subscription of this.subscriptions.values()) subscription.leave();
    this.subscriptions.clear();
  }

  private enqueue(raw: string) {
    const command = frames.readCommand(raw);
    if (!command || !this.isOpen) return;
    if (this.queued >= maxQueued) return this.socket.terminate();
    this.queued++;
    this.queue = this.queue
      .then(() => this.execute(command))
      .catch((error: unknown) =>
        this.services.log.error({ err: error, command: command.command }, "cable command failed"),
      )
      .finally(() => {
        this.queued--;
      });
  }

  private async execute(command: frames.Command) {
    if (!this.isOpen) return;
    if (command.command === "subscribe") return this.subscribe(command.identifier);
    const subscription = this.subscriptions.get(command.identifier);
    if (!subscription) return;
    if (command.command === "unsubscribe") {
      this.subscriptions.delete(command.identifier);
      subscription.leave();
      return;
    }
    const { action } = command.data;
    const { actions } = subscription.grant;
    if (typeof action !== "string" || !actions || !Object.hasOwn(actions, action)) return;
    await actions[action]?.(command.data, (content) => this.send(frames.message(command.identifier, content)));
  }

  private async subscribe(identifier: string) {
    if (this.subscriptions.has(identifier) || this.subscriptions.size >= maxSubscriptions) return;
    const params = frames.readObject(identifier);
    const channel = typeof params?.channel === "string" ? channels.get(params.channel) : undefined;
    if (!params || !channel) return;
    const grant = await channel(this.services, this.userId, params);
    if (!this.isOpen) return;
    if ("refusal" in grant) {
      if (grant.refusal !== undefined) this.send(frames.message(identifier, grant.refusal));
      return this.send(frames.rejection(identifier));
    }
    await this.open(identifier, grant);
  }

  /** Returns what ends it. */
  private follow({ stream, news }: Grant, deliver: Subscriber["deliver"]): () => void {
    const { userId } = this;
    const followed: [string, Subscriber][] = [[stream, { userId, deliver }]];
    if (news)
      followed.push([
        news.stream,
        {
          userId,
          wants: news.wants,
          deliver: (content) => deliver(news.present(content), undefined),
        },
      ]);
    for (const [each, subscriber] of followed) this.hub.subscribe(each, subscriber);
    return () => {
      for (const [each, subscriber] of followed) this.hub.unsubscribe(each, subscriber);
    };
  }

  /**
   * Messages that arrive while the snapshot is loaded wait behind the confirmation, so that none falls between the two.
   */
  private async open(identifier: string, grant: Grant) {
    let buffered: [content: unknown, messageId: number | undefined][] | null = [];
    let snapshotUpTo = 0;
    const transmit = (content: unknown, messageId: number | undefined) => {
      if (messageId === undefined || messageId > snapshotUpTo) this.send(frames.message(identifier, content));
    };
    const deliver: Subscriber["deliver"] = (content, messageId) => {
      if (buffered) buffered.push([content, messageId]);
      else transmit(content, messageId);
    };
    const leave = this.follow(grant, deliver);
    this.subscriptions.set(identifier, { grant, leave });
    try {
      const snapshot = await grant.loadSnapshot?.();
      if (snapshot) {
        this.send(frames.message(identifier, snapshot.content));
        snapshotUpTo = snapshot.upTo ?? 0;
      }
    } catch (error) {
      this.subscriptions.delete(identifier);
      leave();
      throw error;
    }
    this.send(frames.confirmation(identifier));
    const missed = buffered;
    buffered = null;
    for (const [content, messageId] of missed) transmit(content, messageId);
  }
}
