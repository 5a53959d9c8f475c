/** Somebody in this process who follows a stream. */
export interface Follower {
  deliver(content: unknown, messageId: number | undefined): void;
}

export interface Closable {
  userId: number;
  client: string;
  /** Ends the connection for good. */
  endSession(): void;
}

/** Who is connected to this process, and who of them follows which stream. */
export class Hub {
  readonly connections = new Set<Closable>();
  private readonly followers = new Map<string, Set<Follower>>();

  follow(stream: string, follower: Follower) {
    const set = this.followers.get(stream);
    if (set) set.add(follower);
    else this.followers.set(stream, new Set([follower]));
  }

  unfollow(stream: string, follower: Follower) {
    const set = this.followers.get(stream);
    set?.delete(follower);
    if (set?.size === 0) this.followers.delete(stream);
  }

  followersOf(stream: string): Follower[] {
    return [...(this.followers.get(stream) ?? [])];
  }

  /** All connections of a user, or those of one client. */
  endSessions(userId: number, client?: string) {
    for (const connection of this.connections) {
      if (connection.userId === userId && (client === undefined || connection.client === client))
        connection.endSession();
    }
  }
}
