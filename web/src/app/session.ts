import type { SessionPlayer } from '@trinchera/contract/session'
import { create } from 'zustand'
import { readSession, type Session } from './stored-session'
import { themeKey } from './theme'
import { localStore } from '../lib/storage'

interface SessionState {
  session: Session | null
}

/** Where the guide keeps what has been done on this computer. */
export const ticksKey = 'guia'
/** What belongs to the screen and not to the person. */
const ofTheScreen = [themeKey, ticksKey]

/** Logging out empties the storage (docs/behaviour.md#Stored session in the browser), but for what belongs to the screen. */
function clearStorage() {
  const kept = ofTheScreen.map((key) => [key, localStore.getItem(key)] as const)
  localStore.clear()
  for (const [key, value] of kept) if (value !== null) localStore.setItem(key, value)
}

function restore(): Session | null {
  const session = readSession(localStore.getItem('token'), localStore.getItem('player'), Date.now())
  if (!session && (localStore.getItem('token') ?? localStore.getItem('player')) !== null) clearStorage()
  return session
}

export const sessionStore = create<SessionState>(() => ({ session: restore() }))

/** Keeps what login answered. False when the token cannot be used. */
export function startSession(token: string, player: SessionPlayer): boolean {
  localStore.setItem('token', token)
  localStore.setItem('player', JSON.stringify(player))
  const session = restore()
  sessionStore.setState({ session })
  return session !== null
}

/** Keeps what is known of the player by now: a new name, another picture, a rol given or taken. */
export function updateSession(changes: Partial<SessionPlayer>) {
  const session = currentSession()
  if (!session) return
  const player = { ...session.player, ...changes }
  const text = JSON.stringify(player)
  if (text === JSON.stringify(session.player)) return
  localStore.setItem('player', text)
  sessionStore.setState({ session: { ...session, player } })
}

/** Forgets the session in this tab and, through the storage event, in all the others. */
export function endSession() {
  clearStorage()
  sessionStore.setState({ session: null })
}

/** The session as it is now, for code outside of components. */
export const currentSession = () => sessionStore.getState().session

/** Whether another tab has logged out, and its word of it is still on the way. */
export const endedInAnotherTab = () => localStore.getItem('token') === null

export const useSession = () => sessionStore((state) => state.session)

// Another tab logged in or out, or changed what is kept of the player; a cleared storage comes with a null key.
window.addEventListener('storage', (event) => {
  if (event.key === 'token' || event.key === 'player' || event.key === null) {
    const session = readSession(localStore.getItem('token'), localStore.getItem('player'), Date.now())
    if (JSON.stringify(session) !== JSON.stringify(currentSession())) sessionStore.setState({ session })
  }
})

// A token ends while the page is open: the session ends with it, looked at whenever the page is.
function endWhenOver() {
  const session = currentSession()
  if (session && session.expires <= Date.now()) endSession()
}
document.addEventListener('visibilitychange', endWhenOver)
setInterval(endWhenOver, 60_000)
