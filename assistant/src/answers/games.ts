import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { withoutNames } from '../query/agenda'
import { sayIn } from '../torneos/say'

/** Which is better: what somebody likes. */
const opinion =
  /\b(?:es|son|esta) (?:mejor|mas (?:entretenid\w|divertid\w|buen\w|wen\w|dificil|facil|competitiv\w))\b|\b(?:te gusta|prefieres|prefieren|recomiendas?|recomiendan|conviene|vale mas la pena|better|best|more fun|prefer|recommend)\b/
/** Where more is played. */
const busier =
  /\b(?:tiene|tienen|hay|juega|juegan|con|se juega)\b(?: \w+){0,2} mas (?:gente|jugadores|clanes|partidas|movimiento|vida)?\b|\b(?:has|have|with) (?:the )?(?:more|most) (?:people|players|clans|matches)|\b(?:more|most) (?:active|popular|played)\b|\bmas (?:jugad[oa]|activ[oa]s?|popular|movid[oa]|gente|clanes)\b/
const which = /\b(?:que|cual|cuales|q|which|what)\b/
const thing = /\bjuegos?\b|\betapas?\b|\bgames?\b|\bstages?\b|·/
const other =
  /\b(?:clan|clans? is|players? is|player|team|map|maps|server|servers|weapon|equipo|jugador|mapas?|servidor(?:es)?|torneos?|copas?|horas?|dias?|arma|sensibilidad|fps|partid[oa]s? (?:hoy|ayer)|racha|victorias|derrotas|medallas?|retos?|cerr\w+|dura\w*|abr\w+)\b/

interface Facts {
  said: string
  sides: number
  teams: boolean
  matches: number
}

async function factsOf(site: Site, perGame: boolean): Promise<Facts[]> {
  const open = site.community.etapas.filter(({ activo }) => activo)
  const each = await Promise.all(
    open.map(async (etapa) => {
      const table = await clanesOfEtapa(site.db, etapa.id)
      return { etapa, sides: table.length, matches: table.reduce((sum, { triunfos }) => sum + triunfos, 0) }
    }),
  )
  if (!perGame)
    return each.map(({ etapa, sides, matches }) => ({
      said: `${link(etapa.nombre, paths.etapa(etapa.id))} de ${quoted(etapa.juego.nombre)}`,
      sides,
      teams: etapa.multijugador,
      matches,
    }))
  return site.community.juegos.flatMap((juego) => {
    const own = each.filter(({ etapa }) => etapa.juego.id === juego.id)
    const clans = own.filter(({ etapa }) => etapa.multijugador)
    return own.length
      ? [
          {
            said: link(juego.nombre, paths.juego(juego.id)),
            sides: clans.reduce((sum, { sides }) => sum + sides, 0),
            teams: true,
            matches: own.reduce((sum, { matches }) => sum + matches, 0),
          },
        ]
      : []
  })
}

/** Which game or etapa is better, which is a matter of taste, or where more is played: clans and matches of each; null where that is not asked. */
export async function gamesCompared(question: Question, site: Site, english = false): Promise<Reply | null> {
  const text = withoutNames(question)
  const isOpinion = opinion.test(text)
  if (question.mentions.length || !which.test(text) || !thing.test(text) || other.test(text)) return null
  if (!isOpinion && !busier.test(text)) return null
  const byClans = !isOpinion && /\b(?:clanes|clans)\b/.test(text)
  const facts = (await factsOf(site, !/\b(?:etapas?|stages?)\b/.test(text))).toSorted((a, b) =>
    byClans ? b.sides - a.sides : b.matches - a.matches,
  )
  const [most] = facts
  if (!most) return null
  const say = sayIn(english)
  return {
    text: lines(
      isOpinion
        ? say(
            'Eso es cosa de gustos, y yo no tengo favorito. Lo que sí sé es cuánto se juega en cada uno, en lo que está abierto:',
            'That is a matter of taste, and I have no favourite. This is how much is played, in the stages that are open:',
          )
        : byClans
          ? say(`Donde más clanes hay es en ${bold(most.said)}:`, `Most clans are in ${bold(most.said)}:`)
          : say(`Donde más se juega es en ${bold(most.said)}:`, `Most is played in ${bold(most.said)}:`),
      bullets(
        facts.map(({ said, sides, teams, matches }) =>
          say(
            `${bold(said)}: ${teams ? counted(sides, '1 clan', `${sides} clanes`) : counted(sides, '1 jugador', `${sides} jugadores`)} y ${counted(matches, '1 partida', `${matches} partidas`)}`,
            `${bold(said)}: ${sides} ${teams ? 'clans' : 'players'}, ${matches} matches`,
          ),
        ),
      ),
    ),
    sugerencias: ['¿Qué etapas hay?', '¿Cómo vuelvo a jugar?'],
  }
}
