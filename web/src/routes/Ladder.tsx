import { ladderText } from '@trinchera/rules/first-texts'
import { lazy, Suspense } from 'react'
import { useLocation } from '../lib/router'
import { Part } from '../app/Part'
import { usePageText } from '../app/title'
import { EtapaTops } from '../features/ladder/EtapaTops'
import { TournamentNotice } from '../features/torneos/TournamentNotice'
import { readPendingMail } from '../lib/pending-mail'
import { useSession } from '../lib/session'
import { Deferred } from '../ui/state/Deferred'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { LadderBanner } from './LadderBanner'
import { OwnClanes } from './OwnClanes'

const CheckMail = lazy(() => import('../features/session/CheckMail'))
// Parts that are behind the title or at the end of the page. They are loaded lazily, so that the first paint does not wait for them.
const Hero = lazy(() => import('../art/Hero').then((art) => ({ default: art.Hero })))
const LadderFoot = lazy(() => import('../features/ladder/LadderFoot'))
const LastPodium = lazy(() => import('../features/palmares/LastPodium'))

function Overview() {
  usePageText(ladderText)
  return (
    <Parts className="stack">
      <div>
        <OfflineBar />
        <LadderBanner>
          <Part>
            <Hero />
          </Part>
        </LadderBanner>
      </div>
      <OwnClanes part="ladder" />
      <EtapaTops />
      <TournamentNotice />
      <div className="two-columns far-below">
        <Deferred>
          <Suspense fallback={null}>
            <LadderFoot
              podium={
                <Part>
                  <LastPodium />
                </Part>
              }
            />
          </Suspense>
        </Deferred>
      </div>
    </Parts>
  )
}

/** The ladder's first page; after a registration, the screen to confirm the e-mail (docs/behaviour/accounts.md#Registration form). */
export default function Ladder() {
  const pending = readPendingMail(useLocation().state)
  const session = useSession()
  return pending && !session ? <CheckMail key={pending.email} {...pending} /> : <Overview />
}
