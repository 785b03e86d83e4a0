import { paths } from '@trinchera/contract/site-paths'
import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import { shiftDay } from '@trinchera/rules/chile-time'
import { isClan } from '../answers/which'
import { button } from '../buttons'
import type { Reply, Site } from '../intent'
import { mapIn } from '../names/maps'
import type { Who } from '../names/community'
import { lines, named, type Say } from '../wording'
import { wordsOf } from '../words/plain'
import { asked, refOf, type Consulta } from './consulta'
import { matchesOf, matchList } from './match-list'
import { rowsBy, rowsByMap, unmetBy } from './match-rows'
import { measures, type Row } from './measures'
import { etapasPlayed, type Own } from './own-matches'
import { instants } from './period'
import { ranked, tellRanked, whereIn, wordsFor } from './ranking'
import { rivalOf, saidEtapas, subjectOf, tooWide } from './scope'

/** By what groups of matches are ordered: by what is asked of them, else by the result. */
function orderOf({ ordenar, resultado, agrupar }: Consulta): NonNullable<Consulta['ordenar']> {
  const { campo = 'jugadas', hacia = 'mas' } = ordenar ?? {}
  const won = resultado === 'ganada' ? 'ganadas' : resultado === 'perdida' ? 'perdidas' : campo
  // the worst month is the one with the most losses
  if (campo === 'ganadas' && hacia === 'menos' && /^(?:mes|dia)$/.test(agrupar ?? ''))
    return { campo: 'perdidas', hacia: 'mas' }
  return { campo: campo === 'jugadas' ? won : campo, hacia }
}

/** How many matches were played in each etapa: each is counted by an index, however many there are. */
const rowsByEtapa = (consulta: Consulta, site: Site, say: Say): Promise<Row[]> =>
  Promise.all(
    ((consulta.etapa.length ? saidEtapas(consulta, site) : null) ?? site.community.etapas).map(async (etapa) => ({
      name: whereIn(etapa, say).trim(),
      who: [],
      etapas: [],
      ganadas: 0,
      perdidas: 0,
      jugadas: await countPlayed(site.db, { ...instants(consulta), etapas: [etapa.id] }),
    })),
  )

/** How somebody fares on a map, or how often all have played it. */
async function oneMap(consulta: Consulta, who: Who | null, matches: readonly Own[], site: Site, say: Say) {
  const { rows, source } = await rowsByMap(matches, site, say)
  const maps = mapIn(wordsOf(consulta.mapa ?? ''), site.community.mapas)?.maps ?? []
  const found = rows.filter(({ codigo }) => maps.some((map) => map.codigo.toLowerCase() === codigo))
  const { said } = measures[who ? 'ganadas' : 'jugadas']
  const of = who ? ` ${say('de', 'of')} ${named(who.nombre)}` : ''
  return lines(
    ...found.map((row) => `${row.name}${of}: ${said(row, say)}, ${measures.porcentaje.said(row, say)}.`),
    !found.length &&
      say(
        `${named(maps[0]?.nombre ?? '')} no sale en ninguna partida${of} que anotara sus mapas.`,
        `${named(maps[0]?.nombre ?? '')} is in no match${of} that says its maps.`,
      ),
    source,
  )
}

/** As many rivals are told one by one. */
const mostRivals = 18

/** Matches grouped by rival, map or time, and which groups have the most or the least of something. */
export async function grouped(consulta: Consulta, site: Site, english = false): Promise<Reply> {
  const { agrupar, filtro } = consulta
  const { say, where: said } = wordsFor(consulta, site, english)
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const order = orderOf(consulta)
  if (agrupar === 'etapa' && !who)
    return tellRanked(
      { consulta: { ...consulta, limite: 10 }, kind: 'etapa', rows: await rowsByEtapa(consulta, site, say), where: '' },
      site,
      english,
    )
  const matches = await matchesOf(consulta, site)
  if (!matches) return tooWide
  if (consulta.mapa) return { text: await oneMap(consulta, who, matches, site, say), quien: who ? [who] : [] }
  const [only, another] = etapasPlayed(matches, site)
  const there = who && isClan(who) && only && !another ? whereIn(only, say) : said
  const met = rival ? ` ${say('contra', 'against')} ${named(rival.nombre)}` : ''
  const about = {
    consulta: { ...consulta, ordenar: order, limite: consulta.medida === 'quien' ? consulta.limite : mostRivals },
    kind: agrupar ?? ('rival' as const),
    of: who,
    where: `${met}${there}`,
    page: !who ? paths.ladder : isClan(who) ? paths.clan(matches[0]?.own ?? 0) : paths.jugador(who.id),
  }
  if (agrupar === 'mapa') {
    const { rows, source } = await rowsByMap(matches, site, say)
    return tellRanked({ ...about, rows, note: source }, site, english)
  }
  const rows = await rowsBy(agrupar ?? 'rival', matches, site, say)
  if (filtro && who) {
    const never = { ...filtro, campo: order.campo }
    const unmet = order.campo === 'jugadas' ? unmetBy(who, consulta, matches, site) : []
    return tellRanked(
      { ...about, consulta: { ...about.consulta, filtro: never, ordenar: null }, rows: [...rows, ...unmet] },
      site,
    )
  }
  if (agrupar === 'par') {
    const parts = [true, false].map((many) => {
      const some = rows.filter(({ etapas }) => etapas.some(({ multijugador }) => multijugador === many))
      return some.length ? tellRanked({ ...about, rows: some, page: '' }, site, english) : null
    })
    const [first] = parts.flatMap((part) => part ?? [])
    const [one, two] = (first?.quien ?? []).flatMap((side) => refOf(side) ?? [])
    const etapa = (first?.etapas ?? []).map(({ id }) => id)
    const between = one && two ? asked({ de: 'partidas', medida: 'balance', quien: [one], rival: two, etapa }) : null
    return first
      ? { ...first, text: lines(...parts.map((part) => part?.text)), ...(between ? { consulta: between } : {}) }
      : tooWide
  }
  const [best] = ranked({ ...about, rows }, order)
  if (agrupar === 'dia' && who && best) {
    const day = { desde: `${best.key}T00:00`, hasta: `${shiftDay(best.key, { days: 1 })}T00:00` }
    const list = await matchList({ ...consulta, ...day, agrupar: null, medida: 'lista', resultado: null }, site)
    return { ...list, text: lines(tellRanked({ ...about, rows }, site).text, list.text) }
  }
  const reply = tellRanked({ ...about, rows }, site, english)
  const [top] = reply.listed ?? []
  return {
    ...reply,
    quien: who ? [who, ...(rival ? [rival] : agrupar === 'rival' && top ? [top] : [])] : [],
    sugerencias: who && top && agrupar === 'rival' && !english ? [button('duelo', who, top)] : [],
  }
}
