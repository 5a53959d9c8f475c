import type { ApolloCache, Reference } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";

/** Adds a question at the top of its publication's list, once. */
export function addQuestion(cache: ApolloCache, publicationId: string, questionId: string): void {
  const key = cache.identify({ __typename: "Question", id: questionId });
  if (!key) return;
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: "QuestionList", publicationId }),
    fields: {
      items(value: unknown, { toReference, readField }: ModifierDetails) {
        const items = value as readonly Reference[];
        const added = toReference(key);
        return !added || items.some((item) => readField("id", item) === questionId) ? items : [added, ...items];
      },
    },
  });
}

/** Adds an answer to its question, which then can no longer be answered. */
export function addAnswer(cache: ApolloCache, { id, questionId }: { id: string; questionId: string }): void {
  const key = cache.identify({ __typename: "Answer", id });
  if (!key) return;
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: "Question", id: questionId }),
    fields: {
      answer: (value: unknown, { toReference }: ModifierDetails) => toReference(key) ?? value,
      canAnswer: () => false,
    },
  });
}
