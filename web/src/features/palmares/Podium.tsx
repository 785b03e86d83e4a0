import type { PalmaresEtapa } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { Record } from '../../ui/record/Figures'
import css from './podium.module.css'
import type { Elements } from '../../lib/elements'

type Podio = PalmaresEtapa['podio']

const columns: Record<number, string | undefined> = { 1: css.first, 2: css.second, 3: css.third }

interface PodiumProps {
  podio: Podio
  /** Size of the clans' emblems in px. */
  emblem: number
  large?: boolean
  /** Rendered behind the podium's steps. */
  children?: Elements
}

/**
 * The first three clans of an etapa on a podium, with the names and emblems they had when the etapa was archived. Screen readers skip the
 * drawing, because the list below has the same content.
 */
export const Podium = ({ podio, emblem, large = false, children }: PodiumProps) => (
  <div className={large ? css.large : undefined}>
    <div className={css.scene} aria-hidden="true">
      {children}
      <div className={css.steps}>
        {podio.map(({ id, puesto, nombre, imagen }) => (
          <div key={id} className={columns[puesto]}>
            <Emblem nombre={nombre} imagen={imagen} size={puesto === 1 ? Math.round(emblem * 1.25) : emblem} />
            <div className={css.step} translate="no">
              {puesto}
            </div>
          </div>
        ))}
      </div>
    </div>
    <ol className={css.names} aria-label="Podio">
      {podio.map(({ id, puesto, nombre, triunfos, derrotas }) => (
        <li key={id} value={puesto} className={columns[puesto]}>
          <span className="screen-reader-only">{`Puesto ${puesto}: `}</span>
          <Link className={css.name} to={paths.clan(id)} translate="no">
            {nombre}
          </Link>
          <span className={css.record}>
            <Record triunfos={triunfos} derrotas={derrotas} />
          </span>
        </li>
      ))}
    </ol>
  </div>
)

export const EmptyPodium = ({ children }: { children?: Elements }) => (
  <div className={css.large} aria-hidden="true">
    <div className={css.scene}>
      {children}
      <div className={css.steps}>
        {[1, 2, 3].map((puesto) => (
          <div key={puesto} className={columns[puesto]}>
            <div className={css.step} translate="no">
              {puesto}
            </div>
          </div>
        ))}
      </div>
    </div>
  </div>
)
