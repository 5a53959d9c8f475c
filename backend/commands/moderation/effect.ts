import type { Db } from "../../db/client";
import type { Services } from "../../services";
import type { DecisionRow } from "./decide";

/** What a decision does, within the transaction of its job. */
export type Effect = (tx: Db, decision: DecisionRow, services: Services) => Promise<void>;
