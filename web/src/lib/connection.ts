import { create } from 'zustand'
import { deviceNow } from './server-time'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the live connection was last established, ms by the device's clock; 0 if it never was. */
  connectedAt: number
  /** When something last arrived over the live connection, ms by the device's clock. All changes since `connectedAt` have been received. */
  heardAt: number
  /** When the last live event caused by a person's act arrived (so no polls or presence), ms by the device's clock; 0 before the first. */
  lastEventAt: number
  /** True if the network replies to GET requests instead of the site, such as a captive portal that requires a login. */
  foreign: boolean
  /** Calls whose stored reply is shown, by path: when the reply was fetched (ms since the epoch), and the path of the screen with it. */
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

export function heard() {
  connectionStore.setState({ heardAt: deviceNow() })
}

/** Records whether the network replied to a GET instead of the site. */
export function setForeign(foreign: boolean) {
  if (connectionStore.getState().foreign !== foreign) connectionStore.setState({ foreign })
}

/** Records that the current screen shows a reply that the service worker had stored. `call` is the path of the call. */
export function seenArrived(call: string, at: number) {
  connectionStore.setState(({ seen }) => ({ seen: { ...seen, [call]: { at, screen: location.pathname } } }))
}

/** Records that a call got a fresh reply, so that its stored reply is no longer shown. */
export function replyArrived(call: string) {
  const { seen } = connectionStore.getState()
  if (seen[call])
    connectionStore.setState({ seen: Object.fromEntries(Object.entries(seen).filter(([kept]) => kept !== call)) })
}

/** Records that a live event caused by a person's act arrived. */
export function eventArrived() {
  connectionStore.setState({ lastEventAt: deviceNow() })
}

/** Calls `send` when waiting items can probably be sent: the browser or the live connection is back, or a captive portal is gone. */
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
/** Paths of the screens that show replies stored on an earlier visit. */
export const screensOfSeen = () => Object.values(connectionStore.getState().seen).map(({ screen }) => screen)

/** When the oldest stored reply on this screen was fetched, ms since the epoch; undefined if the screen shows none. */
export const useSeenAt = (): number | undefined =>
  connectionStore(({ seen }) => {
    const times = Object.values(seen).flatMap(({ at, screen }) => (screen === location.pathname ? at : []))
    return times.length > 0 ? Math.min(...times) : undefined
  })
