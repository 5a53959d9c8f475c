// Loaded before the backend of a browser test: lets the test ask its database, which belongs to the backend's process.
import { PGlite } from "@electric-sql/pglite";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const create = PGlite.create.bind(PGlite);

PGlite.create = async (...options) => {
  const database = await create(...options);
  const server = createServer(async (request, response) => {
    const { rows } = await database.query(await text(request));
    response.end(JSON.stringify(rows));
  });
  server.listen(process.env.DATABASE_DOOR).unref();
  return database;
};
