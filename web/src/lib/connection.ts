import { create } from 'zustand'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the status last changed, ms since the epoch. */
  since: number
  /** When the last event or API reply arrived, ms since the epoch; 0 before the first. */
  lastDataAt: number
}

export const connectionStore = create<Connection>(() => ({ status: 'connecting', since: Date.now(), lastDataAt: 0 }))

export function setConnection(status: ConnectionStatus) {
  if (connectionStore.getState().status !== status) connectionStore.setState({ status, since: Date.now() })
}

/** Records that fresh data arrived; called for each event and each successful reply. */
export function dataArrived() {
  connectionStore.setState({ lastDataAt: Date.now() })
}

export const useConnection = () => connectionStore((state) => state.status)
export const useLastDataAt = () => connectionStore((state) => state.lastDataAt)
