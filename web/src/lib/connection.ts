import { create } from 'zustand'
import { deviceNow } from './server-time'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the live connection was last established, ms by the device's clock; 0 before the first time. */
  connectedAt: number
  /**
   * When anything last arrived over the live connection, ms by the device's clock. Every change between `connectedAt` and this time has
   * been received.
   */
  heardAt: number
  /** When the last important live event arrived, ms by the device's clock; 0 before the first. */
  lastEventAt: number
  /** True if the network answers GET requests in place of the site, such as a captive portal that requires a login first. */
  foreign: boolean
  /**
   * By the path of a call whose reply was stored on an earlier visit: when it was fetched (ms since the epoch), and the path of the screen
   * that shows it.
   */
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

/** Records that something arrived over the live connection. */
export function heard() {
  connectionStore.setState({ heardAt: deviceNow() })
}

/** Records whether the network answered a GET in place of the site. */
export function setForeign(foreign: boolean) {
  if (connectionStore.getState().foreign !== foreign) connectionStore.setState({ foreign })
}

/** Records that the screen shows a reply stored by the service worker. */
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
 * Calls `send` whenever waiting items may be sent: the browser is online again (it reports nothing more precise), the live connection is
 * back, or the network no longer answers in place of the site.
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
/** The paths of the screens that show stored replies. */
export const screensOfSeen = () => Object.values(connectionStore.getState().seen).map(({ screen }) => screen)

/** The time of the oldest stored reply that the screen shows from an earlier visit; undefined if it shows none. */
export const useSeenAt = (): number | undefined =>
  connectionStore(({ seen }) => {
    const times = Object.values(seen).flatMap(({ at, screen }) => (screen === location.pathname ? at : []))
    return times.length > 0 ? Math.min(...times) : undefined
  })
