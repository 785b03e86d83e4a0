import type { Clan } from '@trinchera/contract/clanes'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { matchesMoving } from '@trinchera/db/queries/ladder/moves'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { inNames } from '../names/in-names'
import { withoutNames } from '../query/agenda'
import { instants, periodIn, periodText } from '../query/period'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, named, placed, quoted, verb } from '../wording'
import { inEtapa, ranged } from './which'

export const fell =
  '(?:baj(?:o|aron|amos|e|ado)|cay(?:o|eron)|caimos|cai|perd(?:io|ieron|imos) (?:el |su |un |nuestro )?(?:puesto|lugar|primer lugar))'
export const rose =
  '(?:sub(?:io|ieron|imos|i|ido)|lleg(?:o|aron|amos)(?= (?:· )?(?:al?|hasta) (?:primer|puesto|segund|tercer|cuart|quint|top|la punta|la cima|\\d))|trep(?:o|aron)|escal(?:o|aron))'
const whyFell = new RegExp(
  `\\b(?:por que|pq|xq|porque|como)\\b.*\\b${fell}\\b|\\b(?:quien(?:es)?|que clan(?:es)?) (?:(?:lo|los|la|le|les|nos|me) )?(?:ha |han )?(?:paso|pasaron|pasado|adelant\\w+|sobrepas\\w+)\\b`,
)
const whyRose = new RegExp(`\\b(?:como|por que|pq|xq|ganandole a quien)\\b.*\\b${rose}\\b`)
/** It is a rule, something supposed, or of another kind. */
const ofElse =
  /\b(?:si|puedo|puede|podemos|no|se (?:sube|baja)|correo|clave|capturas?|torneo|copa|llave|demo|demos|foto\w*|archivo\w*|juego|descarg\w+|al ranking|medallas?|con cuantas|mas (?:alto|bajo)|mejor|peor|cuant[oa]s|sin jugar|primera vez|retos?|desafios?|top)\b/
export const ours =
  /\b(?:bajamos|baje|caimos|cai|subimos|subi|llegamos|perdimos|(?:nos|me) (?:ha |han )?(?:paso|pasaron|pasado|adelant\w+))\b/

const mostMoves = 3
/** So much at once is more than its last move. */
const soMuch = /\b(?:tant[oa]s?|tan (?:abajo|arriba|rapido)|harto|caleta|ene|mucho|en picada)\b/
/** As many of a run of moves are told. */
const mostOfRun = 8

/** Why a win moved so many places. */
const whyHalf = (own: number, rival: number | null) =>
  rival !== null && rival > 0 && rival < own
    ? ` Los ${counted(own - rival, 'separaba 1 puesto', `separaban ${own - rival} puestos`)} y se sube la mitad${(own - rival) % 2 ? ', redondeada hacia arriba' : ''}.`
    : ''

type Move = Awaited<ReturnType<typeof placesOf>>[number]
export interface Span {
  desde: string | null
  hasta: string | null
}

const isDown = ({ antes, ranking }: Move) => ranking > antes

/** The changes of a clan's place, the oldest first; entering and leaving the ranking are none. */
export async function placeMoves(clan: number, span: Span | null, site: Site): Promise<Move[]> {
  return (await placesOf(site.db, clan)).filter(
    ({ antes, ranking, fecha }) =>
      antes > 0 &&
      ranking > 0 &&
      antes !== ranking &&
      (!span?.desde || fecha >= span.desde) &&
      (!span?.hasta || fecha < span.hasta),
  )
}

/** One change of place, with the match that made it. */
export async function moveSaid({ id_etapa }: Pick<Clan, 'id_etapa'>, move: Move, site: Site): Promise<string> {
  const { antes, ranking, fecha } = move
  const [match] = await matchesMoving(site.db, id_etapa, fecha)
  const step = `del ${placed(antes)} al ${bold(placed(ranking))}`
  if (!match) return `${step}, el ${formatDateTime(fecha)}.`
  const { ganador, perdedor } = match
  const went =
    ganador.antes && ganador.despues
      ? `${verb('subió', 'subieron', ganador.nombre)} del ${placed(ganador.antes)} al ${placed(ganador.despues)}`
      : ganador.despues
        ? `${verb('entró', 'entraron', ganador.nombre)} al ${placed(ganador.despues)}`
        : ''
  const day = link(formatDateTime(fecha), paths.partida(match.id))
  return isDown(move)
    ? `${step}, el ${day}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${quoted(perdedor.nombre)}${went ? ` y ${went}` : ''}.`
    : `${step}, el ${day}, al ganarle a ${named(perdedor.nombre)}.${whyHalf(antes, perdedor.antes)}`
}

