import { paths } from '@trinchera/contract/site-paths'
import { formatTime } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { etapaName } from '../../lib/open-etapas'
import { dayTitle, momentOf, type AgreedReto } from './agenda'
import { chileDay } from '@trinchera/rules/chile-time'
import css from './agenda.module.css'

interface RetoLineProps {
  reto: AgreedReto
  now: number
  /** True to show the day as well, for lists that are not grouped by day. */
  dated?: boolean
  /** True to omit the etapa, for the etapa's own page. */
  withoutEtapa?: boolean
}

/** An agreed reto: time, both clans and, shortly before and after the time, its state. The whole line links to the reto. */
export function RetoLine({ reto, now, dated = false, withoutEtapa = false }: RetoLineProps) {
  const { id, fecha, retador, retado, etapa } = reto
  const moment = momentOf(reto, now)
  const note = [...(dated ? [dayTitle(chileDay(fecha), now)] : []), ...(withoutEtapa ? [] : [etapaName(etapa)])].join(
    ' · ',
  )
  return (
    <li className={`grid link-row ${css.line}`}>
      <time translate="no" className={css.hour} dateTime={fecha}>
        {formatTime(fecha)}
      </time>
      <span className={`line ${css.emblems}`}>
        <Emblem nombre={retador.nombre} imagen={retador.imagen} size={24} />
        <Emblem nombre={retado.nombre} imagen={retado.imagen} size={24} />
      </span>
      <Link className={`row-link ${css.who}`} to={paths.reto(id)}>
        <b translate="no">{retador.nombre}</b> <span className="dim">contra</span> <b translate="no">{retado.nombre}</b>
      </Link>
      {moment && (
        <span
          className={
            moment.look === 'live' ? `live ${css.moment}` : `${css.moment} ${moment.look === 'soon' ? 'brass' : 'dim'}`
          }
        >
          {moment.text}
        </span>
      )}
      {note && <span className={`small dim ${css.note}`}>{note}</span>}
    </li>
  )
}
