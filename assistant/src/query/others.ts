import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { chileDay, shiftDay } from '@trinchera/rules/chile-time'
import { etapaMonths } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { etapaList } from '../answers/etapas'
import { etapaLink, theEtapa, inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, capital, counted, day as dayOf, lines, link, quoted, named } from '../wording'
import { hasOf } from '../words/lists'
import { plain, wordsOf, type Word } from '../words/plain'
import type { Consulta } from './consulta'
import { instants } from './period'
import { tables, whenSaid, rivalOf, saidEtapas, subjectOf, whereSaid } from './scope'

const dayMs = 24 * 3_600_000
/** As many announcements are looked through. */
const mostNews = 200
/** The announcement that an etapa of clans began with, at most a month before its first match. */
async function openingOf({ nombre, multijugador }: NamedEtapa, first: string | undefined, { db }: Site) {
  const news = multijugador ? await newestAnuncios(db, mostNews) : []
  return news.find(
    ({ titulo, created_at }) =>
      hasOf('empieza', wordsOf(titulo)) &&
      ` ${plain(titulo)} `.includes(` ${plain(nombre)} `) &&
      (!first ||
        (created_at <= first && shiftDay(chileDay(new Date(created_at)), { months: 1 }) >= first.slice(0, 10))),
  )
}

/** When an etapa began, how long it lasted or lasts, and when it ended or is to end, by its matches, its announcement and its closing. */
async function etapaTold(etapa: NamedEtapa, site: Site): Promise<string> {
  const { say } = site
  const span = await etapaSpan(site.db, etapa.id)
  const opened = await openingOf(etapa, span?.first, site)
  const final = await finalStandings(site.db, etapa.id)
  const day = (moment: string) => `${say('el', 'on')} ${bold(dayOf(moment, say))}`
  const [from = 0, to = 0] = [opened?.created_at ?? span?.first, etapa.activo ? site.now : span?.last].map((moment) =>
    Date.parse(chileDay(new Date(moment ?? 0))),
  )
  const count = Math.round((to - from) / dayMs) + 1
  const lasted = bold(say(counted(count, '1 día', `${count} días`), counted(count, '1 day', `${count} days`)))
  const news = opened && link(`«${quoted(opened.titulo)}»`, paths.anuncio(opened.id))
  const end = shiftDay(chileDay(new Date(span?.first ?? 0)), { months: etapaMonths })
  const parts = [
    opened && `${say('partió', 'it began')} ${day(opened.created_at)}, ${say('con el anuncio', 'with')} ${news}`,
    span
      ? `${say('su primera partida fue', 'its first match was')} ${day(span.first)}`
      : say('todavía no tiene partidas', 'it has no matches yet'),
    span &&
      (etapa.activo
        ? say(
            `lleva ${lasted} y sigue abierta: una etapa dura cerca de ${bold(`${etapaMonths} meses`)}, que se cumplen ${day(`${end}T12:00Z`)}; el cierre se avisa en ${link('Anuncios', paths.anuncios)}`,
            `it is still open, after ${lasted}: a stage lasts about ${bold(`${etapaMonths} months`)}; its end is told in ${link('Anuncios', paths.anuncios)}`,
          )
        : `${say('la última fue', 'the last')} ${day(span.last)}: ${say('duró', 'it lasted')} ${lasted}`),
    final
      ? `${say('se cerró', 'it was closed')} ${day(final.fecha)}`
      : !etapa.activo && say('está pausada', 'it is paused'),
  ]
  return `${capital(say(theEtapa(etapa), etapaLink(etapa)))}: ${parts.filter(Boolean).join('; ')}.`
}

/** When etapas began and ended, or how many there are. */
export async function ofEtapas(consulta: Consulta, site: Site): Promise<Reply> {
  if (consulta.medida === 'cuenta') return etapaList({ site, say: site.say })
  // of several of a name, one that has lasted already is meant first
  const order = consulta.medida === 'inicio' ? 0 : 1
  const etapas = tables(consulta, site).toSorted((a, b) => order * (Number(a.activo) - Number(b.activo)))
  return { text: lines(...(await Promise.all(etapas.map((etapa) => etapaTold(etapa, site))))), etapas }
}

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

const kinds = [
  ['anular', 'partida anulada', 'partidas anuladas'],
  ['falso', 'reporte falso', 'reportes falsos'],
  ['trampa', 'fallo por trampa', 'fallos por trampa'],
] as const
const most = 50
const shown = 5

function line({ id, ganador, perdedor, ruling, etapa }: Match): string {
  if (!ruling) return ''
  const against = [ganador, perdedor].find((side) => side.id === ruling.id_clan)
  return `${link(`${ganador.nombre} con ${perdedor.nombre}`, paths.partida(id))}, ${inEtapa(etapa)} (${formatDate(ruling.fecha)}): ${bold(quoted(ruling.texto))}${against ? `, de ${named(against.nombre)}` : ''}. ${quoted(ruling.motivo)}`
}

/** The rulings that a question asks for, the latest first: of a kind, of whom, when and where it says. */
export async function rulings(consulta: Consulta, words: readonly Word[], site: Site): Promise<Reply> {
  const [fallo = null, one = 'fallo', many = 'fallos'] =
    kinds.find(([kind]) => kind === consulta.fallo || hasOf(`fallo-${kind}`, words)) ?? []
  const sides = [subjectOf(consulta, site), rivalOf(consulta, site)].flatMap((who) =>
    who?.kind === 'clan' ? [who] : [],
  )
  const etapas = saidEtapas(consulta, site)
  // a false report was annulled as well
  const tipo = fallo && fallo !== 'anular' ? { tipo: fallo } : {}
  const clans = sides.map(({ clanes }) => clanes.map(({ id }) => id))
  const found = (await ruledMatches(site.db, { ...tipo, clans, ...instants(consulta) }, most)).filter(
    ({ id_etapa, ruling }) =>
      (fallo !== 'anular' || ruling?.tipo !== 'trampa') && (!etapas || etapas.some(({ id }) => id === id_etapa)),
  )
  const whose = sides.length ? ` en partidas de ${sides.map(({ nombre }) => named(nombre)).join(' con ')}` : ''
  const scope = `${whose}${whenSaid(consulta, site)}${whereSaid(consulta, site)}`
  const count = bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))
  return {
    text: lines(
      found.length ? `Hay ${count}${scope}:` : `No hay ${many}${scope}.`,
      bulletsUpTo(found.map(line), shown, paths.ladder),
      link('Qué dice el reglamento', paths.articulo(fallo === 'trampa' ? 'art-trampa' : 'art-anulacion')),
    ),
    quien: sides,
    consulta: { ...consulta, fallo },
  }
}
