import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { TournamentLine } from '../features/torneos/TournamentLine'
import { TournamentNotice } from '../features/torneos/TournamentNotice'
import { splitByTime } from '../features/torneos/when'
import { useNow } from '../lib/clock'
import { torneosQuery } from '../lib/site-queries'
import { ButtonLink } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import { Parts } from '../ui/state/Parts'
import { QueryState } from '../ui/state/states'
import css from './Torneos.module.css'

/** The list of torneos, upcoming and past. Shows 'Pronto...' if no torneo is upcoming. */
export default function Torneos() {
  const query = useQuery(torneosQuery)
  const { data } = query
  const now = useNow()
  const { coming, past } = splitByTime(data ?? [], now)
  usePageText(pageTexts.torneos)
  return (
    <Parts className="page">
      <h1>Torneos</h1>
      <QueryState query={query} lines={4} loading="Cargando torneos…" failed="No pudimos traer los torneos">
        Lo demás del sitio sigue acá.
      </QueryState>
      {data && coming.length === 0 && (
        <div className="soon-part">
          <p className="lead">Pronto...</p>
          <p>Ninguno anunciado. Cuando haya uno, acá se inscribe tu clan y se sigue la llave.</p>
          <TournamentNotice />
          <ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>
        </div>
      )}
      <Parts className="stack soon-part">
        {coming.length > 0 && <TournamentNotice />}
        {coming.length > 0 && (
          <section>
            <SectionHead title="Por jugarse" count={coming.length} />
            <ul className={css.list}>
              {coming.map((torneo) => (
                <TournamentLine key={torneo.id} torneo={torneo} />
              ))}
            </ul>
          </section>
        )}
        {past.length > 0 && (
          <section>
            <SectionHead title="Anteriores" count={past.length} />
            <ul className={css.list}>
              {past.map((torneo) => (
                <TournamentLine key={torneo.id} torneo={torneo} />
              ))}
            </ul>
          </section>
        )}
      </Parts>
    </Parts>
  )
}
