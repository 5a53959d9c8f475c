import type { CableTiming } from "./timing";

/** The backend rejected the subscription. */
export class CableRejectedError extends Error {}

/** No confirmation came. */
export class CableTimeoutError extends Error {}

/**
 * One identifier on one socket: its subscribe is repeated until it is answered, and its commands go out in sequence.
 */
export class CableSubscription {
  isConfirmed = false;
  /** Left before it was confirmed: the unsubscribe follows the confirmation, never overtakes it. */
  isLeaving = false;
  /** Whether it was ever confirmed: the next confirmation then follows a gap. */
  hasBeenConfirmed = false;
  private resend: NodeJS.Timeout | null = null;
  private deadline: NodeJS.Timeout | null = null;

  constructor(
    readonly identifier: string,
    private readonly timing: CableTiming,
    private readonly onTimeout: () => void,
  ) {
    this.startDeadline();
  }

  /** Sends the subscribe now and again until it is answered. */
  begin(send: () => void): void {
    this.stopResend();
    this.startDeadline();
    send();
    this.resend = setInterval(send, this.timing.resendMs);
  }

  confirm(): void {
    this.stop();
    this.isConfirmed = true;
    this.hasBeenConfirmed = true;
  }

  /** The socket is gone: nothing survives it. One that was confirmed waits for the next socket as long as it takes. */
  drop(): void {
    this.stopResend();
    this.isConfirmed = false;
    if (this.hasBeenConfirmed) this.stop();
  }

  stop(): void {
    this.stopResend();
    if (this.deadline) clearTimeout(this.deadline);
    this.deadline = null;
  }

  private startDeadline(): void {
    this.deadline ??= setTimeout(this.onTimeout, this.timing.subscribeTimeoutMs);
  }

  private stopResend(): void {
    if (this.resend) clearInterval(this.resend);
    this.resend = null;
  }
}
