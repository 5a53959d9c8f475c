import { z } from "zod";
import type { RestClient } from "./client";
import { id, list, moment, text } from "./shapes";

const address = z.object({ id, title: text, publish_date: moment, owner_id: id });
/** What the address of a publication is made of. */
export type PublicationAddress = z.output<typeof address>;

/**
 * What guests may see of publications with ids after this one, some thousands, in order; undefined where the backend
 * cannot say.
 */
export function listPublicationAddresses(rest: RestClient, after: string): Promise<PublicationAddress[] | undefined> {
  return rest.ifSupported("/publication_addresses", async () => {
    const query = { after };
    return (await rest.get("/publication_addresses", list(address, "data"), { query })).items;
  });
}
