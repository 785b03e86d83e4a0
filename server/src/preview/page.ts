import { createHash } from 'node:crypto'
import { calendarAddress } from '@trinchera/contract/calendars'
import { embedKinds, type EmbedKind } from '@trinchera/contract/embeds'
import { paths, patterns } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { slugOf } from '@trinchera/rules/foro'
import { seccionText } from '@trinchera/rules/foro-texts'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import type { PageText } from '@trinchera/rules/first-texts'
import { juegoText } from '@trinchera/rules/page-texts'
import { breadcrumbs, siteThings, type Site, type Thing } from './structured-data'
import { idOf, subjectOf, type SubjectKind } from './subject'

/** Pages whose text does not depend on data. */
const staticPages: Record<string, PageText> = {
  [paths.home]: pageTexts.home,
  [paths.ladder]: pageTexts.ladder,
  [paths.agenda]: pageTexts.agenda,
  [paths.jugadores]: pageTexts.jugadores,
  [paths.palmares]: pageTexts.palmares,
  [paths.reglamento]: pageTexts.reglamento,
  [paths.mapas]: pageTexts.mapas,
  [paths.anuncios]: pageTexts.anuncios,
  [paths.torneos]: pageTexts.torneos,
  [paths.stream]: pageTexts.stream,
  [paths.servidores]: pageTexts.servidores,
  [paths.foro]: pageTexts.foro,
  [paths.privacidad]: pageTexts.privacidad,
  [paths.descargas]: pageTexts.descargas,
  [paths.volverAJugar]: pageTexts.guia,
}

/** Kinds of pages that are described from data in the database. */
const subjectKinds: readonly Exclude<SubjectKind, 'tema'>[] = [
  'clan',
  'jugador',
  'etapa',
  'palmaresEtapa',
  'anuncio',
  'partida',
  'reto',
  'torneo',
]

/** What the head of a page says about the page. `picture`: a path on the site. */
export interface Page {
  text: PageText
  picture: string
  /** False if the site has nothing at this path; the reply is then a 404 and the screen says so. */
  found: boolean
  /** The page's own path without query; null for a page that search engines should not index. */
  canonical: string | null
  /** True if search engines must not index the page. */
  hidden: boolean
  /** Structured data (JSON-LD): what the page is about and its position in the site. */
  things: readonly Thing[]
  /** The embed that other sites may show for this page; null if there is none. */
  embed: { kind: EmbedKind; id: number } | null
  /** The path of the page's calendar; null if there is none. */
  calendar: string | null
}

/** Used for a path without data of its own and if the database does not answer. */
export const homePage: Page = {
  text: pageTexts.home,
  picture: '/og/portada.png',
  found: true,
  canonical: null,
  hidden: false,
  things: [],
  embed: null,
  calendar: null,
}
const missingPage: Page = { ...homePage, found: false }
/** Used for private pages and for pages that must look like private ones. */
const privatePage: Page = { ...homePage, hidden: true }

const fixedPaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.login(),
  paths.nuevaVictoria(),
  paths.panelAdmin(),
])

/** The URL patterns as regular expressions: `:id` matches one segment, `:type?` none or one. */
const openPatterns = Object.values(patterns).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

const isAddress = (pathname: string) =>
  fixedPaths.has(pathname) || openPatterns.some((pattern) => pattern.test(pathname))

/** The id in a path of the form `…/:id`; null if that part is not an id, undefined if the path has another form. */
export function idIn(pathname: string, pattern: `${string}/:id`): number | null | undefined {
  const prefix = pattern.slice(0, -':id'.length)
  return pathname.startsWith(prefix) ? idOf(pathname.slice(prefix.length)) : undefined
}

/** Hash of the content for a picture's URL. Messengers cache a picture by its URL, so a changed picture needs a changed URL. */
export const contentHash = (shown: unknown) =>
  createHash('sha1').update(JSON.stringify(shown)).digest('hex').slice(0, 8)

const isEmbedKind = (kind: SubjectKind): kind is EmbedKind => embedKinds.some((one) => one === kind)

const calendars: Partial<Record<SubjectKind, (id: number) => string>> = {
  etapa: (etapa) => calendarAddress({ etapa }),
  clan: (clan) => calendarAddress({ clan }),
  torneo: (torneo) => calendarAddress({ torneo }),
}

