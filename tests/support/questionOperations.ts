/** What clients ask and answer in public, as the tests of it send it. */

export const LIST = `query ($id: ID!) {
  publication(id: $id) { id title }
  questions(publicationId: $id) { publicationId canAsk items { id text canAnswer author { id firstName } answer { id questionId text } } }
}`;
export const ASK =
  "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id text answer { id } author { id } } errors { field code message } } }";
export const ANSWER =
  "mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) { answer { id questionId text } errors { field code message } } }";

/** The answer to `LIST`. */
export interface Listed {
  questions: {
    canAsk: boolean;
    items: { id: string; text: string; canAnswer: boolean; answer: { id: string; text: string } | null }[];
  } | null;
}
/** The answer to `ASK`. */
export interface AskResult {
  askQuestion: { question: { id: string } | null; errors: { code: string; field: string | null; message: string }[] };
}
/** The answer to `ANSWER`. */
export interface AnswerResult {
  answerQuestion: { answer: { id: string } | null; errors: { code: string; message: string }[] };
}
