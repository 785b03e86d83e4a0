import type { AnuncioCard } from '@trinchera/contract/anuncios'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { ReactNode } from 'react'
import css from './AnuncioByline.module.css'

interface AnuncioBylineProps {
  anuncio: Pick<AnuncioCard, 'creador' | 'created_at'>
  children: ReactNode
}

/** Author and date of an announcement, and what else belongs on that line. */
export const AnuncioByline = ({ anuncio, children }: AnuncioBylineProps) => (
  <p className={`label ${css.byline}`}>
    <span>Por {anuncio.creador}</span>
    <time dateTime={anuncio.created_at}>{formatDateTime(anuncio.created_at)}</time>
    {children}
  </p>
)
