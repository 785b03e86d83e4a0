import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { isClan } from '../answers/which'
import { button } from '../buttons'
import type { Reply, Site } from '../intent'
import { mapIn } from '../names/maps'
import type { Who } from '../names/community'
import { lines, named, type Say } from '../wording'
import { wordsOf } from '../words/plain'
import { asked, refOf, type Consulta } from './consulta'
import { matchesOf } from './match-list'
import { rowsBy, rowsByMap } from './match-rows'
import { measures } from './measures'
import { etapasPlayed, type Own } from './own-matches'
import { tellRanked, whereIn, wordsFor } from './ranking'
import { rivalOf, subjectOf, tooWide } from './scope'

/** By what groups of matches are ordered: by what is asked of them, else by the result. */
function orderOf({ ordenar, resultado, agrupar }: Consulta): NonNullable<Consulta['ordenar']> {
  const { campo = 'jugadas', hacia = 'mas' } = ordenar ?? {}
  const won = resultado === 'ganada' ? 'ganadas' : resultado === 'perdida' ? 'perdidas' : campo
  // the worst month is the one with the most losses
  if (campo === 'ganadas' && hacia === 'menos' && (agrupar === 'mes' || agrupar === 'dia'))
    return { campo: 'perdidas', hacia: 'mas' }
  return { campo: campo === 'jugadas' ? won : campo, hacia }
}

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

/** The etapas that are told each by itself: rivals in each table; of rivalries, those of clans before those of players. */
function partsOf(agrupar: Consulta['agrupar'], who: Who | null, played: readonly NamedEtapa[]) {
  if (agrupar === 'par')
    return [true, false]
      .map((many) => played.filter(({ multijugador }) => multijugador === many))
      .filter(({ length }) => length)
  return agrupar === 'rival' && who && isClan(who) && played.length ? played.map((etapa) => [etapa]) : [played]
}

/** Matches grouped by rival, map or time, and which groups have the most or the least of something. */
export async function grouped(consulta: Consulta, site: Site): Promise<Reply> {
  const { agrupar, filtro } = consulta
  const { say, where: said } = wordsFor(consulta, site)
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const matches = await matchesOf(consulta, site)
  if (!matches) return tooWide
  if (consulta.mapa) return { text: await oneMap(consulta, who, matches, site, say), quien: who ? [who] : [] }
  const met = rival ? ` ${say('contra', 'against')} ${named(rival.nombre)}` : ''
  const order = orderOf(consulta)
  const about = {
    consulta: {
      ...consulta,
      limite: consulta.medida === 'quien' ? consulta.limite : mostRivals,
      ...(filtro ? { filtro: { ...filtro, campo: order.campo }, ordenar: null } : { ordenar: order }),
    },
    kind: agrupar ?? ('rival' as const),
    of: who,
    page: !who ? paths.ladder : isClan(who) ? paths.clan(matches[0]?.own ?? 0) : paths.jugador(who.id),
  }
  const tellPart = async (etapas: readonly NamedEtapa[]): Promise<Reply> => {
    const [only, another] = etapas
    const where = `${met}${who && isClan(who) && only && !another ? whereIn(only, say) : said}`
    const some = matches.filter(({ match }) => etapas.some(({ id }) => id === match.id_etapa))
    if (agrupar === 'mapa') {
      const { rows, source } = await rowsByMap(some, site, say)
      return tellRanked({ ...about, where, rows, note: source }, site)
    }
    const rows = await rowsBy(agrupar ?? 'rival', some, site, say)
    return tellRanked({ ...about, where, rows }, site)
  }
  const replies = await Promise.all(partsOf(agrupar, who, etapasPlayed(matches, site)).map(tellPart))
  const [first] = replies
  if (!first) return tooWide
  const reply = { ...first, text: lines(...replies.map(({ text }) => text)) }
  return agrupar === 'par' ? withPair(reply) : withRival(reply, consulta, who, rival)
}

/** The two of the first rivalry, of whom what follows is. */
function withPair(reply: Reply): Reply {
  const [one, two] = (reply.listed ?? []).map(refOf)
  const etapa = (reply.etapas ?? []).map(({ id }) => id)
  return one && two
    ? { ...reply, consulta: asked({ de: 'partidas', medida: 'balance', quien: [one], rival: two, etapa }) }
    : reply
}

/** Whom it was told of, with the rival that was named or came first. */
function withRival(reply: Reply, { agrupar }: Consulta, who: Who | null, rival: Who | null): Reply {
  const top = agrupar === 'rival' ? reply.listed?.[0] : undefined
  const other = rival ?? top
  return {
    ...reply,
    quien: who ? [who, ...(other ? [other] : [])] : [],
    sugerencias: who && top ? [button('duelo', who, top)] : [],
  }
}
