import { paths } from '@trinchera/contract/site-paths'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ofToday } from './agenda'
import { RetoLine } from './RetoLine'
import { useAgenda } from './use-agenda'
import css from './agenda.module.css'

/** Today's agreed retos. "Today" ends at six in the morning. Renders nothing if there are none. */
export function PlayedToday() {
  const { now, query } = useAgenda()
  const retos = ofToday(query.data ?? [], now)
  if (retos.length === 0) return null
  return (
    <section className={css.today} aria-label="Hoy se juega">
      <SectionHead title="Hoy se juega" count={retos.length} link={{ to: paths.agenda, label: 'Agenda' }} />
      <ul className="list">
        {retos.map((reto) => (
          <RetoLine key={reto.id} reto={reto} now={now} />
        ))}
      </ul>
    </section>
  )
}
