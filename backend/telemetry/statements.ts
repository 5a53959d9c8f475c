import type { Tracing } from "../../telemetry/tracing";
import type { ObserveStatement } from "../db/client";
import type { BackendMetrics } from "./metrics";

/** Kinds that have a series of their own. */
const kinds = new Set(["select", "insert", "update", "delete", "begin", "commit", "rollback", "with"]);

/** Counts and traces statements; undefined without metrics and traces. */
export function createStatementObserver(
  metrics: BackendMetrics | undefined,
  tracing: Tracing | undefined,
): ObserveStatement | undefined {
  if (!metrics && !tracing) return undefined;
  return (text) => {
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";
    const kind = kinds.has(word) ? word : "other";
    const started = performance.now();
    // The text has placeholders: what people wrote is among the parameters, which are not looked at.
    const step = tracing?.begin({
      name: `sql ${kind}`,
      kind: "client",
      facts: { "db.system.name": "postgresql", "db.query.text": text },
    });
    return (hasFailed) => {
      metrics?.countStatement(kind, hasFailed ? "failed" : "ok", performance.now() - started);
      step?.end({ hasFailed });
    };
  };
}
