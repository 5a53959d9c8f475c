import type { ApolloClient } from "@apollo/client";
import { useState } from "react";
import type { Keeper } from "../offline/keeper";

/** Keeping can wait until the page has come to rest, ms. */
const PAUSE = 2_000;

/** What stays for reading without a network; its code loads late. */
export interface Keeping {
  /** The server has said who is here: from now on it is kept what they see. */
  begin: (client: ApolloClient, isMember: boolean) => void;
  changed: () => void;
  stop: () => void;
  /** Nothing of the person may be left. */
  forget: () => void;
  /** What was last seen here goes into the empty cache; false when nothing is to be had. */
  restore: (client: ApolloClient) => Promise<boolean>;
}

export function useKeeping(): Keeping {
  return useState(createKeeping)[0];
}

function createKeeping(): Keeping {
  let keeper: Keeper | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const stop = () => {
    turn += 1;
    clearTimeout(timer);
    keeper?.stop();
    keeper = undefined;
  };
  return {
    begin(client, isMember) {
      if (typeof indexedDB === "undefined") return;
      stop();
      const mine = turn;
      timer = setTimeout(() => {
        import("../offline/keeper")
          .then(({ startKeeper }) => {
            if (mine === turn) keeper = startKeeper(client, isMember);
          })
          .catch(() => undefined);
      }, PAUSE);
    },
    changed: () => keeper?.changed(),
    stop,
    forget() {
      stop();
      if (typeof indexedDB !== "undefined")
        import("../offline/store").then(({ forgetKept }) => forgetKept()).catch(() => undefined);
    },
    restore: (client) =>
      import("../offline/restore").then(
        ({ restoreKept }) => restoreKept(client),
        () => false,
      ),
  };
}
