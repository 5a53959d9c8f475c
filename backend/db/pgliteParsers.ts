import type { PGlite, Transaction } from "@electric-sql/pglite";

/**
 * Leaves what reads dates and lists with the instance. Drizzle sends it along with each statement, and for each PGlite
 * would copy what it knows of all types, those of our tables included: half of what a small statement costs.
 */
export function keepParsers(client: PGlite): void {
  keepParsersOf(client, client);
  const transaction = client.transaction.bind(client);
  client.transaction = (run) =>
    transaction((tx) => {
      keepParsersOf(tx, client);
      return run(tx);
    });
}

function keepParsersOf(statements: Pick<PGlite | Transaction, "query">, { parsers }: PGlite): void {
  const query = statements.query.bind(statements);
  statements.query = (text, values, { parsers: brought, ...options } = {}) => {
    Object.assign(parsers, brought);
    return query(text, values, options);
  };
}
