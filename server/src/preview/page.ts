import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { juegoText, pageTexts, type PageText } from '@trinchera/rules/page-texts'
import { idOf, subjectOf, type SubjectKind } from './subject'

/** Addresses that say the same whatever happens. */
const still: Record<string, PageText> = {
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

/** Addresses of one thing of a kind. */
const about: readonly [before: string, kind: SubjectKind][] = [
  ['/ladder/detalle-clan/', 'clan'],
  ['/ladder/detalle-jugador/', 'jugador'],
  ['/ladder/etapa/', 'etapa'],
  ['/anuncios/details/', 'anuncio'],
]
const ofJuego = '/ladder/juego/'

/** What an address leads to, as it is told where the address is pasted. `picture`: where that is, on the site. */
export interface Page {
  text: PageText
  picture: string
}

export const homePage: Page = { text: pageTexts.home, picture: '/og/portada.png' }

/** The id an address ends with; null where it ends with none. */
const idAfter = (pathname: string, before: string): number | null =>
  pathname.startsWith(before) ? idOf(pathname.slice(before.length)) : null

/** Messengers keep a picture by its address: one that shows something else has another. */
const stamp = (shown: unknown) => createHash('sha1').update(JSON.stringify(shown)).digest('hex').slice(0, 8)

/** The page at an address, without its last slash; one that is nobody's, or private, says what the home says. */
export async function pageAt(db: Db, pathname: string, siteName: string): Promise<Page> {
  for (const [before, kind] of about) {
    const id = idAfter(pathname, before)
    const subject = id === null ? null : await subjectOf(db, kind, id, siteName)
    if (subject)
      return {
        text: subject.text,
        picture:
          kind === 'anuncio' && subject.imagen
            ? subject.imagen
            : `/og/${kind}/${id}.png?v=${stamp([subject.card, subject.imagen])}`,
      }
  }
  const juego = idAfter(pathname, ofJuego)
  const game = juego === null ? null : await juegoById(db, juego)
  return { ...homePage, text: game ? juegoText(game) : (still[pathname] ?? pageTexts.home) }
}
