import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";

/**
 * Greets the viewer after sign-in: a welcome the first time, by name afterwards. Toasts for the guest are dismissed.
 */
export function greetViewer({ signInCount, user }: { signInCount: number; user: { firstName: string } }): void {
  toast.clear();
  const text = signInCount === 1 ? messages.session.firstWelcome : messages.session.welcomeBack(user.firstName);
  // What a guest was about to do is answered after it.
  toast.success(text, { isNews: true });
}
