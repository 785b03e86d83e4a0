import type { Invitacion } from '@trinchera/contract/invitaciones'
import { create } from 'zustand'

/** The invitation that the player has just accepted. Kept in memory only, so that a reload does not show the welcome again. */
export const welcomeStore = create<{ joined: Invitacion | null }>(() => ({ joined: null }))

export const welcome = (joined: Invitacion) => welcomeStore.setState({ joined })
export const endWelcome = () => welcomeStore.setState({ joined: null })
