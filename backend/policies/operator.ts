import type { Settings } from "../services";

/** Whether the settings name the account as an operator's; nothing that a client sends makes a user one. */
export const isOperator = ({ operatorEmails }: Settings, { email }: { email: string }): boolean =>
  operatorEmails.has(email.toLowerCase());
