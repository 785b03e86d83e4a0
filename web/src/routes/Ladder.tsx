import { pageTexts } from '@trinchera/rules/page-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { Hero } from '../art/Hero'
import { LastMatches } from '../features/ladder/LastMatches'
import { StageTops } from '../features/ladder/StageTops'
import { TopPlayers } from '../features/ladder/TopPlayers'
import { TournamentNotice } from '../features/torneos/TournamentNotice'
import { ButtonLink } from '../ui/controls/Button'
import { OfflineBar } from '../ui/state/Live'
import { OwnClanes } from './OwnClanes'
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
        </div>
      </div>
      <OwnClanes part="ladder" />
      <StageTops />
      <TournamentNotice />
      <div className="two-columns">
        <LastMatches
          title="Últimos Enfrentamientos"
          limit={10}
          action={
            <ButtonLink size="small" to={paths.reportes}>
              Reportar Derrota
            </ButtonLink>
          }
        />
        <TopPlayers />
      </div>
    </div>
  )
}
