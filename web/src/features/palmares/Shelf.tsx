import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { useState, type ReactNode } from 'react'
import { Link } from '../../lib/router'
import { MedalDrawing } from '../../art/MedalDrawing'
import { Button } from '../../ui/controls/Button'
import css from './shelf.module.css'

/** Link to the match, torneo or etapa in which the medal was earned. Null if there is none. */
function sourceOf({ partida, id_torneo, id_etapa, tipo }: Medalla): { to: string; label: string } | null {
  if (partida !== null) return { to: paths.partida(partida), label: 'Ver la partida' }
  if (id_torneo !== null) return { to: paths.torneo(id_torneo), label: 'Ver el torneo' }
  if (id_etapa === null) return null
  return tipo.endsWith('-lugar')
    ? { to: paths.palmaresEtapa(id_etapa), label: 'Ver el cierre' }
    : { to: paths.etapa(id_etapa), label: 'Ver la etapa' }
}

interface MedalItemProps {
  medal: Medalla
  size: number
  /** True to show which clan earned the medal, in lists of a player's medals. */
  withClan: boolean
  fresh?: boolean
}

/** One medal: drawing, reason, date, and a link to the match, torneo or etapa. `fresh`: highlighted as new. */
export function MedalItem({ medal, size, withClan, fresh = false }: MedalItemProps) {
  const source = sourceOf(medal)
  const date = formatDate(medal.fecha)
  return (
    <li className={`line ${css.item} ${fresh ? css.fresh : ''}`} data-part="medalla">
      <MedalDrawing tipo={medal.tipo} size={size} />
      <div className={css.words}>
        <h3 className={css.name} translate="yes">
          {medal.nombre}
        </h3>
        <p className="small">{medal.texto}</p>
        <p className={css.meta}>
          {withClan && (
            <>
              <Link to={paths.clan(medal.id_clan)} translate="no">
                {medal.clan.nombre}
              </Link>{' '}
              <span>·</span>{' '}
            </>
          )}
          <time translate="no" dateTime={medal.fecha}>
            {date}
          </time>
          {source && <span> · </span>}
          {source && (
            <Link className="more" to={source.to} aria-label={`${source.label}: ${medal.nombre}, ${date}`}>
              {source.label}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}

/** Number of medals that a list shows before the user presses the button to show all. */
const shownAtFirst = 6

interface ShelfProps {
  medals: readonly Medalla[]
  withClan?: boolean
  /** Shown if there are no medals. */
  children: ReactNode
}

/** A list of medals. A medal that arrives while the list is open is highlighted. */
export function Shelf({ medals, withClan = false, children }: ShelfProps) {
  const [known] = useState(() => new Set(medals.map(({ clave }) => clave)))
  const [all, setAll] = useState(false)
  const shown = all ? medals : medals.slice(0, shownAtFirst)
  if (medals.length === 0) return children
  return (
    <>
      <ul className={`grid ${css.shelf}`}>
        {shown.map((medal) => (
          <MedalItem key={medal.clave} medal={medal} size={56} withClan={withClan} fresh={!known.has(medal.clave)} />
        ))}
      </ul>
      {shown.length < medals.length && (
        <Button size="small" className="mt-3" onClick={() => setAll(true)}>
          {`Ver las ${medals.length} medallas`}
        </Button>
      )}
    </>
  )
}

export const ShelfSkeleton = () => (
  <ul className={`grid ${css.shelf}`} aria-hidden="true">
    {[62, 48, 74].map((width) => (
      <li key={width} data-part="skeleton" className={`waits line ${css.item}`}>
        <span className={`skeleton ${css.shape}`} />
        <div className={css.words}>
          <span className="skeleton" style={{ width: `${width}%` }} />
        </div>
      </li>
    ))}
  </ul>
)
