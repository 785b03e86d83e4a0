import { createHash } from 'node:crypto'
import { paths, patterns } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { juegoText, pageTexts, type PageText } from '@trinchera/rules/page-texts'
import { idOf, subjectOf, type SubjectKind } from './subject'

/** Pages whose text depends on no data. */
const staticPages: Record<string, PageText> = {
  [paths.home]: pageTexts.home,
  [paths.ladder]: pageTexts.ladder,
  [paths.agenda]: pageTexts.agenda,
  [paths.jugadores]: pageTexts.jugadores,
  [paths.reglamento]: pageTexts.reglamento,
  [paths.mapas]: pageTexts.mapas,
  [paths.anuncios]: pageTexts.anuncios,
  [paths.torneos]: pageTexts.torneos,
  [paths.stream]: pageTexts.stream,
  [paths.servidores]: pageTexts.servidores,
  [paths.foro]: pageTexts.foro,
  [paths.descargas]: pageTexts.descargas,
  [paths.volverAJugar]: pageTexts.guia,
}

/** Kinds whose page is described from the database. */
const subjectKinds: readonly SubjectKind[] = ['clan', 'jugador', 'etapa', 'anuncio', 'partida', 'reto']

/** The link preview of a page. `picture`: an address of the site. */
export interface Page {
  text: PageText
  picture: string
  /** False where the site has nothing at the address: the reply is 404, and the screen says so. */
  found: boolean
}

export const homePage: Page = { text: pageTexts.home, picture: '/og/portada.png', found: true }
const missingPage: Page = { ...homePage, found: false }

const fixedPaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.login(),
  paths.nuevaVictoria(),
  paths.panelAdmin(),
])

/** The patterns as regular expressions: `:id` is one segment, `:type?` none or one. */
const openPatterns = Object.values(patterns).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

const isAddress = (pathname: string) =>
  fixedPaths.has(pathname) || openPatterns.some((pattern) => pattern.test(pathname))

/** The id in an address of the form `…/:id`; null if it is no id, undefined if the address has another form. */
export function idIn(pathname: string, pattern: `${string}/:id`): number | null | undefined {
  const prefix = pattern.slice(0, -':id'.length)
  return pathname.startsWith(prefix) ? idOf(pathname.slice(prefix.length)) : undefined
}

/** Cache buster: messengers cache a picture by its address, so a changed picture needs a changed address. */
export const contentHash = (shown: unknown) =>
  createHash('sha1').update(JSON.stringify(shown)).digest('hex').slice(0, 8)

/** The page at an address (without trailing slash). Unknown and private addresses get the home page's text. */
export async function pageAt(db: Db, pathname: string, siteName: string): Promise<Page> {
  for (const kind of subjectKinds) {
    const id = idIn(pathname, patterns[kind])
    if (id === undefined) continue
    const subject = id === null ? null : await subjectOf(db, kind, id, siteName)
    if (!subject) return kind === 'reto' ? homePage : missingPage // one that is not for everybody looks like one that is not there
    const picture =
      kind === 'anuncio' && subject.imagen
        ? subject.imagen
        : `/og/${kind}/${id}.png?v=${contentHash([subject.card, subject.imagen])}`
    return { text: subject.text, picture, found: true }
  }
  const juego = idIn(pathname, patterns.juego)
  if (juego !== undefined) {
    const game = juego === null ? null : await juegoById(db, juego)
    return game ? { ...homePage, text: juegoText(game) } : missingPage
  }
  if (!isAddress(pathname)) return missingPage
  return { ...homePage, text: staticPages[pathname] ?? pageTexts.home }
}