async function subjectPage(db: Db, kind: SubjectKind, id: number, site: Site): Promise<Page | null> {
  const subject = await subjectOf(db, kind, id, site)
  if (!subject) return null
  const { text, card, imagen, above, thing } = subject
  const canonical =
    kind === 'tema' ? paths.tema(id, slugOf(text.title ?? '')) : patterns[kind].replace(':id', String(id))
  const trail = [...above, { name: text.title ?? '', path: canonical }]
  return {
    text,
    picture: kind === 'anuncio' && imagen ? imagen : `/og/${kind}/${id}.png?v=${contentHash([card, imagen])}`,
    found: true,
    canonical,
    hidden: false,
    things: [...(thing ? [thing] : []), breadcrumbs(site, trail)],
    embed: isEmbedKind(kind) ? { kind, id } : null,
    calendar: calendars[kind]?.(id) ?? null,
  }
}

/** A page whose text does not depend on data, with its position in the site. */
function staticPage(pathname: string, text: PageText, site: Site): Page {
  const above = pathname.startsWith(`${paths.ladder}/`) ? [{ name: 'Ladder', path: paths.ladder }] : []
  return {
    ...homePage,
    text,
    canonical: pathname,
    things:
      pathname === paths.home
        ? siteThings(site)
        : [breadcrumbs(site, [...above, { name: text.title ?? '', path: pathname }])],
    calendar: pathname === paths.agenda ? calendarAddress() : null,
  }
}

/**
 * The page of the torneo to which a screen below the torneo's path belongs: one of its matches, or its board, which search engines must not
 * index. Null for other paths.
 */
async function torneoScreen(db: Db, pathname: string, site: Site): Promise<Page | null> {
  const [, id = '', rest = ''] = /^\/torneos\/([^/]+)\/(pantalla|partida\/\d{1,4})$/.exec(pathname) ?? []
  const torneo = idOf(id)
  const page = torneo === null ? null : await subjectPage(db, 'torneo', torneo, site)
  return page && { ...page, canonical: pathname, hidden: rest === 'pantalla' }
}

/** A section or a topic of the forum; the words after a topic's id are ignored. Null if the path has another form. */
async function foroScreen(db: Db, pathname: string, site: Site): Promise<Page | null> {
  const [, numbered] = /^\/foro\/tema\/([^/]+)$/.exec(pathname) ?? []
  if (numbered !== undefined) {
    const id = idOf(/^\d+(?=-|$)/.exec(numbered)?.[0] ?? '')
    return (id === null ? null : await subjectPage(db, 'tema', id, site)) ?? missingPage
  }
  const [, slug] = /^\/foro\/([^/]+)$/.exec(pathname) ?? []
  if (slug === undefined || isAddressOfForo(pathname)) return null
  const seccion = (await readOpciones(db)).foro.find(({ nombre }) => slugOf(nombre) === slug)
  return seccion ? staticPage(paths.foroSeccion(slug), seccionText(seccion), site) : missingPage
}

const isAddressOfForo = (pathname: string) => pathname === paths.foroBuscar() || pathname === patterns.foroNuevo

/** The page at a path without trailing slash. Unknown and private paths get the home page's text. */
export async function pageAt(db: Db, pathname: string, site: Site): Promise<Page> {
  const below = (await torneoScreen(db, pathname, site)) ?? (await foroScreen(db, pathname, site))
  if (below) return below
  for (const kind of subjectKinds) {
    const id = idIn(pathname, patterns[kind])
    if (id === undefined) continue
    const page = id === null ? null : await subjectPage(db, kind, id, site)
    return page ?? (kind === 'reto' ? privatePage : missingPage) // a reto that does not exist looks like a private one
  }
  const juego = idIn(pathname, patterns.juego)
  if (juego !== undefined) {
    const game = juego === null ? null : await juegoById(db, juego)
    return game ? staticPage(paths.juego(game.id), juegoText(game), site) : missingPage
  }
  const text = staticPages[pathname]
  if (text) return staticPage(pathname, text, site)
  return isAddress(pathname) ? privatePage : missingPage
}
