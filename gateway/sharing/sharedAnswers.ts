import { LRUCache } from "lru-cache";
import type { Encoded } from "../http/compression";

/** The answer to a public read, as it goes over the wire. */
export interface SharedAnswer extends Encoded {
  status: number;
  contentType: string;
  cacheControl: string;
  operation: string | null;
  /** OK, or the code of its first error. */
  code: string;
}

/** Permission to share the answer of one request; decided once the operation and its outcome are known. */
export interface SharePermit {
  /** A failure of ours is passed to the waiting callers but not kept. */
  grant: "none" | "waiting" | "everyone";
  operation: string | null;
  code: string;
}

/** Ends the fetching of an answer; null where there is none. */
type Landing = (answer: SharedAnswer | null, grant: SharePermit["grant"]) => void;

const maxBytes = 16 * 1024 * 1024;
const maxEntryBytes = 256 * 1024;

/**
 * Answers to public reads, each shared for a moment by all guests who ask for the very same. A key that was shared
 * lately is fetched by one request at a time; the others wait for it.
 */
export class SharedAnswers {
  private readonly entries = new LRUCache<string, { answer: SharedAnswer; until: number }>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + key.length + 200,
  });
  /** The requests that others wait for. */
  private readonly flights = new Map<string, Promise<SharedAnswer | null>>();
  private generation = 0;
  private readonly repeats: Repeats;
  private readonly followers: (() => void)[] = [];

  constructor(
    private readonly lifetimeMs: number,
    private readonly patienceMs: number,
    private readonly clock: () => number = Date.now,
  ) {
    this.repeats = new Repeats(lifetimeMs, clock);
  }

  get isEnabled(): boolean {
    return this.lifetimeMs > 0;
  }

  /**
   * The kept answer, or that of a fetch in flight. Where there is neither, the caller gets a function instead: it
   * fetches and passes the result to that function, once. Of callers who waited in vain one at a time takes over. Null
   * for a caller who has waited as long as the backend may take. Only who waits gets a promise.
   */
  find(key: string): SharedAnswer | Landing | Promise<SharedAnswer | Landing | null> {
    return this.keptAnswer(key) ?? (this.flights.has(key) ? this.wait(key) : this.begin(key));
  }

  /** Something has changed: later requests read again, one per key as before. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.flights.clear();
    for (const follow of this.followers) follow();
  }

  /** For whatever else is made of public reads. */
  whenCleared(follow: () => void): void {
    this.followers.push(follow);
  }

  private async wait(key: string): Promise<SharedAnswer | Landing | null> {
    const patience = new Patience(this.patienceMs);
    try {
      for (;;) {
        const kept = this.keptAnswer(key);
        if (kept) return kept;
        const flight = this.flights.get(key);
        if (!flight) return this.begin(key);
        const answer = await Promise.race([flight, patience.isOver]);
        if (answer === "over") {
          // Later callers do not wait for it as well.
          if (this.flights.get(key) === flight) this.flights.delete(key);
          return null;
        }
        if (answer) return answer;
      }
    } finally {
      patience.end();
    }
  }

  /** Most requests are alone of their kind: no other request waits for them, and their answers are not kept. */
  private begin(key: string): Landing {
    if (this.repeats.has(key)) return this.beginFlight(key);
    return (answer, grant) => {
      if (answer && grant === "everyone") this.repeats.add(key);
    };
  }

  /** For what was shared lately. */
  private beginFlight(key: string): Landing {
    const { generation } = this;
    let land!: (answer: SharedAnswer | null) => void;
    const flight = new Promise<SharedAnswer | null>((resolve) => {
      land = resolve;
    });
    this.flights.set(key, flight);
    return (answer, grant) => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
      if (answer && grant === "everyone") {
        this.repeats.add(key);
        // An answer read before a change still serves requests made before it, but is not kept.
        if (generation === this.generation) this.entries.set(key, { answer, until: this.clock() + this.lifetimeMs });
      }
      land(grant === "none" ? null : answer);
    };
  }

  private keptAnswer(key: string): SharedAnswer | null {
    const entry = this.entries.get(key);
    if (!entry || this.clock() >= entry.until) return null;
    this.repeats.add(key);
    return entry.answer;
  }
}

/** The total time that one request may wait. */
class Patience {
  readonly isOver: Promise<"over">;
  private timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.isOver = new Promise((resolve) => {
      this.timer = setTimeout(() => resolve("over"), ms);
    });
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

const maxRemembered = 20_000;

/** What was shared lately, for one to two lifetimes. */
class Repeats {
  private recent = new Set<string>();
  private former = new Set<string>();
  private startedAt = 0;

  constructor(
    private readonly lifetimeMs: number,
    private readonly clock: () => number,
  ) {}

  has(key: string): boolean {
    this.turn();
    return this.recent.has(key) || this.former.has(key);
  }

  add(key: string): void {
    this.turn();
    this.recent.add(key);
  }

  private turn(): void {
    const age = this.clock() - this.startedAt;
    if (age < this.lifetimeMs && this.recent.size < maxRemembered) return;
    this.former = age < 2 * this.lifetimeMs ? this.recent : new Set();
    this.recent = new Set();
    this.startedAt += age;
  }
}
