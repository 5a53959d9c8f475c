import { zodResolver } from "@hookform/resolvers/zod";
import { signInSchema } from "./signInSchema";

/** Loads late: the checks are not needed to show the form. */
export const signInResolver = zodResolver(signInSchema);
