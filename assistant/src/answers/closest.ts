import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { closestPlayed } from '@trinchera/db/queries/ladder/maps-played'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { asked, refOf } from '../query/consulta'
import { detailText } from '../query/match-detail'
import { against, ownMatches } from '../query/own-matches'
import type { Question } from '../understand'
import { bold, lines, link, named, verb, whenPlayed } from '../wording'
import { mostRows, tooWide } from '../query/scope'
import { matchTold } from './one-match'
import { inEtapa } from './which'

const asksClosest =
  /\b(?:partid[oa]s?|duelos?|encuentros?|enfrentamientos?)\b.*\bmas (?:peleada?|peleado|renid[oa]|parej[oa]|disputad[oa]|apretad[oa]|ajustad[oa]|cerrad[oa])\b|\bmas (?:peleada?|peleado|renid[oa]|parej[oa]|disputad[oa]|apretad[oa]|ajustad[oa]|cerrad[oa])\b.*\b(?:partid[oa]|duelo|encuentro|enfrentamiento)\b/

/** The closest match of the etapas that are named, else of all. */
async function closestOfAll(etapas: readonly NamedEtapa[], site: Site): Promise<Reply | null> {
  const all = await playedMatches(site.db, etapas.length ? { etapas: etapas.map(({ id }) => id) } : {}, mostRows)
  if (!all) return tooWide
  const id = await closestPlayed(
    site.db,
    all.map((match) => match.id),
  )
  const told = id === null ? null : await matchTold(id, site)
  return told && { ...told, text: lines('La más peleada, por sus mapas y rondas:', told.text) }
}

/** The match of one or two that are named that was closest by its maps and rounds; null where that is not asked. */
export async function closest({ words, mentions, etapaMention }: Question, site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const quien = mentions.flatMap(({ clan, jugador }): Who[] => (clan ? [clan] : jugador ? [jugador] : []))
  const [one, two] = quien
  if (quien.length > 2 || mentions.length > quien.length || !asksClosest.test(text)) return null
  if (!one) return closestOfAll(etapaMention.etapas, site)
  const ref = refOf(one)
  const found = await ownMatches(
    asked({ de: 'partidas', medida: 'balance', quien: ref ? [ref] : [], rival: two ? refOf(two) : null }),
    site,
  )
  const id =
    found &&
    (await closestPlayed(
      site.db,
      found.map(({ match }) => match.id),
    ))
  const told = found?.find(({ match }) => match.id === id)
  if (!told)
    return {
      text: `Ninguna partida de ${named(one.nombre)}${against(two ?? null)} anotó sus mapas, así que no sé cuál fue la más peleada.`,
      quien,
    }
  const etapa = site.community.etapas.find((each) => each.id === told.match.id_etapa)
  const rival = site.community.clanById.get(told.rival)
  return {
    text: lines(
      `La más peleada de ${named(one.nombre)}${rival ? ` con ${named(rival.nombre)}` : ''}: ${verb(told.won ? 'la ganó' : 'la perdió', told.won ? 'la ganaron' : 'la perdieron', one)} ${whenPlayed(told.match, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      await detailText(told.match.id, site),
      bold(link('Ver la partida', paths.partida(told.match.id))),
    ),
    quien,
  }
}
