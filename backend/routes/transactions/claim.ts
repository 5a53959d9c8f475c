import { Router } from "express";
import type { RequestHandler } from "express";
import { z } from "zod";
import { checkClaimPictures, checkClaimStatement, maxClaimPictures } from "../../../rules/claim";
import { encodeDocument } from "../../adapters/images";
import { storeClaimStatement } from "../../commands/storeClaimStatement";
import { transactionMessages } from "../../commands/transactionItems";
import { spendAttempt } from "../../db/attempts";
import { loadTransaction } from "../../db/transactions";
import { invalidFields, notFound } from "../../errors";
import { presentTransaction } from "../../presenters/transaction";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { optionalText, parse } from "../../validation";
import { filesOf, multipart } from "../upload";
import { requireParty, transactionIdOf } from "./requireParty";

const uploadLimit = { count: 20, minutes: 60 };
const statement = z.object({ text: optionalText(checkClaimStatement) });

/** The statements of the parties of a claim. What was sent cannot be read back. */
export function claimRoutes(services: Services) {
  const { db, origin } = services;

  /** Before any picture is received: each costs processor time. */
  const limitUploads: RequestHandler = async (req, _res, next) => {
    await spendAttempt(db, `claim:${viewerOf(req).id}`, uploadLimit);
    next();
  };

  return Router().post(
    "/transactions/:id/claim_statement",
    requireSession(services),
    requireParty(services),
    limitUploads,
    // One more than are taken, so that the refusal names them.
    multipart(services, maxClaimPictures + 1),
    async (req, res) => {
      const { text } = parse(statement, req.body);
      const files = filesOf(req, "pictures");
      const refusal = checkClaimPictures(files.length);
      if (refusal) throw invalidFields({ pictures: [refusal] });
      const pictures: Buffer[] = [];
      for (const [index, file] of files.entries()) pictures.push(await encodeDocument(file.path, `pictures.${index}`));
      const transactionId = transactionIdOf(req);
      await storeClaimStatement(services, { viewerId: viewerOf(req).id, transactionId, text, pictures });
      const record = await loadTransaction(db, transactionId);
      if (!record) throw notFound(transactionMessages.notFound);
      res.status(201).json({ data: presentTransaction(record, origin) });
    },
  );
}
