import { pageTexts } from '@trinchera/rules/page-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { Hero } from '../art/Hero'
import { LastMatches } from '../features/ladder/LastMatches'
import { TopClanes } from '../features/ladder/TopClanes'
import { TopPlayers } from '../features/ladder/TopPlayers'
import { TournamentNotice } from '../features/torneos/TournamentNotice'
import { ButtonLink } from '../ui/controls/Button'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import css from './Ladder.module.css'

export default function Ladder() {
  usePageText(pageTexts.ladder)
  return (
    <div className="stack">
      <div>
        <OfflineBar />
        <div className={css.banner}>
          <Hero />
          <div className={css.text}>
            <h1>Ladder</h1>
            <p>El que pierde reporta. El que gana, sube.</p>
          </div>
          <LiveBadge />
        </div>
        <TournamentNotice />
      </div>
      <div className="two-columns">
        <TopPlayers />
        <TopClanes />
      </div>
      <LastMatches
        title="Últimos Enfrentamientos"
        limit={10}
        action={
          <ButtonLink size="small" to={paths.reportes}>
            Reportar Derrota
          </ButtonLink>
        }
      />
    </div>
  )
}
