import { ownEmailText } from "../../../rules/account";
import { passwordTexts } from "../../../rules/password";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import type { AccountRecord } from "../../rest/users";
import { hasPassword } from "../viewer/viewer";

/**
 * What ends an account asks for the password, which the backend checks, or where the account has none for its address.
 * Null where it is there.
 */
export function checkOwner(
  account: AccountRecord,
  uid: string,
  { password, email }: { password?: string | null | undefined; email?: string | null | undefined },
): UserError | null {
  if (hasPassword(account)) return password ? null : userError("BAD_USER_INPUT", passwordTexts.missing, "password");
  const isOwn = email?.trim().toLowerCase() === (account.email ?? uid).toLowerCase();
  return isOwn ? null : userError("BAD_USER_INPUT", ownEmailText, "email");
}
