import type { ErrorCode } from "../../__generated__/enums";

const passing: readonly ErrorCode[] = ["RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT"];

/** The refusals that another try would not change. Throws where it could be taken later. */
export function finalRefusals<Refusal extends { code: ErrorCode }>(errors: readonly Refusal[]): readonly Refusal[] {
  const later = errors.find(({ code }) => passing.includes(code));
  if (later) throw new Error(`not taken now: ${later.code}`);
  return errors;
}
