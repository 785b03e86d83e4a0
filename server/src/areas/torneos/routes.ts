import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

type Names = 'listTorneos' | 'createTorneo' | 'updateTorneo' | 'deleteTorneo'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function torneoHandlers(): Handlers<Names> {
  return { listTorneos: unbuilt, createTorneo: unbuilt, updateTorneo: unbuilt, deleteTorneo: unbuilt }
}
