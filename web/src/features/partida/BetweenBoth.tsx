import type { MatchPage } from '@trinchera/contract/partidas'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './lines.module.css'

/** Number of wins of each of the two clans over the other, and a list of their latest other matches against each other. */
export function BetweenBoth({ match: { ganador, perdedor, entre_ambos: between } }: { match: MatchPage }) {
  const now = useNow()
  const ahead =
    between.ganador === between.perdedor ? undefined : between.ganador > between.perdedor ? ganador : perdedor
  const [more, fewer] = [Math.max(between.ganador, between.perdedor), Math.min(between.ganador, between.perdedor)]
  return (
    <section>
      <SectionHead title="Entre ambos" count={`${more}–${fewer}`} note={ahead ? `gana ${ahead.nombre}` : 'empatados'} />
      {between.otras.length === 0 && <p className="small dim">Es la única partida entre los dos.</p>}
      <ul className="list">
        {between.otras.map(({ id, fecha, id_ganador }) => (
          <li key={id} className={`row ${css.line} link-row`}>
            <span>
              Ganó <b translate="no">{id_ganador === ganador.id ? ganador.nombre : perdedor.nombre}</b>
            </span>
            <Link className={`${css.when} row-link`} to={paths.partida(id)}>
              <time translate="no" dateTime={fecha}>
                {whenPlayed(fecha, now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
