import { Router } from "express";
import type { RequestHandler } from "express";
import { z } from "zod";
import { checkIdentityNumber, cleanIdentityNumber } from "../../../rules/identityNumber";
import { verificationTexts } from "../../../rules/verification";
import { encodeDocument } from "../../adapters/images";
import { requestVerification } from "../../commands/requestVerification";
import { spendAttempt } from "../../db/attempts";
import { findVerification } from "../../db/verifications";
import type { VerificationState } from "../../db/verifications";
import { invalidFields } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { checkedText, parse } from "../../validation";
import { filesOf, multipart } from "../upload";

const uploadLimit = { count: 20, minutes: 60 };
const request = z.object({ identity_number: checkedText(checkIdentityNumber, cleanIdentityNumber) });

/** The verification of one's own identity. What was sent with it cannot be read back. */
export function verificationRoutes(services: Services) {
  const { db, vault, now } = services;
  const router = Router();

  /** Before any picture is received: each costs processor time. */
  const limitUploads: RequestHandler = async (req, _res, next) => {
    await spendAttempt(db, `verification:${viewerOf(req).id}`, uploadLimit);
    next();
  };

  router.get("/verification", requireSession(services), async (req, res) => {
    res.json({ verification: present(await findVerification(db, viewerOf(req))) });
  });

  router.post("/verification", requireSession(services), limitUploads, multipart(services, 2), async (req, res) => {
    const { identity_number: identityNumber } = parse(request, req.body);
    const [document] = filesOf(req, "document");
    const [photo] = filesOf(req, "photo");
    if (!document || !photo) {
      const missing = [verificationTexts.missing];
      throw invalidFields({ ...(!document && { document: missing }), ...(!photo && { photo: missing }) });
    }
    const documents = {
      identityNumber,
      document: await encodeDocument(document.path, "document"),
      photo: await encodeDocument(photo.path, "photo"),
    };
    const user = await requestVerification(db, vault, viewerOf(req).id, documents, now());
    res.status(201).json({ verification: present(await findVerification(db, user)) });
  });

  return router;
}

const present = ({ status, since, reason }: VerificationState) => ({
  status,
  since: since?.toISOString() ?? null,
  reason,
});
