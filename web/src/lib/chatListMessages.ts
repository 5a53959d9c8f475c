/** Texts of /chats beside its lists; a file of its own, since an open conversation needs none of them. */
export const chatListMessages = {
  noChats: "No hay chats por el momento",
  noProposals: "No hay propuestas actualmente",
  noProposalsHint: "Haz la primera: nada se cambia solo.",
  noChanges: "No hay cambios actualmente",
  noChangesHint: "Cuando acepten una propuesta, la siguen por aquí.",
  toWall: "Ver el muro",
  choose: "Elige una conversación",
  chooseHint: "Aquí se ponen de acuerdo: qué, dónde y cuándo.",
} as const;
