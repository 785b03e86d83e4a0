import { lazy } from 'react'
import { welcomeStore } from './welcome'

const Ceremony = lazy(() => import('./Ceremony'))

/**
 * Full-screen welcome for a player who has just accepted an invitation. After `welcomeMs`, or at any key or click, opens the clan's page
 * (docs/behaviour/clans.md#Answering an invitacion).
 */
export function Welcome() {
  const joined = welcomeStore((state) => state.joined)
  return joined && <Ceremony key={joined.id} {...joined} />
}
