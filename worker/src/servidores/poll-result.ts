import type { ServerOption } from '@trinchera/contract/opciones'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'

/** The result of polling one server; `answer` is null if there was no complete answer. */
export interface PollResult {
  option: ServerOption
  address: string
  answer: ServerAnswer | null
}
