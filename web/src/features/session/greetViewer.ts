import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";

/** Welcomes who has just signed in: the first time, and every other time by name. */
export function greetViewer({ signInCount, user }: { signInCount: number; user: { firstName: string } }): void {
  toast.success(signInCount === 1 ? messages.session.firstWelcome : messages.session.welcomeBack(user.firstName));
}
