import type { ApolloClient } from "@apollo/client";
import { useState } from "react";
import type { SnapshotWriter } from "../offline/snapshotWriter";

/**
 * A guest's pages come rendered, and are idle by then. A member's next page begins with what was written of this one.
 */
const GUEST_DELAY_MS = 2_000;

/** The copy of the cache for reading offline; its code loads late. */
interface OfflineSnapshot {
  /** Starts once the server has confirmed the session: from then on the viewer's data is saved. */
  startWriting: (client: ApolloClient, isMember: boolean) => void;
  scheduleWrite: () => void;
  stopWriting: () => void;
  /** Deletes everything the viewer left. */
  clear: () => void;
  /** Fills the empty cache from the snapshot; false when there is none. */
  restore: (client: ApolloClient) => Promise<boolean>;
}

/** The copy of the cache for reading offline, one for as long as the app is mounted. */
export function useOfflineSnapshot(): OfflineSnapshot {
  return useState(createOfflineSnapshot)[0];
}

function createOfflineSnapshot(): OfflineSnapshot {
  let writer: SnapshotWriter | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;
  const stopWriting = () => {
    generation += 1;
    clearTimeout(timer);
    writer?.stop();
    writer = undefined;
  };
  return {
    startWriting(client, isMember) {
      if (typeof indexedDB === "undefined") return;
      stopWriting();
      const startedIn = generation;
      timer = setTimeout(
        () => {
          import("../offline/snapshotWriter")
            .then(({ startSnapshotWriter }) => {
              if (startedIn === generation) writer = startSnapshotWriter(client, isMember);
            })
            .catch(() => undefined);
        },
        isMember ? 0 : GUEST_DELAY_MS,
      );
    },
    scheduleWrite: () => writer?.scheduleWrite(),
    stopWriting,
    clear() {
      stopWriting();
      if (typeof indexedDB !== "undefined")
        import("../offline/snapshotStore").then(({ deleteSnapshot }) => deleteSnapshot()).catch(() => undefined);
    },
    restore: (client) =>
      import("../offline/restoreSnapshot").then(
        ({ restoreSnapshot }) => restoreSnapshot(client),
        () => false,
      ),
  };
}
