import type { CommentRecord } from "../../rest/comments";
import type { PublicationRecord } from "../../rest/publicationRecord";

/** A question with its answer and the owner of the publication it is about. */
export interface QuestionView {
  __typename: "Question";
  publicationId: string;
  question: CommentRecord;
  answer: AnswerView | null;
  /** Null where the owner is not known. */
  ownerId: string | null;
}

/** An answer with the question and the publication that it belongs to. */
export interface AnswerView {
  __typename: "Answer";
  publicationId: string;
  answer: CommentRecord;
  questionId: string;
}

/** The questions of a publication that the viewer can see. */
export interface QuestionListView {
  publication: PublicationRecord;
  comments: CommentRecord[];
}
