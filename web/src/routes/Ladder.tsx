import { ladderLead, pageTexts } from '@trinchera/rules/page-texts'
import { lazy } from 'react'
import { useLocation } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Part } from '../app/Part'
import { usePageText } from '../app/title'
import { Hero } from '../art/Hero'
import { LastMatches } from '../features/ladder/LastMatches'
import { StageTops } from '../features/ladder/StageTops'
import { TopPlayers } from '../features/ladder/TopPlayers'
import { TournamentNotice } from '../features/torneos/TournamentNotice'
import { readPendingMail } from '../lib/pending-mail'
import { useSession } from '../lib/session'
import { ButtonLink } from '../ui/controls/Button'
import { Apart } from '../ui/state/Apart'
import { OfflineBar } from '../ui/state/Live'
import { OwnClanes } from './OwnClanes'
import css from './Ladder.module.css'

const CheckMail = lazy(() => import('../features/session/CheckMail'))
// At the end of the page: its first paint does not wait for it.
const LastPodium = lazy(() => import('../features/palmares/LastPodium'))

function Overview() {
  usePageText(pageTexts.ladder)
  return (
    <div className="stack">
      <div>
        <OfflineBar />
        <div className={css.banner}>
          <Hero />
          <div className={css.text}>
            <h1>Ladder</h1>
            <p>{ladderLead}</p>
          </div>
        </div>
      </div>
      <OwnClanes part="ladder" />
      <StageTops />
      <TournamentNotice />
      <div className="two-columns far-below">
        <Apart>
          <LastMatches
            title="Últimos Enfrentamientos"
            limit={10}
            action={
              <ButtonLink size="small" to={paths.reportes}>
                Reportar Derrota
              </ButtonLink>
            }
          />
          <div className="stack">
            <TopPlayers />
            <Part>
              <LastPodium />
            </Part>
          </div>
        </Apart>
      </div>
    </div>
  )
}

/** The ladder's first page; after registering, the page of the mail that is waited for (docs/behaviour.md#Registration form). */
export default function Ladder() {
  const pending = readPendingMail(useLocation().state)
  const session = useSession()
  return pending && !session ? <CheckMail key={pending.email} {...pending} /> : <Overview />
}
