import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

type Names = 'listServers' | 'listServerHistory' | 'listServerAlerts' | 'setServerAlert'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function servidorHandlers(): Handlers<Names> {
  return { listServers: unbuilt, listServerHistory: unbuilt, listServerAlerts: unbuilt, setServerAlert: unbuilt }
}
