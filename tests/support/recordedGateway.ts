import { GraphqlClient } from "./graphqlClient";
import { startRecordedUpstream } from "./recordedUpstream";
import { startGateway } from "./startGateway";

/** A gateway before the recorded server, and Luis, who is signed in; his sign-in is not among the calls. */
export async function startRecordedGateway() {
  const upstream = await startRecordedUpstream();
  const gateway = await startGateway(upstream.url);
  const luis = new GraphqlClient(gateway.url);
  await luis.data(
    'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } errors { message } } }',
  );
  upstream.clearCalls();
  return {
    upstream,
    luis,
    guest: new GraphqlClient(gateway.url),
    async stop() {
      await gateway.stop();
      await upstream.stop();
    },
  };
}
