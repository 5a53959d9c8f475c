import { and, eq } from "drizzle-orm";
import type { Request, RequestHandler } from "express";
import { transactionMessages } from "../../commands/transactionItems";
import { transactions } from "../../db/schema/transactions";
import { isParty } from "../../db/transactionLists";
import { notFound } from "../../errors";
import type { Services } from "../../services";
import { viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";

/** The transaction that a path names. */
export const transactionIdOf = (req: Request) => idOfPath(req.params.id, transactionMessages.notFound);

/** Answers strangers before anything of their request is read or waited for. */
export function requireParty({ db }: Services): RequestHandler {
  return async (req, _res, next) => {
    const [found] = await db
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.id, transactionIdOf(req)), isParty(viewerOf(req).id)));
    if (!found) throw notFound(transactionMessages.notFound);
    next();
  };
}
