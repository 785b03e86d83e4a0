import { create } from 'zustand'
import { deviceNow } from './server-time'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the live connection last came up, ms by the device's clock; 0 before the first. */
  connectedAt: number
  /** When anything last came by it, ms by the device's clock: from `connectedAt` to then every change was told. */
  heardAt: number
  /** When the last live event worth a look arrived, ms by the device's clock; 0 before the first. */
  lastEventAt: number
  /** The network answers reads in the site's place: it wants something of the person first. */
  foreign: boolean
  /** By the path of a call: that its reply was kept from an earlier visit, when it was fetched (ms since the epoch), and the path of the screen. */
  seen: Readonly<Record<string, { at: number; screen: string }>>
}

export const connectionStore = create<Connection>(() => ({
  status: 'connecting',
  connectedAt: 0,
  heardAt: 0,
  lastEventAt: 0,
  foreign: false,
  seen: {},
}))

export function setConnection(status: ConnectionStatus) {
  const before = connectionStore.getState().status
  if (before === status) return
  const now = deviceNow()
  connectionStore.setState({ status, ...(status === 'live' ? { connectedAt: now, heardAt: now } : {}) })
}

/** Records that something came by the live connection. */
export function heard() {
  connectionStore.setState({ heardAt: deviceNow() })
}

/** Records whose the reply to a read was. */
export function setForeign(foreign: boolean) {
  if (connectionStore.getState().foreign !== foreign) connectionStore.setState({ foreign })
}

/** Records that the screen shows what the service worker kept as the reply to a call. */
export function seenArrived(call: string, at: number) {
  connectionStore.setState(({ seen }) => ({ seen: { ...seen, [call]: { at, screen: location.pathname } } }))
}

/** Records that a call has a fresh reply. */
export function replyArrived(call: string) {
  const { seen } = connectionStore.getState()
  if (seen[call])
    connectionStore.setState({ seen: Object.fromEntries(Object.entries(seen).filter(([kept]) => kept !== call)) })
}

/** Records that a live event arrived that changed what people follow. */
export function eventArrived() {
  connectionStore.setState({ lastEventAt: deviceNow() })
}

/**
 * Calls back whenever what waits may go: the browser has its network again (it tells of no other), the live connection is back, or the network no longer
 * answers in the site's place.
 */
export function onReachable(send: () => void) {
  addEventListener('online', send)
  connectionStore.subscribe((now, before) => {
    const isBack = now.status === 'live' && before.status !== 'live'
    if (isBack || (before.foreign && !now.foreign)) send()
  })
}

export const useConnection = () => connectionStore((state) => state.status)
export const useForeign = () => connectionStore((state) => state.foreign)
export const useLastEventAt = () => connectionStore((state) => state.lastEventAt)
/** The paths of screens where something kept is shown. */
export const screensOfSeen = () => Object.values(connectionStore.getState().seen).map(({ screen }) => screen)

/** Since when the screen shows what was kept from an earlier visit: the oldest of it counts; undefined: it shows nothing such. */
export const useSeenAt = (): number | undefined =>
  connectionStore(({ seen }) => {
    const times = Object.values(seen).flatMap(({ at, screen }) => (screen === location.pathname ? at : []))
    return times.length > 0 ? Math.min(...times) : undefined
  })
