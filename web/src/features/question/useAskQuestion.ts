import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { AskQuestionMutation, AskQuestionMutationVariables } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { questionMessages } from "../../lib/questionMessages";
import { addQuestion } from "./addComment";
import { pendingQuestions } from "./pendingQuestions";
import { pendingId } from "./questionFragment";
import type { SendText } from "./QuestionForm";

const ASK: TypedDocumentNode<AskQuestionMutation, AskQuestionMutationVariables> = gql`
  mutation AskQuestion($input: AskQuestionInput!) {
    askQuestion(input: $input) {
      question {
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
      errors {
        message
      }
    }
  }
`;

/** Asks a public question; it shows in the list optimistically, and disappears if it is refused. */
export function useAskQuestion(publicationId: string): SendText {
  const { viewer } = useSession();
  const [mutate] = useMutation(ASK, {
    update(cache, { data }) {
      const question = data?.askQuestion.question;
      if (question) addQuestion(cache, publicationId, question.id);
    },
  });
  return async (text, requestId) => {
    const author = viewer?.user;
    const question = author && {
      __typename: "Question" as const,
      id: pendingId(requestId),
      text,
      askedAt: new Date().toISOString(),
      canAnswer: false,
      author: {
        __typename: "User" as const,
        id: author.id,
        firstName: author.firstName,
        lastName: author.lastName,
        isVerified: author.isVerified,
        subscription: author.subscription,
      },
      answer: null,
    };
    pendingQuestions.add(publicationId, text);
    try {
      const { data } = await mutate({
        variables: { input: { requestId, publicationId, text } },
        ...(question && {
          optimisticResponse: { askQuestion: { __typename: "AskQuestionPayload", question, errors: [] } },
        }),
      });
      const errors = data?.askQuestion.errors ?? [];
      if (data?.askQuestion.question) toast.success(questionMessages.asked);
      return errors.map(({ message }) => message);
    } finally {
      pendingQuestions.delete(publicationId, text);
    }
  };
}
