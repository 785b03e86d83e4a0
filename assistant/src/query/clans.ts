import { rivalsToReach, winsToReach } from '../answers/climb'
import { requireStatistics } from '../answers/hidden'
import { place } from '../answers/places'
import { clanStreak } from '../answers/of-whom'
import { inEtapa, isClan } from '../answers/which'
import type { Asked, Reply, Site } from '../intent'
import type { ClanName, Who } from '../names/community'
import { paths } from '@trinchera/contract/site-paths'
import { bold, counted, lines, listed, named, placed } from '../wording'
import { wordsOf } from '../words/plain'
import type { Consulta } from './consulta'
import { inEtapas } from './which-clans'
import { measures } from './measures'
import { ownMatches } from './own-matches'
import { placeHistory } from './place-history'
import { instants, periodIn } from './period'
import { compareTwo } from './compare-two'
import { inOrder, ranked, tellRanked, whereIn, wordsFor } from './ranking'
import { runOf } from './runs'
import { clansOf, rivalOf, saidEtapas, subjectOf, tables, tooWide } from './scope'
import { byName, playerRows, rowsOf, wholeTables, type ClanRow } from './table-rows'

/** The etapas in which a clan plays that a question is about. */
const etapasOfClan = (consulta: Consulta, who: ClanName, site: Site) => {
  const ids = clansOf(who, consulta, site)
  return site.community.etapas.filter(({ id }) =>
    who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)),
  )
}

/** Those who have more, or less, of something than whom it is about: of a clan in each of its tables, of a player among all. */
async function beyond(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const parts: string[] = []
  const { say } = site
  for (const etapa of isClan(who) ? etapasOfClan(consulta, who, site) : [null]) {
    const rows = etapa
      ? await rowsOf({ ...consulta, etapa: [etapa.id], juego: null }, site)
      : await playerRows(consulta, site)
    if (!rows) return tooWide
    const own = rows.find((row) => row.who.includes(who))
    if (!own) continue
    const ordenar = consulta.ordenar ?? { campo: 'ganadas', hacia: 'mas' }
    const { value, said } = measures[ordenar.campo]
    const kind = etapa ? 'clan' : 'jugador'
    const all = ranked({ consulta, rows, kind }, ordenar)
    const ahead = all.filter((row) => value(row) !== value(own) && inOrder(ordenar)(row, own) < 0).length
    const filtro = ahead ? { campo: ordenar.campo, es: ordenar.hacia, valor: value(own) } : null
    const [where, page] = etapa ? [whereIn(etapa, say), paths.ladder] : ['', paths.jugadores]
    const { text } = tellRanked(
      { consulta: { ...consulta, ordenar, filtro, limite: 3 }, rows, kind, where, page },
      site,
    )
    const whether = consulta.medida !== 'existe' ? '' : ahead ? say('Sí: ', 'Yes: ') : 'No: '
    const place = `${bold(placed(ahead + 1, say))} ${say('de', 'of')} ${all.length}`
    parts.push(lines(`${whether}${own.name}, ${place}: ${said(own, say)}.`, text))
  }
  const none = say('todavía no tiene partidas', 'has no matches yet')
  return { text: lines(...parts) || `${named(who.nombre)} ${none}.`, quien: [who] }
}

/** The players who have the most or the least of something; of one, who has more. */
async function playersRanked(consulta: Consulta, who: Who | null, site: Site): Promise<Reply> {
  if (who && !isClan(who)) {
    await requireStatistics(site, who)
    return beyond({ ...consulta, ordenar: consulta.ordenar ?? { campo: 'ganadas', hacia: 'mas' } }, who, site)
  }
  const rows = await playerRows(consulta, site)
  if (!rows) return tooWide
  // 'con al menos 50 partidas' is no condition by itself
  const least = consulta.filtro?.campo === 'jugadas' ? consulta.filtro.valor : 0
  const of = who ? ` de ${named(who.nombre)}` : wordsFor(consulta, site).where
  const asked = {
    consulta: { ...consulta, quien: [], filtro: least ? null : consulta.filtro },
    rows: rows.filter(({ jugadas }) => jugadas >= least),
    kind: 'jugador' as const,
    where: `${of}${least ? `, con al menos ${least} partidas` : ''}`,
    page: paths.jugadores,
  }
  return tellRanked(asked, site)
}

/** What is asked of the places that a clan has had; null where it is how it stands now. */
function ofPast({ medida, ordenar, hasta }: Consulta): Parameters<typeof placeHistory>[0] | null {
  if (medida === 'veces' || medida === 'llegada') return 'held'
  if (medida === 'entrada') return 'entry'
  if (ordenar?.campo === 'alza') return 'moved'
  if (medida !== 'puesto') return null
  return ordenar?.campo === 'puesto' ? 'best' : hasta ? 'past' : null
}

