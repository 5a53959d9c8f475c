import { LRUCache } from "lru-cache";

/** The answer to a public read, as it goes over the wire. */
export interface SharedAnswer {
  bytes: Buffer;
  contentType: string;
  operation: string | null;
}

/** Permission to share the answer of one request; given when it is known what was asked and what came of it. */
export interface SharePermit {
  isGranted: boolean;
  operation: string | null;
}

interface Entry {
  answer: SharedAnswer;
  until: number;
  /** The request that fetches the next answer. */
  flight: Promise<SharedAnswer | null> | null;
}

const maxBytes = 16 * 1024 * 1024;
const maxEntryBytes = 256 * 1024;

/**
 * Answers to public reads, each shared for a moment by all guests who ask for the very same. A key that was shared
 * once is fetched by one request at a time; the others wait for it.
 */
export class SharedAnswers {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + key.length + 200,
  });
  private generation = 0;
  private readonly repeats: Repeats;

  constructor(
    private readonly lifetimeMs: number,
    private readonly clock: () => number = Date.now,
  ) {
    this.repeats = new Repeats(lifetimeMs, clock);
  }

  get isEnabled(): boolean {
    return this.lifetimeMs > 0;
  }

  /** The answer that is there or under way; null where the caller has to fetch its own. */
  find(key: string): SharedAnswer | Promise<SharedAnswer | null> | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    return this.clock() < entry.until ? entry.answer : entry.flight;
  }

  /**
   * Says that an answer is being fetched. It is kept where others asked for it lately: most requests are alone of
   * their kind. The returned function is called once, with null for an answer that is not shared.
   */
  begin(key: string): (answer: SharedAnswer | null) => void {
    const { generation } = this;
    const isWanted = this.repeats.add(key);
    const entry = this.entries.get(key);
    let land!: (answer: SharedAnswer | null) => void;
    const flight = new Promise<SharedAnswer | null>((resolve) => {
      land = resolve;
    });
    if (entry) entry.flight = flight;
    return (answer) => {
      // What was read before a change is good for who asked before it, but not to be kept.
      const isCurrent = generation === this.generation;
      if (entry?.flight === flight) entry.flight = null;
      if (answer && isWanted && isCurrent)
        this.entries.set(key, { answer, until: this.clock() + this.lifetimeMs, flight: null });
      else if (!answer) this.entries.delete(key);
      land(isCurrent ? answer : null);
    };
  }

  /** Something has changed. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
  }
}

const maxRemembered = 20_000;

/** What was asked for lately, for one to two lifetimes. */
class Repeats {
  private recent = new Set<string>();
  private former = new Set<string>();
  private startedAt = 0;

  constructor(
    private readonly lifetimeMs: number,
    private readonly clock: () => number,
  ) {}

  /** Whether it is a repetition. */
  add(key: string): boolean {
    const now = this.clock();
    if (now - this.startedAt >= this.lifetimeMs || this.recent.size >= maxRemembered) {
      this.former = this.recent;
      this.recent = new Set();
      this.startedAt = now;
    }
    const isKnown = this.recent.has(key) || this.former.has(key);
    this.recent.add(key);
    return isKnown;
  }
}
