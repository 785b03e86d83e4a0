import { lazy } from 'react'
import { welcomeStore } from './welcome'

const Ceremony = lazy(() => import('./Ceremony'))

/** Welcomes who accepted an invitation, and goes on to the clan's page: by itself, at any key, or at a press (docs/behaviour/clans.md#Answering an invitacion). */
export function Welcome() {
  const joined = welcomeStore((state) => state.joined)
  return joined && <Ceremony key={joined.id} {...joined} />
}
