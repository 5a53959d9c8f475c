import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "../components/ui/Button";
import { EmptyState } from "../components/ui/EmptyState";
import { stashMemoryDrafts } from "../lib/drafts";
import { messages } from "../lib/messages";
import { isOffline } from "../lib/loadWhenOnline";

/** Keeps a fault of ours on the screen it happened on. A new `resetKey` (the address) starts afresh. */
export class ErrorBoundary extends Component<{ resetKey: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== "" && state.failedAt !== props.resetKey
      ? { failedAt: null }
      : null;
  }

  static getDerivedStateFromError() {
    return { failedAt: "" };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error) && reloadOnce()) return;
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <EmptyState
        as="h1"
        title={messages.error.unexpected}
        hint={messages.error.unexpectedHint}
        action={
          <Button variant="secondary" onClick={() => location.reload()}>
            {messages.action.retry}
          </Button>
        }
      />
    );
  }
}

/** A part of the program that could not be fetched: the network, or a newer build has replaced it. Each browser says it differently. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);
}

const RELOADED_KEY = "tq-reloaded";
/** A page that fails again so soon would fail for ever, in ms. */
const RELOAD_COOLDOWN_MS = 30_000;

/** Loading the page anew is the only cure; it is done once by itself. */
function reloadOnce(): boolean {
  try {
    if (isOffline() || Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_COOLDOWN_MS)
      return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // What cannot be remembered would be done for ever.
    return false;
  }
  stashMemoryDrafts();
  location.reload();
  return true;
}
