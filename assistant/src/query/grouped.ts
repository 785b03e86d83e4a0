import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { isClan } from '../answers/which'
import { button } from '../buttons'
import type { Reply, Site } from '../intent'
import { mapIn } from '../names/maps'
import type { Who } from '../names/community'
import { lines, named } from '../wording'
import { wordsOf } from '../words/plain'
import { asked, refOf, type Consulta } from './consulta'
import { matchesOf } from './match-list'
import { rowsBy, rowsByMap, type Dimension } from './match-rows'
import { rowOf, type Row } from './measures'
import { etapasPlayed, type Own } from './own-matches'
import { tellRanked, whereIn, wordsFor } from './ranking'
import { clanLink, rivalOf, subjectOf, tooWide } from './scope'

/** By what groups of matches are ordered: by what is asked of them, else by the result. */
function orderOf({ ordenar, resultado, agrupar }: Consulta): NonNullable<Consulta['ordenar']> {
  const { campo = 'jugadas', hacia = 'mas' } = ordenar ?? {}
  const won = resultado === 'ganada' ? 'ganadas' : resultado === 'perdida' ? 'perdidas' : campo
  // the worst month is the one with the most losses
  if (campo === 'ganadas' && hacia === 'menos' && (agrupar === 'mes' || agrupar === 'dia'))
    return { campo: 'perdidas', hacia: 'mas' }
  return { campo: campo === 'jugadas' ? won : campo, hacia }
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

/** The maps of some matches, or the one that a question says. */
async function mapsTold(
  asked: Omit<Parameters<typeof tellRanked>[0], 'rows'>,
  matches: readonly Own[],
  site: Site,
): Promise<Reply> {
  const { mapa } = asked.consulta
  const { rows, source } = await rowsByMap(matches, site, site.say)
  if (!mapa) return tellRanked({ ...asked, rows, note: source }, site)
  const maps = mapIn(wordsOf(mapa), site.community.mapas)?.maps ?? []
  const found = rows.filter(({ codigo }) => maps.some((map) => map.codigo.toLowerCase() === codigo))
  if (found.length) return tellRanked({ ...asked, rows: found, note: source }, site)
  const map = [asked.of?.nombre, maps[0]?.nombre].flatMap((name) => (name ? [named(name)] : [])).join(': ')
  const none = site.say(
    `${map} no sale en ninguna partida que anotara sus mapas.`,
    `${map} is in no match that says its maps.`,
  )
  return { text: lines(none, source) }
}

/** The clans of an etapa whom somebody has not met, by those that they have. */
async function notMet({ id }: NamedEtapa, who: Who, met: readonly Row[], site: Site): Promise<Row[]> {
  const known = [who, ...met.flatMap((row) => row.who)]
  return (await clanesOfEtapa(site.db, id)).flatMap((clan) =>
    known.some(({ nombre }) => nombre === clan.nombre)
      ? []
      : rowOf(clanLink(site, clan.id, clan.nombre), [site.community.clanById.get(clan.id)]),
  )
}

/** Matches grouped by rival, map or time, and which groups have the most or the least of something. */
export async function grouped(consulta: Consulta, site: Site): Promise<Reply> {
  const { filtro, mapa } = consulta
  const agrupar = mapa ? 'mapa' : (consulta.agrupar ?? 'rival')
  const { say, where: said } = wordsFor(consulta, site)
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const matches = await matchesOf(consulta, site)
  if (!matches) return tooWide
  const met = rival ? ` ${say('contra', 'against')} ${named(rival.nombre)}` : ''
  const order = orderOf(consulta)
  const about = {
    consulta: {
      ...consulta,
      limite: consulta.medida === 'quien' ? consulta.limite : mostRivals,
      ...(filtro ? { filtro: { ...filtro, campo: order.campo }, ordenar: null } : { ordenar: order }),
    },
    kind: agrupar,
    of: who,
    page: !who ? paths.ladder : isClan(who) ? paths.clan(matches[0]?.own ?? 0) : paths.jugador(who.id),
  }
  const tellPart = async (etapas: readonly NamedEtapa[]): Promise<Reply> => {
    const [only, another] = etapas
    const where = `${met}${who && isClan(who) && only && !another ? whereIn(only, say) : said}`
    const some = matches.filter(({ match }) => etapas.some(({ id }) => id === match.id_etapa))
    if (agrupar === 'mapa') return mapsTold({ ...about, where }, some, site)
    const rows: Row[] = await rowsBy(agrupar, some, site, say)
    const asksNever = agrupar === 'rival' && filtro && order.campo === 'jugadas' && who && only && !rival
    return tellRanked({ ...about, where, rows: asksNever ? await notMet(only, who, rows, site) : rows }, site)
  }
  const replies = await Promise.all(partsOf(agrupar, who, etapasPlayed(matches, site)).map(tellPart))
  const [first] = replies
  if (!first) return tooWide
  const reply = { ...first, text: lines(...replies.map(({ text }) => text)) }
  return followed(reply, agrupar, who, rival)
}

/** A reply with whom what follows it is of: whom it was told of with the rival that was named or came first, or the two of the first rivalry. */
function followed(reply: Reply, agrupar: Dimension, who: Who | null, rival: Who | null): Reply {
  const [top = null, second = null] = agrupar === 'rival' || agrupar === 'par' ? (reply.listed ?? []) : []
  if (agrupar === 'par') {
    const [quien, refRival] = [top && refOf(top), second && refOf(second)]
    const etapa = (reply.etapas ?? []).map(({ id }) => id)
    const pair = quien && asked({ de: 'partidas', medida: 'balance', quien: [quien], rival: refRival, etapa })
    return pair && refRival ? { ...reply, consulta: pair } : reply
  }
  return {
    ...reply,
    quien: [who, who && (rival ?? top)].flatMap((each) => each ?? []),
    sugerencias: who && top ? [button('duelo', who, top)] : [],
  }
}
