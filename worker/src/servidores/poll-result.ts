import type { ServerOption } from '@trinchera/contract/opciones'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'

/** Result of polling one server; `answer` null: no complete answer. */
export interface PollResult {
  option: ServerOption
  address: string
  answer: ServerAnswer | null
}
