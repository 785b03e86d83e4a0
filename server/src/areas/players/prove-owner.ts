import { freshSessionMs } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { isPassword } from '../../accounts/passwords'
import { fieldError } from '../../http/rule-error'

/** True if the session's login is so recent (`freshSessionMs`) that the owner need not prove their identity again. */
export const isFresh = ({ since }: Pick<SessionInfo, 'since'>, now: Date) =>
  now.getTime() - Date.parse(since) < freshSessionMs

/** Throws 400 if the password is wrong; not 401, because the session itself is valid. */
export async function requirePassword(
  hash: string | null | undefined,
  given: string,
  field: string,
  message: string,
): Promise<void> {
  if (!(await isPassword(hash, given))) throw fieldError(400, field, message)
}
