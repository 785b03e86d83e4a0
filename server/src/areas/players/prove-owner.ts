import { freshSessionMs } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../handler'
import { isPassword } from '../../passwords'
import { fieldError } from '../../rule-error'

/** Whoever has just logged in has just shown who they are. */
export const isFresh = ({ since }: Pick<SessionInfo, 'since'>, now: Date) =>
  now.getTime() - Date.parse(since) < freshSessionMs

/** Refuses a wrong password by its field; 400, because the session itself is good. */
export async function requirePassword(
  hash: string | null | undefined,
  given: string,
  field: string,
  message: string,
): Promise<void> {
  if (!(await isPassword(hash, given))) throw fieldError(400, field, message)
}
