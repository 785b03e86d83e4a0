import type { AnuncioCard } from '@trinchera/contract/anuncios'
import { formatDateTime } from '@trinchera/rules/presentation'
import css from './AnuncioByline.module.css'
import type { Elements } from '../../../lib/elements'

interface AnuncioBylineProps {
  anuncio: Pick<AnuncioCard, 'creador' | 'created_at'>
  children: Elements
}

/** The line with author and date of an announcement. `children` follow on the same line. */
export const AnuncioByline = ({ anuncio, children }: AnuncioBylineProps) => (
  <p className={`label row mt-2 ${css.byline}`}>
    <span>
      Por <span translate="no">{anuncio.creador}</span>
    </span>
    <time translate="no" dateTime={anuncio.created_at}>
      {formatDateTime(anuncio.created_at)}
    </time>
    {children}
  </p>
)
