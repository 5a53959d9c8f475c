import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkHandoverCode, cleanHandoverCode, handoverTexts } from "../../../../rules/handover";
import { failureMessage } from "../../apollo/errors";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";
import { isCodeAt } from "../../../../rules/handoverCodes";
import { handoverStore } from "./handoverStore";
import type { TypedCode } from "./handoverStore";

/** Where the keys of a meeting come from, and codes go to. */
export interface HandoverSource {
  /** Of the meeting, among those of transactions and rings on this device. */
  name: string;
  /** Null where there are none now. */
  read: () => Promise<{ own: string | null; counterpart: string | null; serverTime: string } | null>;
  /** Says why the server refuses a code. */
  send: (typed: TypedCode) => Promise<readonly { message: string }[]>;
}

/** Wrong ones in a row, after which this device waits; the server counts its own. */
const maxTries = 5;
const pauseMs = 60_000;

/**
 * The keys of an agreed meeting, and checking the other party's code: on this device, with or without a network, and
 * then by the server, again after each reconnect until it has answered.
 */
export function useHandover({ name, read, send }: HandoverSource) {
  const { viewer } = useSession();
  const ownerId = viewer?.id ?? "";
  const [typed, setTyped] = useState<TypedCode | null>(() => handoverStore.readTyped(name, ownerId));
  const [tries, setTries] = useState(() => handoverStore.readTries(name, ownerId));
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { keys, hasFailed, load } = useHandoverKeys(name, read, ownerId);

  const sync = async (code: TypedCode) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    toast.endAnswers();
    try {
      for (const { message } of await send(code)) toast.refused(message);
      handoverStore.deleteTyped(name, ownerId, code);
      setTyped(handoverStore.readTyped(name, ownerId));
    } catch (failure) {
      // It is kept, and sent again.
      if (navigator.onLine) toast.error(failureMessage(failure));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const syncTyped = useEffectEvent(() => {
    // Read from the store, not the state, which still holds the code that was just sent.
    const kept = handoverStore.readTyped(name, ownerId);
    if (kept) void sync(kept);
    // Sent from another tab.
    else setTyped(null);
  });
  useEffect(() => handoverStore.openPage(name), [name]);
  useEffect(() => {
    const timer = setTimeout(() => syncTyped());
    return () => clearTimeout(timer);
  }, []);
  useOnReconnect(() => syncTyped());

  /** Why a code is refused; null where it is right. */
  const check = (entered: string): string | null => {
    const now = Date.now();
    if (now < tries.pausedUntil) return meetingMessages.handover.paused;
    const refusal = checkHandoverCode(entered);
    if (refusal || !keys?.counterpart) return refusal;
    const moment = new Date(now + keys.aheadMs);
    const code = cleanHandoverCode(entered);
    if (!isCodeAt(keys.counterpart, code, moment)) {
      const wrong = tries.wrong + 1;
      const next = wrong < maxTries ? { wrong, pausedUntil: 0 } : { wrong: 0, pausedUntil: now + pauseMs };
      // A reload is no way around the pause.
      handoverStore.saveTries(name, ownerId, next);
      setTries(next);
      return handoverTexts.wrong;
    }
    const right = { code, enteredAt: moment.toISOString() };
    handoverStore.saveTyped(name, ownerId, right);
    setTyped(right);
    void sync(right);
    return null;
  };

  return { keys, hasFailed, refresh: load, check, typed, isBusy };
}

/** The keys stored on this device, then those of the server. Not cached by Apollo, whose cache is written to disk. */
function useHandoverKeys(name: string, read: HandoverSource["read"], ownerId: string) {
  const [keys, setKeys] = useState(() => handoverStore.readKeys(name, ownerId));
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    read()
      .then((codes) => {
        setFailed(!codes);
        if (!codes) return;
        const { own, counterpart, serverTime } = codes;
        const known = { own, counterpart, aheadMs: Date.parse(serverTime) - Date.now() };
        handoverStore.saveKeys(name, ownerId, known);
        setKeys(known);
      })
      .catch(() => setFailed(true));
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  useOnReconnect(load);
  return { keys, hasFailed, load };
}
