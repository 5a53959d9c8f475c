import { AppError } from "../errors";

/** "Does not exist" and "not yours" are one answer: null. */
export async function nullIfHidden<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN")) return null;
    throw error;
  }
}
