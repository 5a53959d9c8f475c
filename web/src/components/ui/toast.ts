import { createStore } from "zustand/vanilla";
import { endOnce } from "../../lib/segments";

/** Says which colours and icon it has. */
export type ToastKind = "success" | "info" | "warning" | "error";

/** A notice that is shown for a while. */
export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** A link; `onClick` runs in addition. */
  link?: { to: string; label: string; onClick?: () => void };
  /** A button for an action in place. */
  action?: { label: string; run: () => void };
  /** The topic, such as `transaction-7`: no toast about it shows while the screen itself covers it. */
  about?: string | undefined;
  /** Stays until it is closed. */
  isPersistent?: boolean;
  /** Concerns the app, not the viewer: survives a sign-out. */
  isAppWide?: boolean;
}

/** The toasts that are shown, oldest first. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let nextId = 1;

/** Topics that the screen itself covers, each with the number of components that do. */
const saidByScreen = new Map<string, number>();

function setToasts(change: (toasts: readonly Toast[]) => readonly Toast[]) {
  toastStore.setState(change, true);
}

/** Shows a toast; a text that is already shown is not added again. */
function show(
  kind: ToastKind,
  sentence: string,
  { id, ...options }: Partial<Pick<Toast, "id" | "link" | "action" | "about" | "isPersistent" | "isAppWide">> = {},
) {
  if (options.about && saidByScreen.has(options.about)) return;
  const text = endOnce(sentence);
  if (toastStore.getState().some((toast) => (id ? toast.id === id : toast.text === text))) return;
  setToasts((toasts) => [...toasts, { ...options, id: id ?? `t${nextId++}`, kind, text }].slice(-4));
}

/** Short notices at the edge of the screen, callable from anywhere: `toast.success(messages.…)`. */
export const toast = {
  success: (text: string, options?: Parameters<typeof show>[2]) => show("success", text, options),
  info: (text: string, options?: Parameters<typeof show>[2]) => show("info", text, options),
  warning: (text: string, options?: Parameters<typeof show>[2]) => show("warning", text, options),
  error: (text: string, options?: Parameters<typeof show>[2]) => show("error", text, options),
  dismiss: (id: string) => setToasts((toasts) => toasts.filter((toast) => toast.id !== id)),
  /** Removes the notices that lead to where the viewer is now. */
  dismissLinksTo: (path: string) =>
    setToasts((toasts) =>
      toasts.some(({ link }) => link?.to.split("?")[0] === path)
        ? toasts.filter(({ link }) => link?.to.split("?")[0] !== path)
        : toasts,
    ),
  /** Suppresses notices about a topic while the screen covers it; returns a function that ends this. */
  silence: (about: string): (() => void) => {
    setToasts((toasts) => toasts.filter((toast) => toast.about !== about));
    saidByScreen.set(about, (saidByScreen.get(about) ?? 0) + 1);
    return () => {
      const left = (saidByScreen.get(about) ?? 1) - 1;
      if (left > 0) saidByScreen.set(about, left);
      else saidByScreen.delete(about);
    };
  },
  /** Removes the notices for the viewer; app-wide ones stay. */
  clear: () => setToasts((toasts) => toasts.filter(({ isAppWide }) => isAppWide)),
};
