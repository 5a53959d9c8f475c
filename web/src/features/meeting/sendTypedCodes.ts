import type { ApolloClient } from "@apollo/client";
import { errorCodes } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";
import { handoverStore } from "./handoverStore";
import { sendMeetingCode } from "./useMeetingCodes";
import { ringMeetingOf, sendRingMeetingCode } from "./useRingMeetingCodes";

let isSending = false;
let isAskedAgain = false;

/**
 * Sends what was typed at meetings without a network, one after the other. What cannot be sent stays for the next time;
 * asked meanwhile, since there is a network again, it begins anew.
 */
export async function sendTypedCodes(client: ApolloClient, ownerId: string): Promise<void> {
  isAskedAgain = true;
  if (isSending) return;
  isSending = true;
  while (isAskedAgain) {
    isAskedAgain = false;
    await sendAll(client, ownerId);
  }
  isSending = false;
}

async function sendAll(client: ApolloClient, ownerId: string): Promise<void> {
  for (const [name, typed] of handoverStore.listLeft(ownerId)) {
    // Sent or deleted meanwhile, as by a sign-out.
    if (handoverStore.readTyped(name, ownerId)?.enteredAt !== typed.enteredAt) continue;
    const ringMeetingId = ringMeetingOf(name);
    try {
      const refusals = await (ringMeetingId
        ? sendRingMeetingCode(client, ringMeetingId, typed)
        : sendMeetingCode(client, name, typed));
      handoverStore.deleteTyped(name, ownerId, typed);
      for (const { message } of refusals) toast.warning(meetingMessages.handover.notTaken(message), { isNews: true });
    } catch (failure) {
      // One that the server cannot take now holds up no other; without a network none is taken.
      if (errorCodes(failure).includes("UNAUTHENTICATED")) return;
    }
  }
}
