import { zodResolver } from "@hookform/resolvers/zod";
import { contactSchema } from "./contactSchema";

/** Loads late: the checks are not needed to show the form. */
export const contactResolver = zodResolver(contactSchema);
