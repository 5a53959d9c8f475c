import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSession } from "../../apollo/session";
// Not loaded on demand: a module that could not be loaded without a network is not tried again.
import { sendTypedCodes } from "../../features/meeting/sendTypedCodes";

/** Sends the codes that were typed at a meeting without a network, on whatever page the viewer comes back. */
export function TypedCodes() {
  const { viewer } = useSession();
  return viewer && <Sending key={viewer.id} ownerId={viewer.id} />;
}

function Sending({ ownerId }: { ownerId: string }) {
  const client = useApolloClient();
  const send = useEffectEvent(() => {
    void sendTypedCodes(client, ownerId);
  });
  useEffect(() => send(), []);
  useOnReconnect(send);
  return null;
}
