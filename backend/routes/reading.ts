import type { Request, RequestHandler } from "express";
import type { Services } from "../services";

/**
 * A route that only reads shared data: `read` gets services whose database may be a replica. It must change nothing and
 * may run twice.
 */
export const reading =
  (services: Services, read: (services: Services, req: Request) => Promise<unknown>): RequestHandler =>
  async (req, res) => {
    res.json(await readWith(services, (reader) => read(reader, req)));
  };

/** The same as a part of a route. */
export const readWith = <Answer>(services: Services, read: (services: Services) => Promise<Answer>): Promise<Answer> =>
  services.database.read((db) => read({ ...services, db }));
