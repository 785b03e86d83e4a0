import { paths } from '@trinchera/contract/site-paths'
import type { Torneo } from '@trinchera/contract/torneos'
import { formatTime } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { dayTitle, type AgendaEntry } from './agenda'
import { RetoLine } from './RetoLine'
import css from './agenda.module.css'

const TorneoLine = ({ torneo: { nombre, inicio } }: { torneo: Pick<Torneo, 'nombre' | 'inicio'> }) => (
  <li className={`grid link-row ${css.line}`}>
    <time translate="no" className={css.hour} dateTime={inicio}>
      {formatTime(inicio)}
    </time>
    <span className={`line ${css.emblems}`} />
    <Link className={`row-link ${css.who}`} to={paths.torneos}>
      <b translate="no">{nombre}</b>
    </Link>
    <span className="chip">Torneo</span>
  </li>
)

export const AgendaDays = ({ days, now }: { days: { date: string; entries: AgendaEntry[] }[]; now: number }) =>
  days.map(({ date, entries }) => (
    <section key={date} className="mt-6" aria-label={dayTitle(date, now)}>
      <div className="line head">
        <h2>{dayTitle(date, now)}</h2>
      </div>
      <ul className="list">
        {entries.map((entry) =>
          'reto' in entry ? (
            <RetoLine key={`reto ${entry.reto.id}`} reto={entry.reto} now={now} />
          ) : (
            <TorneoLine key={`torneo ${entry.torneo.id}`} torneo={entry.torneo} />
          ),
        )}
      </ul>
    </section>
  ))
