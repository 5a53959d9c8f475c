import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { ObserveStatement } from "./client";

/** An instance, or a transaction of it, whose statements are observed. */
export function observePglite<Instance extends PGlite | Transaction>(
  client: Instance,
  observe: ObserveStatement,
): Instance {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name === "query")
        return async (text: string, ...rest: unknown[]) => {
          const end = observe(text);
          try {
            const answer: unknown = await value.call(target, text, ...rest);
            end(false);
            return answer;
          } catch (error) {
            end(true);
            throw error;
          }
        };
      if (name === "transaction")
        return (run: (tx: Transaction) => Promise<unknown>) =>
          value.call(target, (tx: Transaction) => run(observePglite(tx, observe)));
      return value.bind(target) as unknown;
    },
  });
}
