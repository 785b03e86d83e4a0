import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { PlayedToday } from '../features/agenda/PlayedToday'
import { LastMatches } from '../features/ladder/LastMatches'
import { EtapaTops } from '../features/ladder/EtapaTops'
import { TopPlayers } from '../features/ladder/TopPlayers'
import { Ticker } from '../features/ladder/Ticker'
import { PlayingNow } from '../features/servidores/PlayingNow'
import { OnStream } from '../features/stream/OnStream'
import { NextEvent } from '../features/torneos/NextEvent'
import { openEtapasQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { Deferred } from '../ui/state/Deferred'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { OwnClanes } from './OwnClanes'
import css from './HomeLive.module.css'

/** Loaded only if no etapa is open, which is rare. */
const HomeBegins = lazy(() => import('./HomeBegins'))

/** The lists of the landing page below its top block (`HomeHero`). They are updated live. */
export default function HomeLive() {
  const none = useQuery(openEtapasQuery).data?.length === 0
  return (
    <Parts>
      <Ticker />
      <Parts className="page">
        <OfflineBar />
        <OwnClanes part="inicio" className={css.own} />
        {none && (
          <Suspense>
            <HomeBegins />
          </Suspense>
        )}
        <PlayedToday />
        <Parts className={`three-columns ${css.lists}`}>
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
          <Parts className="stack">
            <OnStream />
            <NextEvent />
          </Parts>
        </Parts>
        <div className="two-columns far-below mt-8">
          <Deferred>
            <EtapaTops limit={1} />
            <TopPlayers />
          </Deferred>
        </div>
      </Parts>
    </Parts>
  )
}
