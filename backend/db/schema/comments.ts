import { foreignKey, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { publications } from "./publications";
import { users } from "./users";

/** Public questions about a publication and their answers. */
export const comments = pgTable(
  "comments",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    /** Whom it is for: the owner, or who asked. */
    recipientId: integer("recipient_id")
      .notNull()
      .references(() => users.id),
    /** The question that is answered; null for a question. */
    questionId: integer("question_id"),
    text: text("text").notNull(),
    /** Made by the client once per written text: a repeat finds the first one. */
    requestId: text("request_id"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("comments_one_answer").on(t.questionId),
    unique("comments_once").on(t.authorId, t.requestId),
    unique("comments_of_publication").on(t.id, t.publicationId),
    // An answer stands under the publication of its question.
    foreignKey({
      name: "comments_question",
      columns: [t.questionId, t.publicationId],
      foreignColumns: [t.id, t.publicationId],
    }),
    index("comments_publication").on(t.publicationId, t.id),
  ],
);
