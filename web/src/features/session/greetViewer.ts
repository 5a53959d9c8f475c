import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";

/**
 * Greets the viewer after sign-in: a welcome the first time, by name afterwards. Toasts for the guest are dismissed.
 */
export function greetViewer({ signInCount, user }: { signInCount: number; user: { firstName: string } }): void {
  toast.clear();
  toast.success(signInCount === 1 ? messages.session.firstWelcome : messages.session.welcomeBack(user.firstName));
}
