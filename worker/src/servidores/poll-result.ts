import type { ServerOption } from '@trinchera/contract/opciones'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'

/** Result of polling one server. `answer`: the status it reported; null if no complete reply arrived. */
export interface PollResult {
  option: ServerOption
  address: string
  answer: ServerAnswer | null
}
