import { RateLimiterMemory } from "rate-limiter-flexible";
import { typingMs } from "../../rules/typing";
import { AppError } from "../errors";

/**
 * Attempts of one kind, counted where they are made (per resolver call, not per request: one request may carry many).
 */
export interface Attempts {
  /**
   * Counts an attempt before it is made, so that parallel ones cannot slip through; raises RATE_LIMITED when there
   * were too many. Call `forgive` on the result when it succeeded.
   */
  begin(subject: string, ip: string): Promise<Attempt>;
  /**
   * The same in two steps, for attempts that need a captcha first: the first counts against the caller's address
   * alone, so that a caller without a proof cannot use up the attempts of the account it names.
   */
  arrive(ip: string): Promise<{ begin(subject: string): Promise<Attempt> }>;
}

/** One that was counted; `forgive` takes it back. */
export interface Attempt {
  forgive(): Promise<void>;
}

/** Every limit of attempts, by what is tried. */
export interface AttemptLimits {
  /** 5 failed attempts per account in 15 minutes, 100 per address. */
  signIn: Attempts;
  /** 5 per e-mail in an hour, 100 per address. */
  register: Attempts;
  /** 20 per token's beginning in an hour, 60 per address. */
  confirmEmail: Attempts;
  /** 5 messages per e-mail in an hour, 20 per address. */
  contact: Attempts;
  /**
   * Recovery and confirmation mails: 5 of a kind per e-mail in an hour, 30 per address, successful ones included,
   * since each reveals who is registered.
   */
  accountMail: Attempts;
  /** 10 per token in an hour, 30 per address. */
  resetPassword: Attempts;
  /** 5 wrong ones per account in 15 minutes, 100 per address. */
  changePassword: Attempts;
  /** Posts of the built-in card page: 30 per payment in 15 minutes, 100 per address. */
  cardPage: Attempts;
  /** 10 per token in an hour, 30 per address. */
  reactivate: Attempts;
  /** 10 per provider's token in 15 minutes, 100 per address. */
  social: Attempts;
  /** Clicks on banners: one per visitor, banner and day, 300 per address. */
  bannerClick: Attempts;
  /** The same of views, 1,000 per address. */
  bannerView: Attempts;
  /** Typing in a chat: one per user and chat in some seconds, 300 per address. */
  typing: Attempts;
  /** Searches whose paid results count as viewed: 60 per signed-in viewer in an hour, 120 per address. */
  views: Attempts;
}

/**
 * Counts points of one kind by key. Rejects where none are left; rejects with an Error only where counting itself
 * failed.
 */
interface Limiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

/** `duration` in seconds. */
export type CreateLimiter = (options: { name: string; points: number; duration: number }) => Limiter;

/** Counts what this process sees. */
const createLocalLimiter: CreateLimiter = ({ points, duration }) => new RateLimiterMemory({ points, duration });

/** Counts in the process unless another limiter is given. */
export function createAttemptLimits(createLimiter: CreateLimiter = createLocalLimiter): AttemptLimits {
  const attempts = (name: string, options: AttemptOptions) => createAttempts(createLimiter, name, options);
  return {
    signIn: attempts("signIn", { perSubject: 5, perIp: 100, seconds: 15 * 60 }),
    register: attempts("register", { perSubject: 5, perIp: 100, seconds: 60 * 60 }),
    confirmEmail: attempts("confirmEmail", { perSubject: 20, perIp: 60, seconds: 60 * 60 }),
    contact: attempts("contact", { perSubject: 5, perIp: 20, seconds: 60 * 60 }),
    accountMail: attempts("accountMail", { perSubject: 5, perIp: 30, seconds: 60 * 60 }),
    resetPassword: attempts("resetPassword", { perSubject: 10, perIp: 30, seconds: 60 * 60 }),
    changePassword: attempts("changePassword", { perSubject: 5, perIp: 100, seconds: 15 * 60 }),
    cardPage: attempts("cardPage", { perSubject: 30, perIp: 100, seconds: 15 * 60 }),
    reactivate: attempts("reactivate", { perSubject: 10, perIp: 30, seconds: 60 * 60 }),
    social: attempts("social", { perSubject: 10, perIp: 100, seconds: 15 * 60 }),
    bannerClick: attempts("bannerClick", { perSubject: 1, perIp: 300, seconds: 24 * 60 * 60 }),
    bannerView: attempts("bannerView", { perSubject: 1, perIp: 1000, seconds: 24 * 60 * 60 }),
    typing: attempts("typing", { perSubject: 1, perIp: 300, seconds: typingMs.least / 1_000 }),
    views: attempts("views", { perSubject: 60, perIp: 120, seconds: 60 * 60 }),
  };
}

/** For what may be left out without a word: null where there were too many. */
export async function beginIfFew(attempts: Attempts, subject: string, ip: string): Promise<Attempt | null> {
  try {
    return await attempts.begin(subject, ip);
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return null;
    throw error;
  }
}

interface AttemptOptions {
  perSubject: number;
  perIp: number;
  seconds: number;
}

function createAttempts(
  createLimiter: CreateLimiter,
  name: string,
  { perSubject, perIp, seconds }: AttemptOptions,
): Attempts {
  const subjects = createLimiter({ name: `${name}:subject`, points: perSubject, duration: seconds });
  const ips = createLimiter({ name: `${name}:address`, points: perIp, duration: seconds });
  const arrive: Attempts["arrive"] = async (address) => {
    const ip = networkOf(address);
    // First: an address without attempts left must not use up those of the accounts it names.
    await consume(ips, ip);
    return {
      async begin(subject) {
        const key = subject.trim().toLowerCase().slice(0, 320);
        await consume(subjects, key).catch(async (refusal: unknown) => {
          await ips.reward(ip);
          throw refusal;
        });
        return {
          async forgive() {
            await subjects.reward(key);
            await ips.reward(ip);
          },
        };
      },
    };
  };
  return { arrive, begin: async (subject, ip) => (await arrive(ip)).begin(subject) };
}

/** One household has a whole /64 of IPv6 addresses, so they count as one. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    throw new AppError("RATE_LIMITED", undefined, null, Math.ceil(msBeforeNext / 1000));
  }
}
