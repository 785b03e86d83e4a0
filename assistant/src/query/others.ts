import { latestNews } from '../answers/latest-news'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { rulingsGiven, etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { chileDay } from '@trinchera/rules/chile-time'
import { etapaMonths } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { etapaLink, inEtapa, theEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bullets, capital, counted, lines, link, named, when } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { tables, whenSaid } from './scope'
import { openingOf } from './etapa-opening'

/** How many etapas are open, and which. */
function countEtapas({ juego }: Consulta, { community }: Site): Reply {
  const all = community.etapas.filter((etapa) => juego === null || etapa.juego.id === juego)
  const open = all.filter(({ activo }) => activo)
  const closed = all.length - open.length
  return {
    text: lines(
      `Hay ${bold(counted(open.length, '1 etapa abierta', `${open.length} etapas abiertas`))}:`,
      bullets(open.map((etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', uno contra uno'}`)),
      closed > 0 && counted(closed, 'Otra ya no está abierta.', `Otras ${closed} ya no están abiertas.`),
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
function inDays(first: string, last: string): string {
  const [from, to] = [chileDay(new Date(first)), chileDay(new Date(last))].map((day) => Date.parse(`${day}T00:00Z`))
  const days = Math.round(((to ?? 0) - (from ?? 0)) / dayMs) + 1
  return bold(counted(days, '1 día', `${days} días`))
}

/** How long an etapa lasted, or lasts, from its first match to its last. */
function lasted(
  etapa: Parameters<typeof theEtapa>[0] & { activo: boolean },
  { first, last }: { first: string; last: string },
  closed: string | null,
  now: Date,
  opened: { at: string; title: string } | null,
): string {
  const name = capital(theEtapa(etapa))
  if (etapa.activo && opened)
    return `${name} lleva ${inDays(opened.at, now.toISOString())}: partió el ${bold(formatDate(opened.at))}, con el anuncio ${opened.title}, y su primera partida fue el ${formatDate(first)}. Sigue abierta: una etapa dura cerca de ${etapaMonths} meses.`
  return etapa.activo
    ? `${name} lleva ${inDays(first, now.toISOString())}: se juega desde el ${formatDate(first)} y sigue abierta. Una etapa dura cerca de ${etapaMonths} meses.`
    : `${name} duró ${inDays(first, last)}, del ${formatDate(first)} al ${formatDate(last)}${closed ? `, y se cerró el ${bold(formatDate(closed))}` : ''}.`
}

/** When an etapa began or ended, by its first match and its closing. */
export async function ofEtapas(consulta: Consulta, site: Site): Promise<Reply> {
  if (consulta.medida === 'cuenta') return countEtapas(consulta, site)
  const all = tables(consulta, site)
  // of several of a name, one that has lasted already is meant first
  const etapas = consulta.medida !== 'inicio' ? all.toSorted((a, b) => Number(a.activo) - Number(b.activo)) : all
  const parts = await Promise.all(
    etapas.map(async (etapa) => {
      const span = await etapaSpan(site.db, etapa.id)
      const opened = consulta.medida === 'fin' ? null : await openingOf(etapa, span?.first ?? null, site)
      if (consulta.medida === 'inicio') {
        const began = opened
          ? `${capital(theEtapa(etapa))} partió el ${bold(formatDate(opened.at))}, con el anuncio ${opened.title}`
          : ''
        return span
          ? began
            ? `${began}; su primera partida fue el ${bold(formatDate(span.first))}.`
            : `${capital(theEtapa(etapa))} se ${etapa.archivada ? 'jugó' : 'juega'} desde el ${bold(formatDate(span.first))}, día de su primera partida.`
          : `${began ? `${began}. ` : ''}En ${theEtapa(etapa)} todavía no se juega ninguna partida.`
      }
      if (consulta.medida === 'duracion') {
        const ended = etapa.activo ? null : await finalStandings(site.db, etapa.id)
        return span
          ? lasted(etapa, span, ended?.fecha ?? null, site.now, opened)
          : `En ${theEtapa(etapa)} todavía no se juega ninguna partida.`
      }
      if (etapa.activo)
        return `${capital(theEtapa(etapa))} sigue abierta${span ? `, y se juega desde el ${formatDate(span.first)}` : ''}. Una etapa dura cerca de ${bold(`${etapaMonths} meses`)}${span ? `, que se cumplen el ${bold(formatDate(monthsAfter(span.first)))}` : ''}; el cierre se avisa en ${link('Anuncios', paths.anuncios)}.`
      const final = await finalStandings(site.db, etapa.id)
      return final
        ? `${capital(theEtapa(etapa))} se cerró el ${bold(formatDate(final.fecha))}.`
        : `${capital(theEtapa(etapa))} está pausada${span ? `: su última partida fue el ${bold(formatDate(span.last))}` : ''}.`
    }),
  )
  return { text: lines(...parts), etapas: etapas }
}

/** Whether cheats have been caught, by the rulings that are public. */
export async function ofFouls(consulta: Consulta, site: Site): Promise<Reply> {
  const { total, latest } = await rulingsGiven(site.db, 'trampa', instants(consulta))
  const time = whenSaid(consulta, site)
  if (!latest)
    return {
      text: lines(
        `No: no hay fallos por trampa publicados${time}.`,
        link('Qué dice el reglamento', paths.articulo('art-trampa')),
      ),
    }
  const etapa = site.community.etapas.find(({ id }) => id === latest.etapa)
  const clan = latest.clan === null ? undefined : site.community.clanById.get(latest.clan)
  return {
    text: lines(
      `Sí: hay ${bold(counted(total, '1 fallo por trampa', `${total} fallos por trampa`))}${time}. El último${clan ? `, contra ${named(clan.nombre)}` : ''}, fue ${when(latest.fecha, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      link('Qué dice el reglamento', paths.articulo('art-trampa')),
    ),
    quien: clan ? [clan] : [],
  }
}

/** As many announcements are looked through. */
const mostNews = 200

/** What was published in a period. */
export async function ofNews(consulta: Consulta, site: Site): Promise<Reply> {
  if (consulta.medida === 'ultima') return latestNews(site)
  const { desde, hasta } = instants(consulta)
  const all = (await newestAnuncios(site.db, mostNews)).filter(
    ({ created_at }) => (!desde || created_at >= desde) && (!hasta || created_at < hasta),
  )
  const time = whenSaid(consulta, site)
  if (!all.length) return { text: lines(`No se publicó ningún anuncio${time}.`, link('Anuncios', paths.anuncios)) }
  return {
    text: lines(
      capital(
        `${time.trim()} ${counted(all.length, 'se publicó **1 anuncio**', `se publicaron **${all.length} anuncios**`)}:`.trim(),
      ),
      bullets(
        all
          .slice(0, 5)
          .map(({ id, titulo, created_at }) => `${link(titulo, paths.anuncio(id))} (${formatDate(created_at)})`),
      ),
      all.length > 5 && link(`Ver los ${all.length}`, paths.anuncios),
    ),
  }
}
