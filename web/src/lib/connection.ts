import { create } from 'zustand'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the status last changed, ms since the epoch. */
  since: number
  /** When the last event or API reply arrived, ms since the epoch; 0 before the first. */
  lastDataAt: number
  /** When the last live event worth a look arrived, ms since the epoch; 0 before the first. */
  lastEventAt: number
  /** By the path of a screen: since when what it shows is kept from an earlier visit, ms since the epoch. */
  seen: Readonly<Record<string, number>>
}

export const connectionStore = create<Connection>(() => ({
  status: 'connecting',
  since: Date.now(),
  lastDataAt: 0,
  lastEventAt: 0,
  seen: {},
}))

export function setConnection(status: ConnectionStatus) {
  if (connectionStore.getState().status !== status) connectionStore.setState({ status, since: Date.now() })
}

/** Records that fresh data arrived; called for each event and each successful reply. */
export function dataArrived() {
  connectionStore.setState({ lastDataAt: Date.now(), seen: {} })
}

/** Records that the screen shows what the service worker kept: of several replies, the oldest counts. */
export function seenArrived(at: number) {
  const { seen } = connectionStore.getState()
  const path = location.pathname
  connectionStore.setState({ seen: { ...seen, [path]: Math.min(at, seen[path] ?? at) } })
}

/** Records that a live event arrived that changed what people follow. */
export function eventArrived() {
  connectionStore.setState({ lastEventAt: Date.now() })
}

export const useConnection = () => connectionStore((state) => state.status)
export const useLastEventAt = () => connectionStore((state) => state.lastEventAt)
/** Since when the screen shows what was kept from an earlier visit; undefined: it does not. */
export const useSeenAt = () => connectionStore((state) => state.seen[location.pathname])
export const useLastDataAt = () => connectionStore((state) => state.lastDataAt)
