import type { Anuncio } from '@trinchera/contract/anuncios'
import type { FirstPaint, FirstReply } from '@trinchera/contract/first-replies'
import { paths } from '@trinchera/contract/site-paths'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import css from './features/anuncios/article/article.module.css'
import { ArticleHead, Back } from './features/anuncios/article/ArticleHead'
import { ClanTitle } from './features/clanes/ClanTitle'
import { EtapaHeading } from './features/ladder/EtapaHeading'
import { MatchTitle } from './features/partida/MatchTitle'
import { HomeHero } from './routes/HomeHero'
import { LadderBanner } from './routes/LadderBanner'

// This module is built for the server (`environments` of web/vite.config.ts), so everything that it imports must run without a browser.

const plain = String.raw`(?:[^<]|</?(?:strong|em|u)>|<br>)*`
const aligned = String.raw`(?: class="(ql-align-(?:center|right|justify))")?`
/** Matches the beginning of a stored text (already sanitized): an optional heading and up to three paragraphs without links or pictures. */
const opening = new RegExp(`^(?:<h([1-6])${aligned}>(${plain})</h\\1>)?((?:<p${aligned}>${plain}</p>){0,3})`)

/** HTML of a stored text's beginning, as far as it matches `opening`. Its heading becomes an `h2`, as in web/src/ui/rich/prepare.ts. */
function openingOf(contenido: string): string {
  const [, level, align, heading, paragraphs = ''] = opening.exec(contenido) ?? []
  if (level === undefined) return paragraphs
  return `<h2 class="${align ? `${align} ` : ''}h-${level}">${heading ?? ''}</h2>${paragraphs}`
}

const Article = ({ anuncio }: { anuncio: Anuncio }) => (
  <div className="page">
    <Back />
    <div className={`grid ${css.columns}`}>
      <article>
        <ArticleHead anuncio={anuncio} drawn={false} />
        <div className="rich prose mt-4" dangerouslySetInnerHTML={{ __html: openingOf(anuncio.contenido) }} />
      </article>
    </div>
  </div>
)

/** Puts a title where the ladder's layout shows it: next to the space reserved for the section menu. */
const inLadder = (title: ReactElement, className?: string) => (
  <div className="page">
    <div className="ladder-layout">
      <aside className="side" />
      <div className={className}>
        <div>{title}</div>
      </div>
    </div>
  </div>
)

/** Title of the screen at a path, in its final position, as visitors without a session see it. Null if the screen has no such title. */
function titleAt(pathname: string, [first]: readonly FirstReply[]): ReactElement | null {
  if (pathname === paths.home) return <HomeHero />
  if (pathname === paths.ladder) return inLadder(<LadderBanner />)
  if (first?.name === 'getEtapa') return inLadder(<EtapaHeading etapa={first.reply.data} />, 'with-rail')
  if (first?.name === 'getClan') return inLadder(<ClanTitle clan={first.reply.data} online={0} />)
  if (first?.name === 'getMatch') return inLadder(<MatchTitle match={first.reply.data} />)
  if (first?.name === 'getAnuncio') return <Article anuncio={first.reply.data} />
  return null
}

/** Renders the HTML that the page shows before any script has loaded. Then web/src/main.tsx replaces it without moving anything. */
export const firstPaint: FirstPaint = (pathname, replies) => renderToStaticMarkup(titleAt(pathname, replies))
