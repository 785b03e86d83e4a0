import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { juegoText, pageTexts, type PageText } from '@trinchera/rules/page-texts'
import { idOf, subjectOf, type SubjectKind } from './subject'

/** Addresses with fixed texts. */
const fixedTexts: Record<string, PageText> = {
  '/': pageTexts.home,
  '/ladder': pageTexts.ladder,
  '/ladder/jugadores': pageTexts.jugadores,
  '/ladder/reglamento': pageTexts.reglamento,
  '/ladder/mapas': pageTexts.mapas,
  '/anuncios': pageTexts.anuncios,
  '/torneos': pageTexts.torneos,
  '/stream': pageTexts.stream,
  '/servidores': pageTexts.servidores,
  '/foro': pageTexts.foro,
  '/descargas': pageTexts.descargas,
  '/volver-a-jugar': pageTexts.guia,
}

/** Addresses that end with the id of a clan, player, etapa or anuncio. */
const subjectPaths: readonly [before: string, kind: SubjectKind][] = [
  ['/ladder/detalle-clan/', 'clan'],
  ['/ladder/detalle-jugador/', 'jugador'],
  ['/ladder/etapa/', 'etapa'],
  ['/anuncios/details/', 'anuncio'],
]
const ofJuego = '/ladder/juego/'

/** The link preview of an address. `picture`: a site path. */
export interface Page {
  text: PageText
  picture: string
}

export const homePage: Page = { text: pageTexts.home, picture: '/og/portada.png' }

/** The id after a prefix; null if there is none. */
const idAfter = (pathname: string, before: string): number | null =>
  pathname.startsWith(before) ? idOf(pathname.slice(before.length)) : null

/** A content hash for the picture's URL, since messengers cache pictures by URL. */
const contentHash = (shown: unknown) => createHash('sha1').update(JSON.stringify(shown)).digest('hex').slice(0, 8)

/** The preview of an address without trailing slash. Unknown and private addresses get the texts of the home page. */
export async function pageAt(db: Db, pathname: string, siteName: string): Promise<Page> {
  for (const [before, kind] of subjectPaths) {
    const id = idAfter(pathname, before)
    const subject = id === null ? null : await subjectOf(db, kind, id, siteName)
    if (subject)
      return {
        text: subject.text,
        picture:
          kind === 'anuncio' && subject.imagen
            ? subject.imagen
            : `/og/${kind}/${id}.png?v=${contentHash([subject.card, subject.imagen])}`,
      }
  }
  const juego = idAfter(pathname, ofJuego)
  const game = juego === null ? null : await juegoById(db, juego)
  return { ...homePage, text: game ? juegoText(game) : (fixedTexts[pathname] ?? pageTexts.home) }
}
