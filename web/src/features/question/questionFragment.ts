import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { QuestionItem_QuestionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** A question with its answer, as the page of a publication shows it. */
export const QUESTION: TypedDocumentNode<QuestionItem_QuestionFragment> = registerFragment(gql`
  fragment QuestionItem_question on Question {
    id
    text
    askedAt
    canAnswer
    author {
      id
      firstName
      lastName
      isVerified
      subscription
    }
    answer {
      id
      questionId
      text
      answeredAt
    }
  }
`);

/** Id of a question or an answer that the server has not confirmed yet. */
export const pendingId = (requestId: string) => `new-${requestId}`;
/** Nothing can be done with one until its real id has come. */
export const isPending = (id: string) => id.startsWith("new-");
