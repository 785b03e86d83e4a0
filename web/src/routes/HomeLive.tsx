import { paths } from '@trinchera/contract/site-paths'
import { LastMatches } from '../features/ladder/LastMatches'
import '../features/ladder/ladder.css'
import { TopClanes } from '../features/ladder/TopClanes'
import { TopPlayers } from '../features/ladder/TopPlayers'
import { Wire } from '../features/ladder/Wire'
import { PlayingNow } from '../features/servidores/PlayingNow'
import { OnStream } from '../features/stream/OnStream'
import { NextEvent } from '../features/torneos/NextEvent'
import { ButtonLink } from '../ui/controls/Button'
import { OfflineBar } from '../ui/state/Live'

/** What is alive at this moment, under the hero. */
const HomeLive = () => (
  <>
    <Wire />
    <div className="page home">
      <OfflineBar />
      <div className="g3">
        <LastMatches
          title="Últimos Enfrentamientos"
          limit={5}
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        />
        <PlayingNow />
        <div className="stack">
          <OnStream />
          <NextEvent />
        </div>
      </div>
      <div className="g2 tops">
        <TopClanes />
        <TopPlayers />
      </div>
    </div>
  </>
)
export default HomeLive
