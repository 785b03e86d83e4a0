import type { Clan } from '@trinchera/contract/clanes'
import { matchesMoving } from '@trinchera/db/queries/ladder/moves'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Site } from '../intent'
import { bold, counted, link, named, placed, quoted, verb } from '../wording'

export const fell =
  '(?:baj(?:o|aron|amos|e|ado)|cay(?:o|eron)|caimos|cai|perd(?:io|ieron|imos) (?:el |su |un |nuestro )?(?:puesto|lugar|primer lugar))'
export const rose =
  '(?:sub(?:io|ieron|imos|i|ido)|lleg(?:o|aron|amos)(?= (?:· )?(?:al?|hasta) (?:primer|puesto|segund|tercer|cuart|quint|top|la punta|la cima|\\d))|trep(?:o|aron)|escal(?:o|aron))'
export const ours =
  /\b(?:bajamos|baje|caimos|cai|subimos|subi|llegamos|perdimos|(?:nos|me) (?:ha |han )?(?:paso|pasaron|pasado|adelant\w+))\b/

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
