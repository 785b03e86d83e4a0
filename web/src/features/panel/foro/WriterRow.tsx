import type { Escritor } from '@trinchera/contract/foro-moderacion'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import css from './foro.module.css'

interface WriterRowProps {
  writer: Escritor
  checked: boolean
  onCheck: (checked: boolean) => void
}

export const WriterRow = ({ writer, checked, onCheck }: WriterRowProps) => (
  <li className={`grid ${css.writer}`}>
    <label className={css.check}>
      <input
        type="checkbox"
        className="checkbox"
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <span className="screen-reader-only">
        Elegir a <span translate="no">{writer.username}</span>
      </span>
    </label>
    <div>
      <p className={`row ${css.head}`}>
        <Link className="target" to={paths.jugador(writer.id)} translate="no">
          {writer.username}
        </Link>
        {writer.nueva && <span className="chip attention">Cuenta nueva</span>}
        {writer.denuncias > 0 && (
          <span className="chip negative">{counted(writer.denuncias, 'denuncia', 'denuncias')}</span>
        )}
        <span className="small dim">
          <span>{counted(writer.mensajes, 'mensaje', 'mensajes')}</span>,{' '}
          <span>{counted(writer.temas, 'tema', 'temas')}</span>, el último el{' '}
          <span>{formatDateTime(writer.ultimo)}</span>
        </span>
      </p>
      <p className="small">{writer.muestra}</p>
    </div>
  </li>
)
