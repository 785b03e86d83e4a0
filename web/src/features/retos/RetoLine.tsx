import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { estadoText, retoSentence, retoTitle } from '../../ui/match/reto-text'
import css from './retos.module.css'

interface RetoLineProps {
  reto: Reto
  /** Id of the viewer's clan if it is one of the two clans. */
  own: number | undefined
  /** True to show the etapa's name, for lists of several etapas. */
  withEtapa?: boolean
}

export function RetoLine({ reto, own, withEtapa = true }: RetoLineProps) {
  const now = useNow()
  const { text, look } = estadoText[reto.estado]
  return (
    <li className={`grid link-row ${css.row}`}>
      <span className={`line ${css.top}`}>
        <b>
          <Link className="row-link" to={paths.reto(reto.id)}>
            {retoTitle(reto)}
          </Link>
        </b>
        <span className={`chip ${look}`}>{text}</span>
      </span>
      <span className="small">{retoSentence(reto, own, now)}</span>
      {withEtapa && (
        <span className="small dim">
          <span translate="no">{reto.etapa.nombre}</span>, <span translate="no">{reto.etapa.juego.nombre}</span>
        </span>
      )}
    </li>
  )
}
