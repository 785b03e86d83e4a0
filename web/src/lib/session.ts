import type { SessionPlayer } from '@trinchera/contract/session'
import { create } from 'zustand'
import { certainNow, isTimeKnown, onClockSet, serverNow } from './server-time'
import { deviceKeys, localStore } from './storage'
import { readSession, type Session } from './stored-session'

interface SessionState {
  session: Session | null
}

/** Empties the browser's storage on logout, except for `deviceKeys` (docs/behaviour/accounts.md#Stored session in the browser). */
function clearStorage() {
  const preserved = Object.values(deviceKeys).map((key) => [key, localStore.getItem(key)] as const)
  localStore.clear()
  for (const [key, value] of preserved) if (value !== null) localStore.setItem(key, value)
}

const stored = () => readSession(localStore.getItem('token'), localStore.getItem('player'), certainNow())

function restore(): Session | null {
  const session = stored()
  if (!session && (localStore.getItem('token') ?? localStore.getItem('player')) !== null) clearStorage()
  return session
}

export const sessionStore = create<SessionState>(() => ({ session: restore() }))

/** Stores the session that the login returned. Returns false if the token cannot be used. */
export function startSession(token: string, player: SessionPlayer): boolean {
  localStore.setItem('token', token)
  localStore.setItem('player', JSON.stringify(player))
  const session = restore()
  sessionStore.setState({ session })
  return session !== null
}

/** Updates the stored player, for example after a change of name, picture or rol. */
export function updateSession(changes: Partial<SessionPlayer>) {
  const session = currentSession()
  if (!session) return
  const player = { ...session.player, ...changes }
  const text = JSON.stringify(player)
  if (text === JSON.stringify(session.player)) return
  localStore.setItem('player', text)
  sessionStore.setState({ session: { ...session, player } })
}

/** Ends the session in this tab and, through the browser's storage event, in all others. */
export function endSession() {
  clearStorage()
  sessionStore.setState({ session: null })
}

/** True if the session has expired by a server time that is only assumed (not known, see `isTimeKnown`), so it may still be valid. */
export function looksExpired(): boolean {
  const session = currentSession()
  return session !== null && session.expires <= serverNow() && !isTimeKnown()
}

export const currentSession = () => sessionStore.getState().session

/** True if another tab has logged out and this tab has not received the storage event yet. */
export const endedInAnotherTab = () => localStore.getItem('token') === null

export const useSession = () => sessionStore((state) => state.session)

// Another tab changed the session. If that tab cleared the storage, the event's key is null.
window.addEventListener('storage', (event) => {
  if (event.key === 'token' || event.key === 'player' || event.key === null) {
    const session = stored()
    if (JSON.stringify(session) !== JSON.stringify(currentSession())) sessionStore.setState({ session })
  }
})

// Ends the session once its token has expired, which may happen while the page is open.
function endIfExpired() {
  const session = currentSession()
  if (session && session.expires <= certainNow()) endSession()
}
onClockSet(endIfExpired)
document.addEventListener('visibilitychange', endIfExpired)
setInterval(endIfExpired, 60_000)
