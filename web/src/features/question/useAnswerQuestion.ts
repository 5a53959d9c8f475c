import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { AnswerQuestionMutation, AnswerQuestionMutationVariables } from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { questionMessages } from "../../lib/questionMessages";
import { addAnswer } from "./addComment";
import { pendingId } from "./questionFragment";
import type { SendText } from "./QuestionForm";

const ANSWER: TypedDocumentNode<AnswerQuestionMutation, AnswerQuestionMutationVariables> = gql`
  mutation AnswerQuestion($input: AnswerQuestionInput!) {
    answerQuestion(input: $input) {
      answer {
        id
        questionId
        text
        answeredAt
      }
      errors {
        message
      }
    }
  }
`;

/** Sends the owner's only answer; it shows under its question optimistically, and disappears if it is refused. */
export function useAnswerQuestion(publicationId: string, questionId: string): SendText {
  const [mutate] = useMutation(ANSWER, {
    update(cache, { data }) {
      const answer = data?.answerQuestion.answer;
      if (answer) addAnswer(cache, answer);
    },
  });
  return async (text, requestId) => {
    const answer = {
      __typename: "Answer" as const,
      id: pendingId(requestId),
      questionId,
      text,
      answeredAt: new Date().toISOString(),
    };
    const { data } = await mutate({
      variables: { input: { requestId, publicationId, questionId, text } },
      optimisticResponse: { answerQuestion: { __typename: "AnswerQuestionPayload", answer, errors: [] } },
    });
    if (data?.answerQuestion.answer) toast.success(questionMessages.answered);
    return (data?.answerQuestion.errors ?? []).map(({ message }) => message);
  };
}
