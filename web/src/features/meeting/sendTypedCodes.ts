import type { ApolloClient } from "@apollo/client";
import { toast } from "../../components/ui/toast";
import { handoverStore } from "./handoverStore";
import { sendMeetingCode } from "./useMeetingCodes";
import { ringMeetingOf, sendRingMeetingCode } from "./useRingMeetingCodes";

/**
 * Sends what was typed at meetings without a network, one after the other. What cannot be sent stays for the next time;
 * the page of a meeting may send the same meanwhile, which changes nothing.
 */
export async function sendTypedCodes(client: ApolloClient, ownerId: string): Promise<void> {
  for (const [name, typed] of handoverStore.listTyped(ownerId)) {
    const ringMeetingId = ringMeetingOf(name);
    const sending = ringMeetingId
      ? sendRingMeetingCode(client, ringMeetingId, typed)
      : sendMeetingCode(client, name, typed);
    const refusals = await sending.catch(() => null);
    if (!refusals) return;
    handoverStore.deleteTyped(name, ownerId);
    for (const { message } of refusals) toast.refused(message);
  }
}
