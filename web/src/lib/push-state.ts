import { create } from 'zustand'
import { claimsOf } from './claims'
import { isApple, isInstalled } from './install'
import { currentSession, sessionStore } from './session'
import { deviceKeys, localStore } from './storage'

/**
 * State of push notifications in this browser for the logged-in player. `none`: not supported. `install`: supported only after the site was
 * added to the home screen (iOS). `denied`: blocked for this site in the browser.
 */
export type PushState = 'none' | 'install' | 'denied' | 'off' | 'on'

/**
 * The push subscription that this browser registered at the server. Logout does not delete it, so that the next player's session can see
 * that the subscription belongs to somebody else.
 */
export interface Registered {
  player: number
  /** Id (`jti`) of the session in which the subscription was registered. */
  session: string
  endpoint: string
}

const field = (value: object, name: string): unknown => new Map<string, unknown>(Object.entries(value)).get(name)

export function readRegistered(): Registered | null {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(deviceKeys.push) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const [player, session, endpoint] = [field(stored, 'player'), field(stored, 'session'), field(stored, 'endpoint')]
    if (typeof player !== 'number' || typeof session !== 'string' || typeof endpoint !== 'string') return null
    return { player, session, endpoint }
  } catch {
    return null
  }
}

export function storeRegistered(registered: Registered | null) {
  if (registered) localStore.setItem(deviceKeys.push, JSON.stringify(registered))
  else localStore.removeItem(deviceKeys.push)
  updatePushState()
}

/** Id of the session that a token belongs to: its `jti` claim. */
export const sessionId = (token: string): string => String(claimsOf(token)?.jti ?? '')

function readState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() && !isInstalled() ? 'install' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  const player = currentSession()?.player.id
  return Notification.permission === 'granted' && player !== undefined && readRegistered()?.player === player
    ? 'on'
    : 'off'
}

const pushStore = create<{ state: PushState }>(() => ({ state: readState() }))
export const updatePushState = () => pushStore.setState({ state: readState() })
export const usePushState = () => pushStore(({ state }) => state)
export const currentPushState = () => pushStore.getState().state

sessionStore.subscribe(updatePushState)
window.addEventListener('storage', updatePushState)
document.addEventListener('visibilitychange', updatePushState)
// The permission can change in the browser's settings while the page is open.
navigator.permissions
  ?.query({ name: 'notifications' })
  .then((status) => status.addEventListener('change', updatePushState))
  .catch(() => undefined)
