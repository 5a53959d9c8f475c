import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useOnReconnect } from "../../apollo/reconnect";
import { sendTypedCodes } from "../../features/meeting/sendTypedCodes";

/** Sends the codes that a member typed at meetings without a network, on whatever page they come back. */
export default function TypedCodes({ ownerId }: { ownerId: string }) {
  const client = useApolloClient();
  const send = useEffectEvent(() => {
    void sendTypedCodes(client, ownerId);
  });
  useEffect(() => send(), []);
  useOnReconnect(send);
  return null;
}
