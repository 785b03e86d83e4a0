import type { Mensaje } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import css from './foro.module.css'

type Cita = NonNullable<Mensaje['cita']>

/** The post that a post replies to, as a quote. Links to that post, even on another page of the topic. */
export const Quote = ({ cita, tema, slug }: { cita: Cita; tema: number; slug: string }) => (
  <p className={css.quote}>
    <Link className="target" to={paths.mensaje(tema, slug, cita.id)}>
      <b translate="no">{cita.creador}</b> <span className="screen-reader-only">escribió: </span>
      <span className="dim">{cita.extracto}</span>
    </Link>
  </p>
)

/** The quoted post above the editor for the reply, with a button to remove the quote. */
export const QuoteOfDraft = ({ cita, onRemove }: { cita: Cita; onRemove: () => void }) => (
  <div className={`${css.quote} line ${css.answering}`}>
    <p>
      Respondes a <b translate="no">{cita.creador}</b>: <span className="dim">{cita.extracto}</span>
    </p>
    <button type="button" className="more" onClick={onRemove}>
      Quitar la cita
    </button>
  </div>
)
