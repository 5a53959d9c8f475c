import { and, eq, isNotNull } from "drizzle-orm";
import { Router } from "express";
import { z } from "zod";
import { commentMessages, postComment } from "../../commands/comments";
import { checkComment } from "../../../rules/comment";
import { cleanLine } from "../../../rules/text";
import { listComments } from "../../db/comments";
import { loadPublications, anonymous } from "../../db/publications";
import { comments } from "../../db/schema/comments";
import { notFound } from "../../errors";
import { visibility } from "../../policies/publication";
import { presentComment } from "../../presenters/comment";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { optionalSession, requireSession, viewerOf } from "../../session/middleware";
import { checkedText, id, idOfPath, parse } from "../../validation";
import { reading } from "../reading";

/** 0, empty or missing is a question. */
const father = z.preprocess(
  (value) => (value === 0 || value === "0" || value === "" || value === undefined ? null : value),
  id.nullable(),
);

/** Session and question determine author and recipient: the ids in the body are ignored. */
const newComment = z.object({
  publication_id: id,
  father_comment_id: father,
  comment: checkedText(checkComment, cleanLine),
});

const list = z.object({ publication_id: id });

/** Public questions about a publication and their answers. */
export function commentRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();

  router.get(
    "/find_comments_publications",
    optionalSession(services),
    reading(services, async (reader, req) => {
      const { publication_id: publicationId } = parse(list, req.query);
      const viewerId = req.session?.viewer.id ?? null;
      const view = (await loadPublications(reader.db, { ...anonymous, viewerId }, [publicationId])).get(publicationId);
      if (!view || visibility(view, viewerId) !== "full") throw notFound(commentMessages.publicationNotFound);
      return (await listComments(reader.db, publicationId, viewerId)).map(presentComment);
    }),
  );

  router.post("/comments_publications", requireSession(services), async (req, res) => {
    const form = parse(newComment, req.body);
    const record = await postComment(db, now(), viewerOf(req).id, {
      publicationId: form.publication_id,
      questionId: form.father_comment_id,
      text: form.comment,
      requestId: requestIdOf(req),
    });
    res.status(201).json(presentComment(record));
  });

  /** The mail is sent with the answer itself: this call sends nothing, and confirms an answer only to its author. */
  router.get("/send_mail_new_answer/:id", requireSession(services), async (req, res) => {
    const commentId = idOfPath(req.params.id, commentMessages.questionNotFound);
    const [own] = await db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.id, commentId), eq(comments.authorId, viewerOf(req).id), isNotNull(comments.questionId)));
    if (!own) throw notFound(commentMessages.questionNotFound);
    res.json({ response: "email sent successfully" });
  });

  return router;
}
