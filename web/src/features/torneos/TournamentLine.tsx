import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { formatoText, placesText, torneoChip } from '../../ui/match/torneo-text'
import css from './TournamentLine.module.css'
import { isOver, startText, untilText } from './when'

/** One torneo in a list: its name, its start time and, if it has a bracket, its state. */
export function TournamentLine({ torneo }: { torneo: Torneo }) {
  const now = useNow()
  const { id, nombre, descripcion, inicio, estado, formato, campeon } = torneo
  const over = isOver(torneo, now)
  const chip = torneoChip(torneo)
  const playing = estado === 'en-juego' || (formato === null && untilText(inicio, now) === 'en curso')
  return (
    <li className={`grid ${css.tournament} ${over ? css.over : ''}`}>
      <h3>
        <Link className="target" to={paths.torneo(id)} translate="no">
          {nombre}
        </Link>
      </h3>
      <span className={playing ? 'live' : css.starts}>
        {playing ? 'en curso' : estado === 'cancelado' ? 'cancelado' : over ? 'terminó' : untilText(inicio, now)}
      </span>
      <p className="small">
        <time translate="no" dateTime={inicio}>
          {over ? formatDateTime(inicio) : startText(inicio)}
        </time>
      </p>
      {formato && (
        <p className={`row ${css.facts}`}>
          <span className={`chip ${chip.look}`}>{chip.text}</span>
          <span>{formatoText[formato]}</span>
          <span>{placesText(torneo)}</span>
        </p>
      )}
      {campeon && (
        <p>
          <span className="label brass">Campeón</span> <b translate="no">{campeon.nombre}</b>
        </p>
      )}
      {descripcion && <p className={css.description}>{descripcion}</p>}
    </li>
  )
}
