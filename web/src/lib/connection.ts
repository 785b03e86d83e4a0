import { create } from 'zustand'
import { deviceNow } from './server-time'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the status last changed, ms by the device's clock. */
  since: number
  /** When the last event or API reply arrived, ms by the device's clock; 0 before the first. */
  lastDataAt: number
  /** When the last live event worth a look arrived, ms by the device's clock; 0 before the first. */
  lastEventAt: number
  /** By the path of a call: that its reply was kept from an earlier visit, when it was fetched (ms since the epoch), and the path of the screen. */
  seen: Readonly<Record<string, { at: number; screen: string }>>
}

export const connectionStore = create<Connection>(() => ({
  status: 'connecting',
  since: deviceNow(),
  lastDataAt: 0,
  lastEventAt: 0,
  seen: {},
}))

export function setConnection(status: ConnectionStatus) {
  if (connectionStore.getState().status !== status) connectionStore.setState({ status, since: deviceNow() })
}

/** Records that fresh data arrived; called for each event and each successful reply. */
export function dataArrived() {
  connectionStore.setState({ lastDataAt: deviceNow() })
}

/** Records that the screen shows what the service worker kept as the reply to a call. */
export function seenArrived(call: string, at: number) {
  connectionStore.setState(({ seen }) => ({ seen: { ...seen, [call]: { at, screen: location.pathname } } }))
}

/** Records that a call has a fresh reply. */
export function replyArrived(call: string) {
  dataArrived()
  const { seen } = connectionStore.getState()
  if (seen[call])
    connectionStore.setState({ seen: Object.fromEntries(Object.entries(seen).filter(([kept]) => kept !== call)) })
}

/** Records that a live event arrived that changed what people follow. */
export function eventArrived() {
  connectionStore.setState({ lastEventAt: deviceNow() })
}

export const useConnection = () => connectionStore((state) => state.status)
export const useLastEventAt = () => connectionStore((state) => state.lastEventAt)
/** The paths of screens where something kept is shown. */
export const screensOfSeen = () => Object.values(connectionStore.getState().seen).map(({ screen }) => screen)

/** Since when the screen shows what was kept from an earlier visit: the oldest of it counts; undefined: it shows nothing such. */
export const useSeenAt = (): number | undefined =>
  connectionStore(({ seen }) => {
    const times = Object.values(seen).flatMap(({ at, screen }) => (screen === location.pathname ? at : []))
    return times.length > 0 ? Math.min(...times) : undefined
  })
export const useLastDataAt = () => connectionStore((state) => state.lastDataAt)
