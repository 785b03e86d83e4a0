import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import { asked } from '../query/consulta'
import { matchesWord } from '../query/own-matches'
import { clanLink, clanName, mostRows, tooWide } from '../query/scope'
import type { Question } from '../understand'
import { bold, lines, quoted } from '../wording'
import { plainText } from '../words/plain'
import { inEtapa } from './which'

const ofMeeting =
  /\b(?:enfrent\w+|top(?:an|ado|aron|arse)|cruz(?:an|ado|aron)|jug\w+ (?:\w+ ){0,4}entre (?:si|ell[oa]s|ambos|l[oa]s dos)|rivalidad(?:es)?|clasicos?|(?:duelo|cruce|enfrentamiento|encuentro|partido)s? (?:que )?(?:mas|se (?:ha |han )?)\w* ?(?:repetid|jugad|visto|veces|dado|repit|comun|frecuente)\w*|dos (?:clanes|equipos|jugadores)\b.*\bjug\w+)\b/
/** Two who meet, or what they meet in, are asked for. */
const ofTwo =
  /\b(?:(?:que|cuales|q|los|las|entre|quienes)\b.*\b(?:clanes|equipos|teams|jugadores)|quienes|l[oa]s (?:que|q|dos)|rivalidad(?:es)?|clasicos?|duelos?|cruces?|enfrentamientos?|encuentros?|partido)\b/
const ofElse =
  /\b(?:seguid\w+|pelead\w+|apretad\w+|disputada|reñid\w+|renid\w+|(?:con|contra|a) (?:quien|que clan|cual)|quien (?:ha|se)|que clan (?:ha|se)|nos|reto|torneo|copa|torneos|victorias|derrotas|partidas (?:han|ha|tienen)|mapas?|hoy|ayer|mi|mis|yo|nuestr\w+|hemos|conmigo|palmares|etapas? cerradas?)\b/

interface Pair {
  etapa: NamedEtapa
  sides: readonly [number, number]
  match: number
  count: number
}

/** Every two who met in an etapa, with how often; null where too many matches would have to be read. */
async function pairsIn(etapa: NamedEtapa, { db }: Site): Promise<Pair[] | null> {
  const played = await playedMatches(db, { etapas: [etapa.id] }, mostRows)
  const pairs = new Map<string, Pair>()
  for (const { id, ganador, perdedor } of played ?? []) {
    const sides = [Math.min(ganador, perdedor), Math.max(ganador, perdedor)] as const
    const count = (pairs.get(sides.join())?.count ?? 0) + 1
    pairs.set(sides.join(), { etapa, sides, match: id, count })
  }
  return played && [...pairs.values()]
}

/** Who met whom the most of all, in the etapas that are said: of clans, and of one against one; null where that is not asked. */
export async function mostMet({ words, mentions, etapaMention }: Question, site: Site): Promise<Reply | null> {
  const text = plainText(words)
  const asks = /\b(?:mas|mayor(?:es)?)\b/.test(text) && ofMeeting.test(text) && ofTwo.test(text)
  if (mentions.length || !asks || ofElse.test(text)) return null
  // 'el duelo más repetido' names no etapa of duels
  const isAny = [...etapaMention.used].every((at) => /^duelos?$/.test(words[at]?.plain ?? ''))
  const { etapas, juego } = etapaMention
  const said = site.community.etapas.filter(
    (etapa) => isAny || (etapas.length ? etapas.some(({ id }) => id === etapa.id) : juego?.id === etapa.juego.id),
  )
  const found = await Promise.all(said.map((etapa) => pairsIn(etapa, site)))
  if (found.includes(null)) return tooWide
  const pairs = found.flatMap((each) => each ?? []).sort((a, b) => b.count - a.count)
  const [clans, alone] = [true, false].map((many) => pairs.find(({ etapa }) => etapa.multijugador === many))
  const told = async ({ sides, match, count, etapa }: Pair) => {
    const [one, two] = await Promise.all(
      sides.map(async (id) => bold(clanLink(site, id, await clanName(site, id, match)))),
    )
    return `${one} con ${two}, ${bold(matchesWord(count))} ${inEtapa(etapa)}`
  }
  if (!clans && !alone) return null
  const record = isAny ? (await hallOfFame(site.db)).records.find(({ tipo }) => tipo === 'rivalidad') : undefined
  const quien = clans?.sides.flatMap((id) => site.community.clanById.get(id) ?? []) ?? []
  return {
    text: lines(
      clans && `La rivalidad más jugada entre clanes: ${await told(clans)}.`,
      alone && `En uno contra uno: ${await told(alone)}.`,
      record && !clans?.etapa.archivada && `De las etapas cerradas: ${quoted(record.texto)}`,
    ),
    quien,
    etapas: clans ? [clans.etapa] : [],
    ...(clans && quien.length === 2
      ? {
          consulta: asked({
            de: 'partidas',
            medida: 'balance',
            quien: [`c${clans.sides[0]}`],
            rival: `c${clans.sides[1]}`,
            etapa: [clans.etapa.id],
          }),
        }
      : {}),
  }
}
