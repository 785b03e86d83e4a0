import { create } from 'zustand'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the status became what it is, ms since the epoch. */
  since: number
  /** When the last event or answer came, ms since the epoch; 0 before the first. */
  lastDataAt: number
}

export const connectionStore = create<Connection>(() => ({ status: 'connecting', since: Date.now(), lastDataAt: 0 }))

export function setConnection(status: ConnectionStatus) {
  if (connectionStore.getState().status !== status) connectionStore.setState({ status, since: Date.now() })
}

/** Called for each event and each answer of the server: what is on the screen is of now. */
export function dataArrived() {
  connectionStore.setState({ lastDataAt: Date.now() })
}

export const useConnection = () => connectionStore((state) => state.status)
export const useLastDataAt = () => connectionStore((state) => state.lastDataAt)
