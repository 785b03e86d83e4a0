import { lazy, useEffect } from 'react'
import { LiveAnuncios } from '../features/anuncios/list/LiveAnuncios'
import { LiveNotices } from '../features/avisos/LiveNotices'
import { LiveOffers } from '../features/invitaciones/LiveOffers'
import { LiveLadder } from '../features/ladder/LiveLadder'
import { InstallSteps } from '../features/instalar/InstallSteps'
import { LivePalmares } from '../features/palmares/LivePalmares'
import { LiveRetos } from '../features/retos/LiveRetos'
import { SessionGuard } from '../features/session/SessionGuard'
import { LiveSite } from '../features/sitio/LiveSite'
import { LiveTorneos } from '../features/torneos/LiveTorneos'
import { LiveWinClaims } from '../features/win-claims/LiveWinClaims'
import { keepClock } from '../lib/clock'
import { useSession } from '../lib/session'
import { AskAgain } from './AskAgain'
import { FromWorker } from './FromWorker'
import { KeepPush } from './KeepPush'
import { Part } from './Part'

// The outbox (texts to be sent later) is only for logged-in users. Nothing visible depends on it, so it is loaded lazily.
const Outbox = lazy(() => import('./Outbox'))

const Own = () =>
  useSession() && (
    <Part>
      <Outbox />
    </Part>
  )

/**
 * Components without output that run on every screen: listeners of live events, and the guard that logs the user out if the session is
 * revoked. If one component throws, the others keep running.
 */
const Background = () => {
  useEffect(keepClock, [])
  return [
    LiveLadder,
    LiveAnuncios,
    LiveNotices,
    LiveOffers,
    LiveWinClaims,
    LiveRetos,
    LiveTorneos,
    LivePalmares,
    LiveSite,
    SessionGuard,
    KeepPush,
    Own,
    FromWorker,
    AskAgain,
    InstallSteps,
  ].map((Listener, at) => (
    <Part key={at}>
      <Listener />
    </Part>
  ))
}
export default Background
