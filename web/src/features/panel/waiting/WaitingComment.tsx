import type { ReportedComment } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { Link } from '../../../lib/router'
import { Plate } from '../../../art/Plate'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import css from './waiting.module.css'

/** A reported comment; the link leads to the list where it is decided. */
export function WaitingComment({ comment }: { comment: ReportedComment }) {
  const others = useOtherViewers(`comentario:${comment.id}`)
  const [first] = comment.denuncias
  return (
    <li>
      <Link className={css.case} to={paths.panelComments}>
        <Plate username={comment.creador} imagen={comment.imagen} size={24} />
        <span className={css.what}>
          <b translate="no">{comment.creador}</b> <span className="dim">en</span> <span>{comment.anuncio}</span>
        </span>
        <span className={css.chips}>
          {comment.oculto && <span className="chip negative">Oculto</span>}
          <span className="chip attention">{counted(comment.denuncias.length, 'denuncia', 'denuncias')}</span>
        </span>
        {(first || others.length > 0) && (
          <span className={`small ${css.note}`}>
            {first && (
              <>
                <span>
                  <span translate="no">{first.quien}</span>
                  <span>{`: ${first.motivo} ·`}</span>
                </span>{' '}
                <RelativeTime at={first.fecha} />
              </>
            )}
            {others.length > 0 && <span className="brass">{` · ${others.join(', ')} lo está mirando`}</span>}
          </span>
        )}
      </Link>
    </li>
  )
}
