import { clansOfPlayers } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { sayIn } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, lines, link, quoted } from '../wording'
import { etapaLink } from './which'

const shown = 8
const howMany =
  /\b(?:cuant[oa]s?|que cantidad de|numero de|how many)\b.*\b(?:jugador(?:es)?|gente|personas|players?|people|cabros|weones)\b/
/** What else is counted of players: those of one side, of one clan, of one server, of a torneo. */
const ofOthers =
  /\b(?:ahora|conectad\w+|online|servidor\w*|servers?|por (?:lado|equipo|clan|bando|partida)|per|each|cada|minim\w+|maxim\w+|necesit\w+|need\w*|se juega|se puede|inscrit\w+|torneos?|tournaments?|copa|gan\w+|perd\w+|won|lost|win|sin clan|without|debe\w*|must|hay que|falta\w*|medall\w*|medals?|stream\w*|registr\w+)\b/
const severalClans =
  /\b(?:mas de (?:un|1)|dos|2|tres|3|varios|multiples|more than one|two|several|multiple) (?:clan|clanes|clans?|equipos?|teams?)\b/
const whoIs =
  /\b(?:quien(?:es)?|que jugador(?:es)?|cuales|cuant[oa]s|hay|alguien|who|which players?|how many|any ?(?:one|body)?|players?)\b/
const isAllowed =
  /\b(?:puedo|puede|pueden|podemos|se puede|permit\w+|can|may|allowed|gan\w+|jugaron|torneos?|etapas|games?|juegos)\b/

/** How many players a game or an etapa has, or who is in several clans; null where neither is asked. `text`: names as `·`. */
export async function playersOf(text: string, question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, etapaMention, server, map } = question
  if (mentions.length || server || map) return null
  const say = sayIn(english)
  const { community, db } = site
  const open = community.etapas.filter(({ activo }) => activo)
  if (severalClans.test(text) && whoIs.test(text) && !isAllowed.test(text)) {
    const multi = open.filter(({ multijugador }) => multijugador)
    const several = (
      await clansOfPlayers(
        db,
        multi.map(({ id }) => id),
      )
    )
      .filter(({ clanes }) => clanes.length > 1)
      .map(({ id, clanes }) => ({
        id,
        nombre: community.playerById.get(id)?.nombre ?? '',
        names: [...new Set(clanes.flatMap((clan) => community.clanById.get(clan)?.nombre ?? []))],
      }))
      .sort((a, b) => b.names.length - a.names.length || a.nombre.localeCompare(b.nombre))
    const apart = several.filter(({ names }) => names.length > 1).length
    return {
      text: lines(
        say(
          `${bold(several.length === 1 ? '1 jugador' : `${several.length} jugadores`)} están en un clan de más de una etapa abierta; ${apart ? `${bold(String(apart))} de ellos, en clanes de distinto nombre` : 'todos, en el mismo clan que juega las dos'}. En una misma etapa nadie puede estar en dos.`,
          `${bold(several.length === 1 ? '1 player' : `${several.length} players`)} play for a clan in more than one open stage, ${apart ? `${bold(String(apart))} of them for clans of different names` : 'all of them for one clan that plays in both'}. In one stage nobody is in two.`,
        ),
        bullets(
          several
            .slice(0, shown)
            .map(
              ({ id, nombre, names }) => `${bold(link(nombre, paths.jugador(id)))}: ${names.map(quoted).join(', ')}`,
            ),
        ),
        several.length > shown && say(`Y ${several.length - shown} más.`, `And ${several.length - shown} more.`),
        say('El uno contra uno no se cuenta.', 'One against one is not counted.'),
      ),
    }
  }
  if (!etapaMention.used.size || !howMany.test(text) || ofOthers.test(text)) return null
  const said = etapaMention.etapas.length
    ? open.filter(({ id }) => etapaMention.etapas.some((etapa) => etapa.id === id))
    : open.filter(({ juego }) => juego.id === etapaMention.juego?.id)
  if (!said.length) return null
  const players = await clansOfPlayers(
    db,
    said.map(({ id }) => id),
  )
  const clans = new Set(players.flatMap(({ clanes }) => clanes)).size
  return {
    text: lines(
      say(
        `${said.map(etapaLink).join(say(' y ', ' and '))}: ${bold(players.length === 1 ? '1 jugador' : `${players.length} jugadores`)}${said.every(({ multijugador }) => multijugador) ? `, en ${clans} clanes` : ''}.`,
        `${said.map(etapaLink).join(' and ')}: ${bold(players.length === 1 ? '1 player' : `${players.length} players`)}${said.every(({ multijugador }) => multijugador) ? `, in ${clans} clans` : ''}.`,
      ),
      said.length > 1 && say('Quien juega en las dos se cuenta una vez.', 'Who plays in both is counted once.'),
    ),
    etapas: said,
  }
}
