import { UpstreamError } from "../errors";

/**
 * Weight of consecutive connection failures before calls are refused at once; time-outs weigh less, one slow endpoint
 * is not a dead backend.
 */
const threshold = 20;
const weights = { unreachable: 4, timeout: 1 };
/** How long calls are refused before a probe is let through, in ms. */
const coolDownMs = 1_000;

/** Keeps a dead backend from holding every request for its whole time-out. */
export class CircuitBreaker {
  private weight = 0;
  private openUntil = 0;
  private probing = false;

  constructor(private readonly clock: () => number = Date.now) {}

  get isOpen(): boolean {
    return this.weight >= threshold;
  }

  /** Raises UPSTREAM_UNAVAILABLE while the circuit is open; after the cool-down one call may pass as a probe. */
  enter(): void {
    if (this.weight < threshold) return;
    if (this.probing || this.clock() < this.openUntil) throw new UpstreamError("UPSTREAM_UNAVAILABLE");
    this.probing = true;
  }

  /** Any response at all, whatever its status. */
  succeeded(): void {
    this.weight = 0;
    this.probing = false;
  }

  failed(kind: "unreachable" | "timeout" | "other"): void {
    this.probing = false;
    if (kind === "other") return;
    this.weight += weights[kind];
    if (this.weight >= threshold) this.openUntil = this.clock() + coolDownMs;
  }
}
