import { createHash } from 'node:crypto'
import { calendarAddress } from '@trinchera/contract/calendars'
import { embedKinds, type EmbedKind } from '@trinchera/contract/embeds'
import { paths, patterns } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { readTexto } from '@trinchera/db/queries/site/textos'
import { withLimits } from '@trinchera/rules/textos/limites'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { slugOf } from '@trinchera/rules/foro'
import { seccionText } from '@trinchera/rules/foro-texts'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import type { PageText } from '@trinchera/rules/first-texts'
import { guiaText, juegoText, portadaText, reglamentoText } from '@trinchera/rules/page-texts'
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

/** Kinds of pages whose description is made from the database. */
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

/** What the head of a page says about it. `picture`: path of the preview picture on the site. */
export interface Page {
  text: PageText
  picture: string
  /** False if nothing exists at this path. The reply is then a 404, and the web app shows that nothing was found. */
  found: boolean
  /** The path under which search engines index the page, without query; null if they should not index it. */
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

/** The description of paths that have none of their own, and of all paths while the database fails. */
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
/** The description of private screens and of content whose existence must stay secret. */
const privatePage: Page = { ...homePage, hidden: true }

const fixedPaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.login(),
  paths.nuevaVictoria(),
  paths.panelAdmin(),
])

/** The site's URL patterns as regular expressions: `:id` matches one path segment, `:type?` matches one or none. */
const openPatterns = Object.values(patterns).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

const isAddress = (pathname: string) =>
  fixedPaths.has(pathname) || openPatterns.some((pattern) => pattern.test(pathname))

/** The id in a path that fits the pattern `…/:id`. Null if the segment is no valid id, undefined if the path does not fit. */
export function idIn(pathname: string, pattern: `${string}/:id`): number | null | undefined {
  const prefix = pattern.slice(0, -':id'.length)
  return pathname.startsWith(prefix) ? idOf(pathname.slice(prefix.length)) : undefined
}

/** A hash for the URL of a preview picture, because messengers cache pictures by URL. It changes with the content (`shown`). */
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

/** A page with a fixed text, with its breadcrumbs as structured data. */
function staticPage(pathname: string, text: PageText, site: Site): Page {
  const above = pathname.startsWith(`${paths.ladder}/`) ? [{ name: 'Ladder', path: paths.ladder }] : []
  return {
    ...homePage,
    text,
    canonical: pathname,
    things: pathname === paths.home ? [] : [breadcrumbs(site, [...above, { name: text.title ?? '', path: pathname }])],
    calendar: pathname === paths.agenda ? calendarAddress() : null,
  }
}

/** The description of the page of a torneo's match or of its big screen (`pantalla`, not to be indexed). Null for other paths. */
async function torneoScreen(db: Db, pathname: string, site: Site): Promise<Page | null> {
  const [, id = '', rest = ''] = /^\/torneos\/([^/]+)\/(pantalla|partida\/\d{1,4})$/.exec(pathname) ?? []
  const torneo = idOf(id)
  const page = torneo === null ? null : await subjectPage(db, 'torneo', torneo, site)
  return page && { ...page, canonical: pathname, hidden: rest === 'pantalla' }
}

/** The description of a forum section's or topic's page; words after a topic's id are ignored. Null for paths outside the forum. */
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

/** Titles and descriptions of the pages whose words staff can edit (docs/behaviour/staff.md#Textos). */
const writtenTexts: Record<string, (db: Db) => Promise<PageText>> = {
  [paths.home]: async (db) => portadaText(withLimits(await readTexto(db, 'portada'))),
  [paths.reglamento]: async (db) => reglamentoText(withLimits(await readTexto(db, 'reglamento'))),
  [paths.volverAJugar]: async (db) => guiaText(withLimits(await readTexto(db, 'guia'))),
}

/** The description of the page at a path without slash at the end. Private and unknown paths get the text of the home page. */
export async function pageAt(db: Db, pathname: string, site: Site): Promise<Page> {
  const page = await describedPage(db, pathname, site)
  if (page.picture !== homePage.picture) return page
  const { original, contenido: portada } = withLimits(await readTexto(db, 'portada'))
  // An edited text changes the picture, which then needs another URL, because messengers cache pictures by URL.
  const picture = original ? page.picture : `${page.picture}?v=${contentHash(portada)}`
  return {
    ...page,
    picture,
    text: (await writtenTexts[pathname]?.(db)) ?? page.text,
    things: pathname === paths.home ? siteThings(site, { slogan: portada.titular, picture }) : page.things,
  }
}

async function describedPage(db: Db, pathname: string, site: Site): Promise<Page> {
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
