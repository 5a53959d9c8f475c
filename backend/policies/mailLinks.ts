import { hourMs } from "../../rules/durations";

/** How long the links in mails and the tokens of open registrations hold, in hours. Each works once. */
export const confirmationHours = 72;
/** Of the link for a new password. */
export const recoveryHours = 2;
/** Of a registration that a provider has verified and that is still to be completed. */
export const socialTokenHours = 2;

/** Between signing in to a deactivated account and confirming that it shall be active again. */
export const reactivationHours = 0.5;

/** `hours` may be a fraction. */
export const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * hourMs);
