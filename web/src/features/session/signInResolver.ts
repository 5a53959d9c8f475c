import { zodResolver } from "@hookform/resolvers/zod";
import { signInSchema } from "./signInSchema";

export const signInResolver = zodResolver(signInSchema);
