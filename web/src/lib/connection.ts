import { create } from 'zustand'
import { deviceNow } from './server-time'

export type ConnectionStatus = 'connecting' | 'live' | 'lost'

interface Connection {
  status: ConnectionStatus
  /** When the socket last connected, ms by the device's clock; 0 if it never did. */
  connectedAt: number
  /** When a message last arrived over the socket, ms by the device's clock. No change between `connectedAt` and then was missed. */
  heardAt: number
  /** When the last event caused by a person's action arrived (not by polls or presence), ms by the device's clock; 0 before the first. */
  lastEventAt: number
  /** True if something else on the network, such as a captive portal with a login, replies to GET requests in place of the site. */
  foreign: boolean
  /**
   * Calls whose reply on the screen came from the service worker's cache, by path. `at`: when the reply was fetched (ms since the epoch).
   * `screen`: path of the screen that shows the reply.
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

export function heard() {
  connectionStore.setState({ heardAt: deviceNow() })
}

/** Records whether the last GET was answered by something else on the network (a captive portal) in place of the site. */
export function setForeign(foreign: boolean) {
  if (connectionStore.getState().foreign !== foreign) connectionStore.setState({ foreign })
}

/** Records that the current screen shows a reply that the service worker had cached at `at`. `call`: path of the API call. */
export function seenArrived(call: string, at: number) {
  connectionStore.setState(({ seen }) => ({ seen: { ...seen, [call]: { at, screen: location.pathname } } }))
}

/** Records that a call got a fresh reply, so that its cached reply is no longer shown. */
export function replyArrived(call: string) {
  const { seen } = connectionStore.getState()
  if (seen[call])
    connectionStore.setState({ seen: Object.fromEntries(Object.entries(seen).filter(([kept]) => kept !== call)) })
}

/** Records that a live event caused by a person's action arrived. */
export function eventArrived() {
  connectionStore.setState({ lastEventAt: deviceNow() })
}

/** Calls `send` when unsent texts can probably be sent: the browser is online again, the socket connected, or a captive portal is gone. */
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
/** Paths of the screens that show replies from the service worker's cache. */
export const screensOfSeen = () => Object.values(connectionStore.getState().seen).map(({ screen }) => screen)

/** When the oldest cached reply on this screen was fetched, ms since the epoch; undefined if the screen shows no cached reply. */
export const useSeenAt = (): number | undefined =>
  connectionStore(({ seen }) => {
    const times = Object.values(seen).flatMap(({ at, screen }) => (screen === location.pathname ? at : []))
    return times.length > 0 ? Math.min(...times) : undefined
  })
