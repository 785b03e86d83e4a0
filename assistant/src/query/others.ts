import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { chileDay } from '@trinchera/rules/chile-time'
import { etapaMonths } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { etapaLink, theEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bullets, bulletsUpTo, capital, counted, day as dayOf, lines, link, type Say } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { tables, whenSaid } from './scope'
import { openingOf } from './etapa-opening'

/** How many etapas are open, and which. */
function countEtapas({ juego }: Consulta, { community, say }: Site): Reply {
  const all = community.etapas.filter((etapa) => juego === null || etapa.juego.id === juego)
  const open = all.filter(({ activo }) => activo)
  return {
    text: lines(
      say(
        `Hay ${bold(counted(open.length, '1 etapa abierta', `${open.length} etapas abiertas`))}:`,
        `Open ${counted(open.length, 'stage', 'stages')}: ${bold(String(open.length))}`,
      ),
      bullets(
        open.map(
          (etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : say(', uno contra uno', ', one against one')}`,
        ),
      ),
      `${say('Ya no están abiertas', 'No longer open')}: ${all.length - open.length}.`,
    ),
  }
}

/** When an etapa that began then would have lasted as long as one lasts. */
function monthsAfter(first: string): string {
  const end = new Date(first)
  end.setUTCMonth(end.getUTCMonth() + etapaMonths)
  return end.toISOString()
}

const dayMs = 24 * 3_600_000
/** The days of the calendar from one instant to another, both counted. */
function daysBetween(first: string, last: string): number {
  const [from = 0, to = 0] = [first, last].map((moment) => Date.parse(`${chileDay(new Date(moment))}T00:00Z`))
  return Math.round((to - from) / dayMs) + 1
}

/** When an etapa began, how long it lasted or lasts, and when it ended or is to end, by its matches, its announcement and its closing. */
async function etapaTold(etapa: NamedEtapa, site: Site, say: Say): Promise<string> {
  const span = await etapaSpan(site.db, etapa.id)
  const opened = await openingOf(etapa, span?.first ?? null, site)
  const final = await finalStandings(site.db, etapa.id)
  const day = (moment: string) => `${say('el', 'on')} ${bold(dayOf(moment, say))}`
  const lasted = (first: string, last: string) => {
    const count = daysBetween(first, last)
    return bold(say(counted(count, '1 día', `${count} días`), counted(count, '1 day', `${count} days`)))
  }
  const parts = [
    opened &&
      say(
        `partió ${day(opened.at)}, con el anuncio ${opened.title}`,
        `it began ${day(opened.at)}, with the announcement ${opened.title}`,
      ),
    span
      ? say(`su primera partida fue ${day(span.first)}`, `its first match was ${day(span.first)}`)
      : say('todavía no tiene partidas', 'it has no matches yet'),
    span &&
      !etapa.activo &&
      say(
        `la última fue ${day(span.last)}: duró ${lasted(span.first, span.last)}`,
        `the last ${day(span.last)}: it lasted ${lasted(span.first, span.last)}`,
      ),
    span &&
      etapa.activo &&
      say(
        `lleva ${lasted(opened?.at ?? span.first, site.now.toISOString())} y sigue abierta: una etapa dura cerca de ${bold(`${etapaMonths} meses`)}, que se cumplen ${day(monthsAfter(span.first))}; el cierre se avisa en ${link('Anuncios', paths.anuncios)}`,
        `it is still open, after ${lasted(opened?.at ?? span.first, site.now.toISOString())}: a stage lasts about ${bold(`${etapaMonths} months`)}; its end is told in ${link('Anuncios', paths.anuncios)}`,
      ),
    final
      ? say(`se cerró ${day(final.fecha)}`, `it was closed ${day(final.fecha)}`)
      : !etapa.activo && say('está pausada', 'it is paused'),
  ]
  return `${capital(say(theEtapa(etapa), etapaLink(etapa)))}: ${parts.filter(Boolean).join('; ')}.`
}

/** When etapas began and ended, or how many there are. */
export async function ofEtapas(consulta: Consulta, site: Site): Promise<Reply> {
  if (consulta.medida === 'cuenta') return countEtapas(consulta, site)
  // of several of a name, one that has lasted already is meant first
  const etapas =
    consulta.medida === 'inicio'
      ? tables(consulta, site)
      : tables(consulta, site).toSorted((a, b) => Number(a.activo) - Number(b.activo))
  return { text: lines(...(await Promise.all(etapas.map((etapa) => etapaTold(etapa, site, site.say))))), etapas }
}

/** As many announcements are looked through. */
const mostNews = 200

/** What was published in a period. */
export async function ofNews(consulta: Consulta, site: Site): Promise<Reply> {
  const { desde, hasta } = instants(consulta)
  const all = (await newestAnuncios(site.db, mostNews)).filter(
    ({ created_at }) => (!desde || created_at >= desde) && (!hasta || created_at < hasta),
  )
  const rows = all.map(({ id, titulo, created_at }) => `${link(titulo, paths.anuncio(id))} (${formatDate(created_at)})`)
  return {
    text: lines(
      `${capital(counted(all.length, 'se publicó **1 anuncio**', `se publicaron **${all.length} anuncios**`))}${whenSaid(consulta, site)}:`,
      bulletsUpTo(rows, 5, paths.anuncios),
    ),
  }
}
