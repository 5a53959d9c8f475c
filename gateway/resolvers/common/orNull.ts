import { AppError } from "../../errors";

/** What was found; null where the backend has no such record, or none to show now. */
export async function orNull<Found>(finding: Promise<Found | undefined>): Promise<Found | null> {
  try {
    return (await finding) ?? null;
  } catch (error) {
    if (error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "CONFLICT")) return null;
    throw error;
  }
}
