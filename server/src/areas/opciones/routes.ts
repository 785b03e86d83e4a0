import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

type Names = 'getOpciones' | 'updateOpciones'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function opcionHandlers(): Handlers<Names> {
  return { getOpciones: unbuilt, updateOpciones: unbuilt }
}
