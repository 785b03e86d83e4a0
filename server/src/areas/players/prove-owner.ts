import { freshSessionMs } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { isPassword } from '../../accounts/passwords'
import { fieldError } from '../../http/rule-error'

/** Whether the login is recent enough to count as proof of identity. */
export const isFresh = ({ since }: Pick<SessionInfo, 'since'>, now: Date) =>
  now.getTime() - Date.parse(since) < freshSessionMs

/** Refuses a wrong password: 400 and not 401, since the session is valid. */
export async function requirePassword(
  hash: string | null | undefined,
  given: string,
  field: string,
  message: string,
): Promise<void> {
  if (!(await isPassword(hash, given))) throw fieldError(400, field, message)
}
