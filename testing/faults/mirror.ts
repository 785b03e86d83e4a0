import { io, type Socket } from 'socket.io-client'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { ClientToServer, ServerToClient } from '@trinchera/contract/socket'
import { apiOf } from '../people'

/** A client's copy of an etapa's ladder table. It is fetched at connection and after missed events, and otherwise updated from events. */
export interface Mirror {
  /** The copy as text, for comparison with `tableText`. */
  table(): string
  /** Number of events that were applied to the copy. */
  merged(): number
  close(): void
}

/** The rows of a ladder table as text, sorted by clan id, so that ladder tables can be compared. */
export const tableText = (rows: readonly ClanRow[]) =>
  rows
    .toSorted((a, b) => a.id - b.id)
    .map((row) => `${row.id} ${row.ranking_actual} ${row.triunfos}-${row.derrotas} ${row.racha_actual}`)
    .join('\n')

export function openMirror(url: string, etapa: number): Mirror {
  const api = apiOf(url)
  const rows = new Map<number, ClanRow>()
  let version = -1
  let merged = 0
  let fetching = false
  let again = false
  let closed = false

  async function fetchTable(): Promise<void> {
    if (fetching) return void (again = true)
    fetching = true
    try {
      const { data, meta } = await api.listClanes({ params: { id: etapa } })
      rows.clear()
      for (const row of data) rows.set(row.id, row)
      version = meta.version
    } catch {
      again = true
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    fetching = false
    if (!again || closed) return
    again = false
    return fetchTable()
  }

  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 1000,
  })
  socket.on('connect', () => {
    socket.timeout(5000).emit('subscribe', { room: `etapa:${etapa}` }, () => void fetchTable())
  })
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), 500)
  })
  socket.on('ladder:changed', (change) => {
    if (change.etapa !== etapa || change.version <= version) return
    if (fetching || change.version !== version + 1) return void fetchTable()
    for (const row of change.clanes) rows.set(row.id, row)
    version = change.version
    merged++
  })
  return {
    table: () => tableText([...rows.values()]),
    merged: () => merged,
    close() {
      closed = true
      socket.close()
    },
  }
}
