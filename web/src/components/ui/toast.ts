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
  /**
   * The topic, such as `transaction-7`: of two notices about it only the newer is true, and none shows while the screen
   * itself covers it.
   */
  about?: string | undefined;
  /** Happened by itself, so that neither another page nor what the viewer does next ends it. */
  isNews?: boolean;
  /** Stays until it is closed. */
  isPersistent?: boolean;
  /** Concerns the app, not the viewer: survives a sign-out. */
  isAppWide?: boolean;
  /** Those of one moment belong together, such as the refusals of one form. */
  moment: number;
}

/** Says how what the viewer did last ended: done with what they do next, and with the page. */
export const isAnswer = ({ isNews, isPersistent }: Pick<Toast, "isNews" | "isPersistent">) => !isNews && !isPersistent;

/** The toasts that are shown, oldest first. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let nextId = 1;

let moment = 0;
let isMomentOver = true;

function presentMoment(): number {
  if (isMomentOver) {
    moment += 1;
    isMomentOver = false;
    queueMicrotask(() => (isMomentOver = true));
  }
  return moment;
}

/** Topics that the screen itself covers, each with the number of components that do. */
const saidByScreen = new Map<string, number>();

function setToasts(change: (toasts: readonly Toast[]) => readonly Toast[]) {
  toastStore.setState(change, true);
}

/** Shows a toast in place of those that it overtakes; a text that is already shown is not added again. */
function show(
  kind: ToastKind,
  sentence: string,
  { id, ...options }: Partial<Omit<Toast, "kind" | "text" | "moment">> = {},
) {
  const { about } = options;
  if (about && saidByScreen.has(about)) return;
  const text = endOnce(sentence);
  const now = presentMoment();
  setToasts((toasts) => {
    const left = toasts.filter(
      (earlier) =>
        earlier.moment === now ||
        !((isAnswer(options) && isAnswer(earlier)) || (about !== undefined && earlier.about === about)),
    );
    if (left.some((earlier) => (id ? earlier.id === id : earlier.text === text))) return left;
    return [...left, { ...options, id: id ?? `t${nextId++}`, kind, text, moment: now }].slice(-4);
  });
}

/** Short notices at the edge of the screen, callable from anywhere: `toast.success(messages.…)`. */
export const toast = {
  success: (text: string, options?: Parameters<typeof show>[2]) => show("success", text, options),
  info: (text: string, options?: Parameters<typeof show>[2]) => show("info", text, options),
  warning: (text: string, options?: Parameters<typeof show>[2]) => show("warning", text, options),
  error: (text: string, options?: Parameters<typeof show>[2]) => show("error", text, options),
  /** A refusal, with the full stop that it lacks where the same text stands at a field. */
  refused: (reason: string) => show("warning", reason.trimEnd().replace(/(?<![.!?…])$/, ".")),
  dismiss: (id: string) => setToasts((toasts) => toasts.filter((toast) => toast.id !== id)),
  /** Something happened to a topic: what the viewer was answered about it before is overtaken. */
  overtake: (about: string) =>
    setToasts((toasts) => toasts.filter((toast) => toast.about !== about || !isAnswer(toast))),
  /** The viewer does the next thing, whose success may need no words: removes what the last one was answered. */
  endAnswers: () => setToasts((toasts) => toasts.filter((toast) => !isAnswer(toast))),
  /** Removes the notices that lead to where the viewer is now. */
  dismissLinksTo: (path: string) => setToasts((toasts) => toasts.filter(({ link }) => link?.to.split("?")[0] !== path)),
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
