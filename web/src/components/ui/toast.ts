export type ToastKind = "success" | "info" | "warning" | "error";

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** Where a click on the toast's link leads, and what else it does. */
  link?: { to: string; label: string; onClick?: () => void };
  /** A button, for what happens in place. */
  action?: { label: string; run: () => void };
  /** Until it is closed. */
  isPersistent?: boolean;
  /** Tells of the app, not of whoever is here: outlives them. */
  isAppWide?: boolean;
}

type Listener = () => void;

const EMPTY: readonly Toast[] = [];

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The same text twice at once is one toast. */
function show(
  kind: ToastKind,
  text: string,
  { id, ...options }: Partial<Pick<Toast, "id" | "link" | "action" | "isPersistent" | "isAppWide">> = {},
) {
  if (toasts.some((toast) => (id ? toast.id === id : toast.text === text))) return;
  setToasts([...toasts, { ...options, id: id ?? `t${nextId++}`, kind, text }].slice(-4));
}

/** Short notices at the edge of the screen, from anywhere: `toast.success(messages.…)`. */
export const toast = {
  success: (text: string, options?: Parameters<typeof show>[2]) => show("success", text, options),
  info: (text: string, options?: Parameters<typeof show>[2]) => show("info", text, options),
  warning: (text: string, options?: Parameters<typeof show>[2]) => show("warning", text, options),
  error: (text: string, options?: Parameters<typeof show>[2]) => show("error", text, options),
  dismiss: (id: string) => setToasts(toasts.filter((one) => one.id !== id)),
  /** Takes away what was told to whoever was here. */
  clear: () => setToasts(toasts.filter(({ isAppWide }) => isAppWide)),
};

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
  getServerSnapshot: () => EMPTY,
};
