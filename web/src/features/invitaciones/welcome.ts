import type { Invitacion } from '@trinchera/contract/invitaciones'
import { create } from 'zustand'

/** The invitation that was just accepted. Only in memory, so that a reload does not welcome again. */
export const welcomeStore = create<{ joined: Invitacion | null }>(() => ({ joined: null }))

export const welcome = (joined: Invitacion) => welcomeStore.setState({ joined })
export const endWelcome = () => welcomeStore.setState({ joined: null })
