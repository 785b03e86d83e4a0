import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { clanTorneosQuery } from '../../lib/torneo-queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { torneoChip } from '../../ui/match/torneo-text'
import css from './torneos.module.css'

/** The torneos in which a clan enrolled, and the number of torneos that it won. Renders nothing if there are none. */
export function ClanTorneos({ clan }: { clan: number }) {
  const refresh = useRefresh()
  useLive('tournament:changed', () => refresh(`torneos-clan/${clan}`))
  const { data } = useQuery(clanTorneosQuery(clan))
  if (!data || data.length === 0) return null
  const won = data.filter(({ campeon }) => campeon?.id_clan === clan).length
  return (
    <section aria-label="Torneos">
      <SectionHead title="Torneos" count={data.length} note={won > 0 ? counted(won, 'ganado', 'ganados') : undefined} />
      <ul className="list">
        {data.map((torneo) => {
          const { id, nombre, inicio, campeon } = torneo
          const { text, look } = torneoChip(torneo)
          const champion = campeon?.id_clan === clan
          return (
            <li key={id} className={`row link-row ${css.entered}`}>
              <Link className="row-link" to={paths.torneo(id)} translate="no">
                {nombre}
              </Link>
              <span className={`chip ${champion ? 'attention' : look}`}>{champion ? 'Campeón' : text}</span>
              <time translate="no" className="small dim" dateTime={inicio}>
                {formatDate(inicio)}
              </time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
