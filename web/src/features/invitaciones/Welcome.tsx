import { lazy } from 'react'
import { welcomeStore } from './welcome'

const Ceremony = lazy(() => import('./Ceremony'))

/**
 * Welcomes a player who accepted an invitation and then opens the clan's page: after a while, or at any key or press
 * (docs/behaviour/clans.md#Answering an invitacion).
 */
export function Welcome() {
  const joined = welcomeStore((state) => state.joined)
  return joined && <Ceremony key={joined.id} {...joined} />
}
