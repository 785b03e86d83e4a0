import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import { asked } from '../query/consulta'
import { matchesWord } from '../query/own-matches'
import { clanLink, clanName, mostRows, tooWide } from '../query/scope'
import type { Question } from '../understand'
import { bold, lines, named, quoted } from '../wording'
import { formatDateTime } from '@trinchera/rules/presentation'
import { agendaRetos } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import { inEtapa } from './which'

const most = /\b(?:mas|mayor(?:es)?)\b/
const ofMeeting =
  /\b(?:enfrent\w+|top(?:an|ado|aron|arse)|cruz(?:an|ado|aron)|jug\w+ (?:\w+ ){0,4}entre (?:si|ell[oa]s|ambos|l[oa]s dos)|rivalidad(?:es)?|clasicos?|(?:duelo|cruce|enfrentamiento|encuentro|partido|clasico)s? (?:que )?(?:mas|se (?:ha |han )?)\w* ?(?:repetid|jugad|visto|veces|dado|repit|comun|frecuente)\w*|dos (?:clanes|equipos|jugadores)\b.*\bjug\w+)\b/
/** Two who meet, or what they meet in, are asked for. */
const ofTwo =
  /\b(?:(?:que|cuales|q|los|las|entre|quienes)\b.*\b(?:clanes|equipos|teams|jugadores)|quienes|los que|los q|(?:los|las) dos|rivalidad(?:es)?|clasicos?|duelos?|cruces?|enfrentamientos?|encuentros?|partido)\b/
const ofElse =
  /\b(?:seguid\w+|pelead\w+|apretad\w+|disputada|reñid\w+|renid\w+|(?:con|contra|a) (?:quien|que clan|cual)|quien (?:ha|se)|que clan (?:ha|se)|nos|reto|torneo|copa|torneos|victorias|derrotas|partidas (?:han|ha|tienen)|mapas?|hoy|ayer|mi|mis|yo|nuestr\w+|hemos|conmigo)\b/
const asksWhen =
  /^(?:y |oye )?(?:cuando|a que hora|que dia|quien(?:es)? juegan?|contra quien|donde)\b.*\bclasico$|\bproximo clasico\b/

const ofHall = /\b(?:palmares|etapas? cerradas?)\b/

interface Pair {
  etapa: NamedEtapa
  sides: readonly [number, number]
  match: number
  count: number
}

/** The two who met the most in an etapa; undefined where nobody did, null where too many matches would have to be read. */
async function mostMetIn(etapa: NamedEtapa, { db }: Site): Promise<Pair | null | undefined> {
  const played = await playedMatches(db, { etapas: [etapa.id] }, mostRows)
  if (!played) return null
  const pairs = new Map<string, Pair>()
  for (const { id, ganador, perdedor } of played) {
    const sides = [Math.min(ganador, perdedor), Math.max(ganador, perdedor)] as const
    const known = pairs.get(sides.join())
    if (known) known.count++
    else pairs.set(sides.join(), { etapa, sides, match: id, count: 1 })
  }
  return [...pairs.values()].sort((a, b) => b.count - a.count)[0]
}

/** Who met whom the most of all, in the etapas that are said: of clans, and of one against one; null where that is not asked. */
export async function mostMet({ words, mentions, etapaMention }: Question, site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const asks = most.test(text) && ofMeeting.test(text) && ofTwo.test(text) && !ofElse.test(text)
  if (mentions.length || !(asks || asksWhen.test(text)) || ofHall.test(text)) return null
  // 'el duelo más repetido' names no etapa of duels
  const isAny = [...etapaMention.used].every((at) => /^duelos?$/.test(words[at]?.plain ?? ''))
  const said = site.community.etapas.filter(
    ({ id, juego }) =>
      isAny ||
      (etapaMention.etapas.length
        ? etapaMention.etapas.some((etapa) => etapa.id === id)
        : juego.id === etapaMention.juego?.id),
  )
  const found: Pair[] = []
  for (const etapa of said) {
    const pair = await mostMetIn(etapa, site)
    if (pair === null) return tooWide
    if (pair) found.push(pair)
  }
  const best = (many: boolean) =>
    found.filter(({ etapa }) => etapa.multijugador === many).sort((a, b) => b.count - a.count)[0]
  const told = async ({ sides: [one, two], match, count, etapa }: Pair) =>
    `${bold(clanLink(site, one, await clanName(site, one, match)))} con ${bold(clanLink(site, two, await clanName(site, two, match)))}, ${bold(matchesWord(count))} ${inEtapa(etapa)}`
  const [clans, alone] = [best(true), best(false)]
  if (!clans && !alone) return null
  const record = !isAny ? undefined : (await hallOfFame(site.db)).records.find(({ tipo }) => tipo === 'rivalidad')
  const isClosed = clans && !site.community.etapas.some(({ id, archivada }) => id === clans.etapa.id && !archivada)
  const who = clans && site.community.clanById.get(clans.sides[0])
  const rival = clans && site.community.clanById.get(clans.sides[1])
  const retos =
    who && rival && asksWhen.test(text)
      ? (await agendaRetos({ ...agreedRetos, clans: [who, rival] }, site)).filter(({ retador, retado }) =>
          [who, rival].every((side) => [retador, retado].some(({ nombre }) => nombre === side.nombre)),
        )
      : null
  return {
    text: lines(
      retos &&
        (retos[0]?.fecha
          ? `${named(who?.nombre ?? '')} y ${named(rival?.nombre ?? '')} juegan el ${bold(formatDateTime(retos[0].fecha))}.`
          : `${named(who?.nombre ?? '')} y ${named(rival?.nombre ?? '')}, el clásico de más partidas, ${bold('no tienen un reto acordado')} ahora.`),
      clans && `La rivalidad más jugada entre clanes: ${await told(clans)}.`,
      alone && !retos && `En uno contra uno: ${await told(alone)}.`,
      record && !isClosed && !retos && `De las etapas cerradas: ${quoted(record.texto)}`,
    ),
    quien: [who, rival].flatMap((each) => each ?? []),
    etapas: clans ? [clans.etapa] : [],
    ...(clans && who && rival
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
