import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSession } from "../../apollo/session";
import { handoverStore } from "../../features/meeting/handoverStore";

/** Sends the codes that were typed at a meeting without a network, on whatever page the viewer comes back. */
export function TypedCodes() {
  const { viewer } = useSession();
  return viewer && <Sending key={viewer.id} ownerId={viewer.id} />;
}

function Sending({ ownerId }: { ownerId: string }) {
  const client = useApolloClient();
  const send = useEffectEvent(() => {
    if (handoverStore.listTyped(ownerId).length === 0) return;
    // Without a network it is not there either.
    import("../../features/meeting/sendTypedCodes")
      .then(({ sendTypedCodes }) => sendTypedCodes(client, ownerId))
      .catch(() => undefined);
  });
  useEffect(() => send(), []);
  useOnReconnect(send);
  return null;
}
