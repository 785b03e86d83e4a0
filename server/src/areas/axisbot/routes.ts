import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

export function axisbotHandlers(): Handlers<'chat'> {
  return { chat: () => Promise.reject(new RuleError(503, 'Todavía no está')) }
}
