/**
 * Questions being sent, by publication and text: the broadcast of the viewer's own question may overtake the
 * mutation's response, and must not show it twice.
 */
const texts = new Set<string>();

const keyOf = (publicationId: string, text: string) => `${publicationId} ${text}`;

/** Added before the mutation is sent, deleted once it has answered. */
export const pendingQuestions = {
  add: (publicationId: string, text: string) => void texts.add(keyOf(publicationId, text)),
  has: (publicationId: string, text: string) => texts.has(keyOf(publicationId, text)),
  delete: (publicationId: string, text: string) => void texts.delete(keyOf(publicationId, text)),
};
