import type { ServerOption } from '@trinchera/contract/opciones'
import { readOpciones } from '@trinchera/db/queries/opciones'
import { queryAddress, type ServerAnswer } from '@trinchera/db/queries/servidores'
import type { Asking } from '../asking/ask-by-turns'
import type { AskingContext } from '../asking/context'
import { openGamedig, type AskServer } from './ask-server'
import { rememberAddresses, type FindAddress } from './host-addresses'
import { storeAnswers } from './store-answers'

/** Servers asked at once. */
const atOnce = 32
/** A name that takes longer than this to look up, ms, resolves nowhere this time. */
const lookupPatience = 2000

/** Whom and how to ask. */
export interface ServerAsker { ask: AskServer; find: FindAddress; gameHost: string }

/** What came of asking one server; `answer` null: nothing whole. */
export interface Asked { option: ServerOption; address: string; answer: ServerAnswer | null }

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The same, but for whoever is told to stop: they wait no longer for those who are silent. */
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

/** One round: every server of the options at this moment. Rejects where it was told to stop. */
export async function askServers(context: AskingContext, asker: ServerAsker, stopping: AbortSignal): Promise<void> {
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

/** The game servers, asked every so many seconds. */
export function askingServers(context: AskingContext, gameHost: string, seconds: number): Asking {
  const asker: ServerAsker = { ask: openGamedig(), find: rememberAddresses(context.now), gameHost }
  const every = seconds * 1000
  return {
    what: 'servidores', every, lease: 30_000,
    ask: async (stopping) => {
      await askServers(context, asker, stopping)
      return every
    },
  }
}
