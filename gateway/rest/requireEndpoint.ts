import { UpstreamError } from "../errors";

/** A missing endpoint is an unavailable service, not a missing record. */
export async function requireEndpoint<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.isUnknownEndpoint)
      throw new UpstreamError("UPSTREAM_UNAVAILABLE", { status: error.status, cause: error });
    throw error;
  }
}