/** What is asked of one clan, or of a player. */
async function ofOne(consulta: Consulta, who: Who, site: Site, asked: Asked): Promise<Reply> {
  const rival = rivalOf(consulta, site)
  if (isClan(who) && consulta.medida === 'puesto' && rival && isClan(rival))
    return compareTwo({ ...consulta, ordenar: { campo: 'puesto', hacia: 'mas' } }, who, rival, site)
  const past = isClan(who) ? ofPast(consulta) : null
  if (isClan(who) && past) return placeHistory(past, consulta, who, site)
  if (consulta.medida === 'falta') return rivalsToReach({ ...asked, numero: consulta.lugar })
  if (consulta.ordenar?.campo !== 'racha') return place(asked)
  if (isClan(who)) return clanStreak(asked, who)
  const run = { ...consulta, de: 'partidas' as const, medida: 'racha' as const, ordenar: null }
  return runOf(run, who, await ownMatches(run, site), site)
}

/** A climb is one of some time, or of the whole of an etapa that is said: of this week where neither is. */
function withTime(consulta: Consulta, who: Who | null, site: Site): Consulta {
  const isTimed = consulta.desde || consulta.hasta || (!who && saidEtapas(consulta, site))
  if (consulta.ordenar?.campo !== 'alza' || isTimed) return consulta
  return { ...consulta, ...periodOf('esta semana', site) }
}

const periodOf = (said: string, { now }: Site) => periodIn(wordsOf(said), now, () => false)?.period

/** Those who have the most of something; where a week has just begun and nobody has any, those of the last seven days as well. */
async function rankedLately(consulta: Consulta, site: Site, tell: (consulta: Consulta) => Promise<Reply>) {
  const reply = await tell(consulta)
  const isOfWeek = consulta.desde !== '' && consulta.desde === periodOf('esta semana', site)?.desde
  if (!isOfWeek || !consulta.ordenar || reply.listed?.length) return reply
  const latest = await tell({ ...consulta, ...periodOf('ultimos 7 dias', site) })
  return latest.listed?.length ? { ...latest, text: lines(reply.text, latest.text) } : reply
}

/** Answers a question about clans, or players, as tables have them. */
export async function ofClans(given: Consulta, site: Site, asked: (quien: readonly Who[]) => Asked): Promise<Reply> {
  const who = subjectOf(given, site)
  const consulta = withTime(given, who, site)
  if (consulta.que && who) return beyond(consulta, who, site)
  if (consulta.estando && (!who || consulta.lugar === 1)) return winsToReach(consulta)
  if (consulta.en.length) return inEtapas(consulta, site)
  const isOfPlayers = consulta.de === 'jugadores'
  if (who && !isOfPlayers && !consulta.todo) return ofOne(consulta, who, site, asked([who]))
  return rankedLately(consulta, site, (each) =>
    isOfPlayers ? playersRanked(each, who, site) : clansRanked(each, site),
  )
}

/** Whether a clan was founded in the time that is said. */
function isFoundedIn({ clan: { created_at } }: ClanRow, consulta: Consulta): boolean {
  const { desde, hasta } = instants(consulta)
  return (!desde || created_at >= desde) && (!hasta || created_at < hasta)
}

/** The clans of tables that have the most or the least of something, or meet a condition. */
export async function clansRanked(consulta: Consulta, site: Site): Promise<Reply> {
  const { ordenar, filtro } = consulta
  const etapas = tables(consulta, site)
  const [only, another] = etapas
  // several tables have several first places
  if (ordenar?.campo === 'puesto' && another) {
    const replies = etapas.map(({ id }) => clansRanked({ ...consulta, etapa: [id] }, site))
    return { text: lines(...(await Promise.all(replies)).map(({ text }) => text)) }
  }
  const byNames = consulta.todo || filtro?.campo === 'juegos' || filtro?.campo === 'etapas'
  const isOfOldest = ordenar?.campo === 'fundado' && ordenar.hacia === 'menos'
  const etapa = byNames || isOfOldest ? wholeTables(consulta, site, filtro?.campo === 'juegos') : consulta.etapa
  const isOfNew = ordenar?.campo === 'fundado'
  const all = await rowsOf({ ...consulta, etapa, ...(isOfNew ? { desde: '', hasta: '' } : {}) }, site)
  if (!all) return tooWide
  const own = subjectOf(consulta, site)
  const rows = all.filter((row) => (!own || row.who.includes(own)) && (!isOfNew || isFoundedIn(row, consulta)))
  if (!filtro && !ordenar) {
    const count = bold(counted(rows.length, '1 clan', `${rows.length} ${site.say('clanes', 'clans')}`))
    const where = listed(
      etapas.map((etapa) => inEtapa(etapa, site.say)),
      site.say,
    )
    return { text: `${site.say('Hay', 'There are')} ${count} ${where}.`, etapas }
  }
  const asked = { consulta, rows, kind: 'clan' as const }
  const [where, page] = only && !another ? [whereIn(only, site.say), paths.etapa(only.id)] : ['', paths.ladder]
  if (!byNames) return tellRanked({ ...asked, where, page }, site)
  const inAll = consulta.todo ? site.say(', sumando todas sus etapas', ', in all stages') : ''
  const reply = tellRanked({ ...asked, rows: byName(rows), where: inAll, page: '' }, site)
  if (!consulta.todo) return reply
  const best = {
    ...asked,
    consulta: { ...consulta, limite: 1 },
    where: site.say(' en una sola etapa', ' in a single stage'),
  }
  return { ...reply, text: lines(reply.text, tellRanked(best, site).text) }
}
