import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { CommentAddedSubscription, CommentAddedSubscriptionVariables } from "../../__generated__/graphql";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { addAnswer, addQuestion } from "./addComment";
import { pendingQuestions } from "./pendingQuestions";

const COMMENT_ADDED: TypedDocumentNode<CommentAddedSubscription, CommentAddedSubscriptionVariables> = gql`
  subscription CommentAdded($publicationId: ID!, $after: ID) {
    commentAdded(publicationId: $publicationId, after: $after) {
      ... on Question {
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
      ... on Answer {
        id
        questionId
        text
        answeredAt
      }
    }
  }
`;

interface QuestionUpdatesProps {
  publicationId: string;
  viewerId: string;
  /** Id of the newest question or answer that was read; 0 for none. */
  after: string;
}

/** Adds other users' questions and answers while the page is open; for members. */
export default function QuestionUpdates({ publicationId, viewerId, after }: QuestionUpdatesProps) {
  const { cache } = useApolloClient();
  // The initial value: later comments arrive through the subscription itself.
  const [cursor] = useState(after);
  useLiveSubscription(COMMENT_ADDED, { publicationId, after: cursor }, ({ commentAdded: comment }) => {
    if (comment.__typename === "Answer") return addAnswer(cache, comment);
    if (comment.author.id === viewerId && pendingQuestions.has(publicationId, comment.text)) return;
    // A question already answered on arrival keeps its answer.
    addQuestion(cache, publicationId, comment.id);
  });
  return null;
}