/** The last changes of a clan's place, down or up, the latest first; `run`: all since it last moved the other way. */
async function movesOf(clan: Clan, down: boolean, span: Span | null, run: boolean, site: Site): Promise<Move[]> {
  const all = await placeMoves(clan.id, span, site)
  const moves = all.filter((move) => isDown(move) === down)
  if (span) return moves.slice(-mostMoves).toReversed()
  const turned = all.findLastIndex((move) => isDown(move) !== down)
  const since = all.slice(turned + 1)
  return (run && since.length ? since.slice(-mostOfRun) : moves.slice(-1)).toReversed()
}

/** By which match a clan went down, or up, last; null where that is not asked. */
export async function lastMoves(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, words, server } = question
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  const [one, another] = mentions
  const down = whyFell.test(text)
  if (server || another || one?.others || (one && !one.clan) || ofElse.test(text)) return null
  if (!down && !whyRose.test(text)) return null
  const who: ClanName | null = one?.clan ?? (ours.test(text) ? await ownClan(site) : null)
  if (!who) return null
  const said = /\b(?:al|en el|a) (?:puesto )?(\d{1,2})\b/.exec(text)?.[1]
  // where it plays in several tables, that in which it stands as it is said
  const tables = ranged({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, who).filter(
    ({ etapa, meant }) => (etapaMention.used.size ? meant : etapa.activo),
  )
  const clans = (await Promise.all(tables.map(({ id }) => clanById(site.db, id)))).flatMap((clan) => clan ?? [])
  const meant = clans.filter(({ ranking_actual }) => ranking_actual === Number(said))
  const time = periodIn(words, site.now, inNames({ mentions }))
  const span = time ? instants(time.period) : null
  const parts = await Promise.all(
    (meant.length ? meant : clans).map(async (clan) => {
      const moves = await movesOf(clan, down, span, soMuch.test(text), site)
      const [last, first] = [moves[0], moves.at(-1)]
      const far =
        moves.length > 1 && first && last
          ? ` ${bold(counted(Math.abs(last.ranking - first.antes), '1 puesto', `${Math.abs(last.ranking - first.antes)} puestos`))}, del ${placed(first.antes)} al ${bold(placed(last.ranking))}`
          : ''
      return { clan, far, moves: await Promise.all(moves.map((move) => moveSaid(clan, move, site))) }
    }),
  )
  const told = parts.filter(({ moves }) => moves.length)
  const did = down ? verb('bajó', 'bajaron', who) : verb('subió', 'subieron', who)
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  if (!parts.length) return null
  return {
    text: told.length
      ? lines(
          ...told.map(({ clan, moves, far }) =>
            moves.length === 1
              ? `${named(who.nombre)} ${did}${when}, ${inEtapa(clan.etapa)}, ${moves[0] ?? ''}`
              : lines(`${named(who.nombre)} ${did}${far}${when}, ${inEtapa(clan.etapa)}:`, bullets(moves)),
          ),
          ...told.map(
            ({ clan }) =>
              clan.ranking_actual > 0 &&
              `Ahora ${verb('va', 'van', who)} ${placed(clan.ranking_actual)} ${inEtapa(clan.etapa)}.`,
          ),
          down && 'Perder, por sí solo, no baja: se baja cuando otro de más abajo gana y te alcanza o te pasa.',
        )
      : `${named(who.nombre)} no ${did} de puesto${when}.`,
    quien: [who],
    etapas: told.length === 1 ? tables.flatMap(({ id, etapa }) => (id === told[0]?.clan.id ? [etapa] : [])) : [],
  }
}
