import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkHandoverCode, cleanHandoverCode, handoverTexts } from "../../../../rules/handover";
import type {
  CheckMeetingCodeMutation,
  CheckMeetingCodeMutationVariables,
  MeetingCodesQuery,
  MeetingCodesQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";
import { isCodeAt } from "../../../../rules/handoverCodes";
import { handoverStore } from "./handoverStore";
import type { TypedCode } from "./handoverStore";
import "./meetingFragment";

const CODES: TypedDocumentNode<MeetingCodesQuery, MeetingCodesQueryVariables> = gql`
  query MeetingCodes($meetingId: ID!) {
    meetingCodes(meetingId: $meetingId) {
      ownKey
      counterpartKey
      serverTime
    }
  }
`;

const CHECK: TypedDocumentNode<CheckMeetingCodeMutation, CheckMeetingCodeMutationVariables> = gql`
  mutation CheckMeetingCode($input: CheckMeetingCodeInput!) {
    checkMeetingCode(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        message
      }
    }
  }
`;

/** Wrong ones in a row, after which this device waits; the server counts its own. */
const maxTries = 5;
const pauseMs = 60_000;

/**
 * The keys of an agreed meeting, and checking the other party's code: on this device, with or without a network, and
 * then by the server, again after each reconnect until it has answered.
 */
export function useHandover(meetingId: string) {
  const { viewer } = useSession();
  const ownerId = viewer?.id ?? "";
  const [typed, setTyped] = useState<TypedCode | null>(() => handoverStore.readTyped(meetingId, ownerId));
  const [tries, setTries] = useState({ wrong: 0, pausedUntil: 0 });
  const [send, { loading: isBusy }] = useMutation(CHECK);
  const isSending = useRef(false);
  const { keys, hasFailed, load } = useHandoverKeys(meetingId, ownerId);

  const sync = async ({ code, enteredAt }: TypedCode) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { data: sent } = await send({ variables: { input: { id: meetingId, code, enteredAt } } });
      const errors = sent?.checkMeetingCode.errors ?? [];
      for (const { message } of errors) toast.warning(message);
      handoverStore.deleteTyped(meetingId);
      setTyped(null);
    } catch (failure) {
      // It is kept, and sent again.
      if (navigator.onLine) toast.error(failureMessage(failure));
    } finally {
      isSending.current = false;
    }
  };
  const syncTyped = useEffectEvent(() => {
    // Read from the store, not the state, which still holds the code that was just sent.
    const kept = handoverStore.readTyped(meetingId, ownerId);
    if (kept) void sync(kept);
  });
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
    if (refusal || !keys) return refusal;
    const moment = new Date(now + keys.aheadMs);
    const code = cleanHandoverCode(entered);
    if (!isCodeAt(keys.counterpart, code, moment)) {
      const wrong = tries.wrong + 1;
      setTries(wrong < maxTries ? { wrong, pausedUntil: 0 } : { wrong: 0, pausedUntil: now + pauseMs });
      return handoverTexts.wrong;
    }
    const right = { code, enteredAt: moment.toISOString() };
    handoverStore.saveTyped(meetingId, ownerId, right);
    setTyped(right);
    void sync(right);
    return null;
  };

  return { keys, hasFailed, refresh: load, check, typed, isBusy };
}

/** The keys stored on this device, then those of the server. Not cached by Apollo, whose cache is written to disk. */
function useHandoverKeys(meetingId: string, ownerId: string) {
  const client = useApolloClient();
  const [keys, setKeys] = useState(() => handoverStore.readKeys(meetingId, ownerId));
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    client
      .query({ query: CODES, variables: { meetingId }, fetchPolicy: "no-cache" })
      .then(({ data }) => {
        const codes = data?.meetingCodes;
        setFailed(!codes);
        if (!codes) return;
        const aheadMs = Date.parse(codes.serverTime) - Date.now();
        const read = { own: codes.ownKey, counterpart: codes.counterpartKey, aheadMs };
        handoverStore.saveKeys(meetingId, ownerId, read);
        setKeys(read);
      })
      .catch(() => setFailed(true));
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  useOnReconnect(load);
  return { keys, hasFailed, load };
}
