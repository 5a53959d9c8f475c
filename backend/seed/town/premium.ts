import { caracasDay } from "../../../rules/age";
import { addMonths } from "../../policies/caracasDays";
import { reminderAt, reminderDays } from "../../policies/premiumTerm";
import type { Days } from "../days";
import type { Town, UserRow } from "./types";

const months = 12;
const secureExchanges = 26;

/** The running terms of those who are Premium, with the jobs that end them. */
export function buildPremiumTerms(users: readonly UserRow[], days: Days): Pick<Town, "premiumTerms" | "jobs"> {
  const startsOn = caracasDay(days.ago(40, 9));
  const endsOn = addMonths(startsOn, months);
  const premiumTerms = users
    .filter(({ subscription }) => subscription === "Premium")
    .map(({ id: userId }, index) => ({
      id: index + 1,
      userId,
      months,
      state: "active" as const,
      secureExchanges,
      secureExchangesLeft: secureExchanges,
      startsOn,
      endsOn,
      decidedAt: days.ago(40, 9),
      createdAt: days.ago(41, 18),
    }));
  const jobs = premiumTerms.map(({ id }) => ({
    kind: "premium_term" as const,
    subjectId: id,
    dueAt: reminderAt(endsOn, reminderDays[0]),
  }));
  return { premiumTerms, jobs };
}
