import type { Consulta } from '@trinchera/contract/asistente'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { Plate } from '../../../art/Plate'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import css from './waiting.module.css'

/** A question to the moderators; the link leads to where it is answered. */
export const WaitingQuestion = ({ consulta: { id, jugador, pregunta, fecha } }: { consulta: Consulta }) => (
  <li>
    <Link className={css.case} to={paths.panelConsulta(id)}>
      <Plate username={jugador.username} imagen={jugador.imagen} size={24} />
      <span className={css.what}>
        <b translate="no">{jugador.username}</b> <span className="dim">pregunta</span> <span>{pregunta}</span>
      </span>
      <span className={`small ${css.note}`}>
        <RelativeTime at={fecha} />
      </span>
    </Link>
  </li>
)
