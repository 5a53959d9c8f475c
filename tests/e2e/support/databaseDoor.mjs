// Loaded before the backend of a browser test: lets the test ask its database, which belongs to the backend's process.
import { PGlite } from "@electric-sql/pglite";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const create = PGlite.create.bind(PGlite);

PGlite.create = async (...options) => {
  const database = await create(...options);
  const server = createServer(async (request, response) => {
    try {
      const { rows } = await database.query(await text(request));
      response.end(JSON.stringify(rows));
    } catch (error) {
      // Unhandled, it would end the backend under test.
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(process.env.DATABASE_DOOR).unref();
  return database;
};
