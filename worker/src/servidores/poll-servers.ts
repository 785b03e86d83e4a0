import pLimit from 'p-limit'
import type { ServerOption } from '@trinchera/contract/opciones'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { queryAddress } from '@trinchera/db/queries/servidores/servidores'
import type { Polling } from '../polling/poll-with-lease'
import type { PollingContext } from '../polling/context'
import type { QueryServer } from './query-server'
import type { FindAddress } from './host-addresses'
import type { PollResult } from './poll-result'
import { storeAnswers } from './store-answers'

/** Number of servers polled at the same time. */
const concurrency = 32
/** Timeout of a DNS lookup, ms. */
const lookupPatience = 2000

/** What polling servers needs. `query` requests a server's status, `find` resolves host names. `gameHost`: the default host. */
export interface ServerPoller {
  query: QueryServer
  find: FindAddress
  gameHost: string
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Settles like `work`, but rejects immediately when stopped, without waiting for servers that do not reply. */
function unlessStopped<T>(stopping: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(stopping.reason)
    stopping.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => stopping.removeEventListener('abort', stop))
  })
}

async function askServer({ query, find, gameHost }: ServerPoller, option: ServerOption): Promise<PollResult> {
  const { host, port } = queryAddress(option, gameHost)
  const ask = async () => {
    const address = await within(lookupPatience, find(host))
    return address === null ? null : query(address, port)
  }
  // Any error counts as "no reply" from this server, so that the other servers are still polled.
  return { option, address: `${host}:${port}`, answer: await ask().catch(() => null) }
}

/** Polls the given servers once, several at a time. Rejects when stopped. */
export function askServers(
  poller: ServerPoller,
  servers: readonly ServerOption[],
  stopping: AbortSignal,
): Promise<PollResult[]> {
  const limit = pLimit(concurrency)
  const ask = (option: ServerOption) => {
    stopping.throwIfAborted()
    return askServer(poller, option)
  }
  return unlessStopped(stopping, Promise.all(servers.map((option) => limit(ask, option))))
}

/** Polls all servers of the opciones once and stores the results. Rejects when stopped. */
export async function pollServers(context: PollingContext, poller: ServerPoller, stopping: AbortSignal): Promise<void> {
  const { servidores } = await readOpciones(context.database.db)
  const results = await askServers(poller, servidores, stopping)
  await storeAnswers(context, poller.gameHost, results)
}

/** Settings by which `pollWithLease` polls the game servers. `seconds`: time between two polls. */
export function pollingServers(context: PollingContext, poller: ServerPoller, seconds: number): Polling {
  const every = seconds * 1000
  return {
    target: 'servidores',
    every,
    lease: 30_000,
    poll: async (stopping) => {
      await pollServers(context, poller, stopping)
      return every
    },
  }
}
