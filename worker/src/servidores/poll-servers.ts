import type { ServerOption } from '@trinchera/contract/opciones'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { queryAddress, type ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import type { Polling } from '../polling/poll-with-lease'
import type { PollingContext } from '../polling/context'
import { openGamedig, type QueryServer } from './query-server'
import { rememberAddresses, type FindAddress } from './host-addresses'
import { storeAnswers } from './store-answers'

/** Servers asked at once. */
const atOnce = 32
/** Timeout of a lookup, ms. */
const lookupPatience = 2000

/** Dependencies of a poll. */
export interface ServerAsker {
  ask: QueryServer
  find: FindAddress
  gameHost: string
}

/** Result of polling one server; `answer` null: no complete answer. */
export interface Asked {
  option: ServerOption
  address: string
  answer: ServerAnswer | null
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Rejects when stopped, without waiting for unresponsive servers. */
function unlessStopped<T>(stopping: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(stopping.reason)
    stopping.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => stopping.removeEventListener('abort', stop))
  })
}

async function askOne({ ask, find, gameHost }: ServerAsker, option: ServerOption): Promise<Asked> {
  const { host, port } = queryAddress(option, gameHost)
  const address = await within(lookupPatience, find(host))
  return { option, address: `${host}:${port}`, answer: address === null ? null : await ask(option.tipo, address, port) }
}

/** Polls every server of the opciones once. Rejects when stopped. */
export async function pollServers(context: PollingContext, asker: ServerAsker, stopping: AbortSignal): Promise<void> {
  const { servidores } = await readOpciones(context.database.db)
  const waiting = [...servidores]
  const asked: Asked[] = []
  const lane = async () => {
    for (let option = waiting.shift(); option; option = waiting.shift()) {
      stopping.throwIfAborted()
      asked.push(await askOne(asker, option))
    }
  }
  await unlessStopped(stopping, Promise.all(Array.from({ length: atOnce }, lane)))
  await storeAnswers(context, asker.gameHost, asked)
}

/** Periodic polling of the game servers. */
export function pollingServers(context: PollingContext, gameHost: string, seconds: number): Polling {
  const asker: ServerAsker = { ask: openGamedig(), find: rememberAddresses(context.now), gameHost }
  const every = seconds * 1000
  return {
    what: 'servidores',
    every,
    lease: 30_000,
    ask: async (stopping) => {
      await pollServers(context, asker, stopping)
      return every
    },
  }
}
