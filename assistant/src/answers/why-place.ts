import { paths } from '@trinchera/contract/site-paths'
import type { Clan } from '@trinchera/contract/clanes'
import { winPercentText } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, lines, link, named, noPlace, placed, scored, verb, sayIn } from '../wording'
import { clanOf, inEtapa } from './which'

/** It wants a reason, in either language. */
const why =
  /\b(?:por ?que|xq|pq|como (?:es (?:que|eso|esto|asi)|(?:eso |esto )?(?:puede|podria) ser|se (?:explica|entiende)|(?:eso |esto )?es posible|esta|estan|va|van|sale|salen|chucha)|no (?:entiendo|cacho|me cuadra|deberi\w+|debier\w+|tendri\w+ que|correspond\w+)|deberi\w+ (?:ir|estar)|debier\w+ (?:ir|estar)|como$|expli\w+|why|how come|how can|don t (?:get|understand))\b/
/** The reason of a place in a table. */
const place =
  /\b(?:ranke\w+|ranki\w+|ranking|ranked|puestos?|lugar|posicion|tabla|ladder|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|ultim[oa]|arriba|abajo|encima|debajo|mas (?:alto|bajo)|first|second|third|fourth|fifth|last|above|below|higher|lower|place|va \d+|van \d+|va de|\d+(?:ero|er|ro|do|to|mo|vo|st|nd|rd|th)|(?:va|van|esta|estan|sale|salen)(?: \w+)? (?:en el |de )?\d{1,2})\b/
/** It is the reason of something else: what was ruled, agreed or shown. */
const ofElse =
  /\b(?:cancel\w+|rechaz\w+|anul\w+|suspend\w+|banea\w+|echa\w+|expuls\w+|reto|retos|torneo|copa|medalla\w*|copo|nieve|fueg\w+|llama\w*|icono|emblema|foto|report\w+|servidor\w*|server\w*|anuncio\w*|si (?:le )?gan\w+|si pierd\w+|si le gana|hizo|dijo|cancell?ed|rejected|snowflake|fire)\b/
/** The ladder itself is doubted. */
const doubts = /\b(?:mal[oa]|error|bug|bugead\w+|funca|equivocad\w+|injust\w+|broken|wrong|unfair)\b/

const mostNamed = 2
/** Wins are set against a place. */
const wins = /\b(?:victorias?|ganad[oa]s|triunfos?|porcentaje|wins|win rate|partidas|gan\w+ mas|mas gan\w+)\b/
const order =
  /\b(?:primer[oa]?|ultim[oa]|arriba|abajo|(?:mejor |peor )?(?:puesto|lugar|posicion)|punter[oa]|segund[oa]|tercer[oa]?|first|last|above|below)\b/

/** Why a clan stands where it does, whatever its wins: what moves places, with its own; null where no such reason is asked for. */
export async function whyPlace(question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, etapaMention, server } = question
  const text = withoutNames(question)
  if (server || mentions.length > mostNamed) return null
  if (mentions.some(({ clan, others }) => !clan || others)) return null
  if (!why.test(text) || !place.test(text) || ofElse.test(text)) return null
  // of nobody in particular it is asked by the wins that should count
  if (!mentions.length && (!wins.test(text) || !order.test(text))) return null
  const say = sayIn(english)
  const found = await Promise.all(
    mentions.flatMap(({ clan }) =>
      clan ? [clanOf({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, clan)] : [],
    ),
  )
  const clans = found.flatMap((each) => (each ? [each.clan] : []))
  if (!clans.length && mentions.length) return null
  const unranked = clans.some(({ ranking_actual }) => !ranking_actual)
  return {
    text: lines(
      doubts.test(text) && say('No, el ladder está bien.', 'No, the ladder is right.'),
      ...clans.map((clan) => standing(clan, say)),
      unranked &&
        say(
          `Al ranking se entra con la ${bold('primera victoria válida')}: quien no ha ganado ninguna sigue sin puesto, y con una sola ya tiene uno.`,
          `A clan enters the ranking with its ${bold('first valid win')}: without one it has no place.`,
        ),
      (!unranked || clans.length === 1) &&
        say(
          `Los puestos ${bold('no salen del porcentaje ni de la cantidad de victorias')}: se sube solo venciendo a uno mejor ubicado (la mitad de los puestos que los separan) y se baja cuando otro te pasa. Ganarle a uno de más abajo no mueve la tabla, y perder con uno de más arriba tampoco.`,
          `Places ${bold('do not come from the win rate nor from how many wins there are')}: one climbs only by beating a clan placed above (half of the places between them) and goes down when another passes. Beating one placed below moves nothing.`,
        ),
      link(
        unranked
          ? say('Reglamento: clan No Rankeado', 'Rules: unranked clans')
          : say('Reglamento, artículo 20', 'Rules, article 20'),
        paths.articulo(unranked ? 'art-no-rankeado' : 'art-subir'),
      ),
    ),
    quien: mentions.flatMap(({ clan }) => clan ?? []),
  }
}

function standing(
  { nombre, ranking_actual, rankeados, etapa, triunfos, derrotas, juegos }: Clan,
  say: ReturnType<typeof sayIn>,
): string {
  const figures = `${scored({ triunfos, derrotas })} (${winPercentText(triunfos, juegos)})`
  return ranking_actual
    ? say(
        `${named(nombre)} ${verb('va', 'van', nombre)} ${bold(placed(ranking_actual))} de ${rankeados} ${inEtapa(etapa)}, con ${figures}.`,
        `${named(nombre)}: ${bold(`number ${ranking_actual}`)} of ${rankeados} in ${etapa.nombre} de ${etapa.juego.nombre}, ${figures}.`,
      )
    : say(
        `${named(nombre)} ${verb('está', 'están', nombre)} ${bold(noPlace(nombre))} ${inEtapa(etapa)}, con ${figures}.`,
        `${named(nombre)}: ${bold('unranked')} in ${etapa.nombre} de ${etapa.juego.nombre}, ${figures}.`,
      )
}
