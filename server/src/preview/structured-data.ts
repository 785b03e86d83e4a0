import type { Anuncio } from '@trinchera/contract/anuncios'
import type { Clan } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { beginningOf } from '@trinchera/rules/letters'
import { retoLengthMs } from '@trinchera/rules/limits'
import type { PageText } from '@trinchera/rules/first-texts'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { jsonElement } from './json-element'

// Name and URL of the site, for the descriptions of pages in schema.org's vocabulary (docs/behaviour/screens.md#Search engines).

export interface Site {
  siteName: string
  publicUrl: string
}

/** One level of a page's breadcrumbs. `path`: path of that level's page on the site. */
export interface Crumb {
  name: string
  path: string
}

export interface Thing {
  '@type': string
  [property: string]: unknown
}

const inLanguage = 'es-CL'
/** Maximum length of a headline; search engines cut off longer ones. */
const longestHeadline = 110

const organization = ({ siteName, publicUrl }: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organizacion`,
  name: siteName,
  url: `${publicUrl}${paths.home}`,
})

/** The schema.org description of the home page. */
export const siteThings = (site: Site, { slogan, picture }: { slogan: string; picture: string }): Thing[] => [
  {
    ...organization(site),
    description: pageTexts.home.description,
    slogan,
    logo: site.publicUrl + paths.icon('512'),
    image: site.publicUrl + picture,
  },
  {
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#sitio`,
    name: site.siteName,
    url: `${site.publicUrl}${paths.home}`,
    inLanguage,
    publisher: { '@id': `${site.publicUrl}/#organizacion` },
  },
]

export const breadcrumbs = ({ publicUrl }: Site, trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: publicUrl + path,
  })),
})

export const clanThing = (site: Site, clan: Clan): Thing => ({
  '@type': 'SportsTeam',
  '@id': site.publicUrl + paths.clan(clan.id),
  name: clan.nombre,
  alternateName: clan.tag,
  url: site.publicUrl + paths.clan(clan.id),
  sport: clan.etapa.juego.nombre,
  foundingDate: clan.created_at,
  ...(clan.lema ? { slogan: clan.lema } : {}),
  ...(clan.imagen ? { logo: site.publicUrl + clan.imagen } : {}),
  memberOf: organization(site),
  athlete: clan.players.map(({ id, username }) => ({
    '@type': 'Person',
    name: username,
    url: site.publicUrl + paths.jugador(id),
  })),
})

interface Side {
  id: number
  nombre: string
  eliminado: boolean
}

const team = ({ publicUrl }: Site, { id, nombre, eliminado }: Side): Thing => ({
  '@type': 'SportsTeam',
  name: nombre,
  ...(eliminado ? {} : { '@id': publicUrl + paths.clan(id), url: publicUrl + paths.clan(id) }),
})

interface Event {
  path: string
  startDate: string
  endDate: string
  cancelled: boolean
  sides: readonly [Side, Side]
  juego: string
}

const event = (site: Site, { path, startDate, endDate, cancelled, sides, juego }: Event, text: PageText): Thing => ({
  '@type': 'SportsEvent',
  '@id': site.publicUrl + path,
  name: text.title,
  description: text.description,
  url: site.publicUrl + path,
  image: `${site.publicUrl}/og/portada.png`,
  startDate,
  endDate,
  eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: site.publicUrl + path },
  sport: juego,
  competitor: sides.map((side) => team(site, side)),
  organizer: organization(site),
})

const later = (start: string) => new Date(Date.parse(start) + retoLengthMs).toISOString()

export const matchThing = (site: Site, match: Match, text: PageText): Thing =>
  event(
    site,
    {
      path: paths.partida(match.id),
      startDate: match.jugada,
      endDate: later(match.jugada),
      cancelled: false,
      sides: [match.ganador, match.perdedor],
      juego: match.etapa.juego.nombre,
    },
    text,
  )

/** The schema.org description of an agreed reto as an event; null if the reto has no date. */
export const retoThing = (site: Site, reto: Reto, text: PageText): Thing | null =>
  reto.fecha === null
    ? null
    : event(
        site,
        {
          path: paths.reto(reto.id),
          startDate: reto.fecha,
          endDate: later(reto.fecha),
          cancelled: reto.estado === 'cancelado' || reto.estado === 'no-presentado',
          sides: [reto.retador, reto.retado],
          juego: reto.etapa.juego.nombre,
        },
        text,
      )

export const anuncioThing = (site: Site, anuncio: Anuncio): Thing => ({
  '@type': 'NewsArticle',
  '@id': site.publicUrl + paths.anuncio(anuncio.id),
  headline: beginningOf(anuncio.titulo, longestHeadline),
  ...(anuncio.descripcion ? { description: anuncio.descripcion } : {}),
  url: site.publicUrl + paths.anuncio(anuncio.id),
  mainEntityOfPage: site.publicUrl + paths.anuncio(anuncio.id),
  image: site.publicUrl + (anuncio.imagen ?? `/og/anuncio/${anuncio.id}.png`),
  datePublished: anuncio.created_at,
  dateModified: anuncio.updated_at ?? anuncio.created_at,
  author: { '@type': 'Person', name: anuncio.creador },
  publisher: organization(site),
  inLanguage,
})

/** HTML of the element with a page's schema.org data. It is no code, so the Content-Security-Policy does not need to allow it. */
export const thingsElement = (things: readonly Thing[]) =>
  jsonElement('type="application/ld+json"', JSON.stringify({ '@context': 'https://schema.org', '@graph': things }))
