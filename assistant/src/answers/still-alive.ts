import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { corpus } from '../corpus/corpus'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, lines, link, sayIn } from '../wording'

const asksAlive =
  /\b(?:todavia|aun|sigue[n]?|queda[n]?|still|anymore|these days)\b(?=.*\b(?:gente|alguien|jugando|juega[n]?|vivo|viva|activ[oa]|movimiento|comunidad|play(?:s|ing|ed)?|alive|active|around|going)\b)|\b(?:juega[n]?|jugando|gente|alguien|vivo|activo|comunidad|play(?:s|ing)?|alive|active)\b(?=.*\b(?:todavia|aun|still|anymore|these days)\b)|\b(?:esta|ta|es|is)\b(?: \w+){0,3} (?:muert[oa]|dead)\b|\bya murio\b/
const ofElse =
  /\b(?:torneos?|copas?|etapas?|reto|retos|inscri\w+|cuenta|correo|volute|anticheat|puesto|clan|clanes|lider|servidor\w*|servers?|stream\w*|foro|mapa|ahora|hoy|anoche|right now|online|tournaments?|stages?|challenge|rank\w*|record|racha|invict\w+|medallas?|mi|mis|yo|puedo|may|can|por que|cuant[oa]s|quien(?:es)?|who|how many|a que hora|what time|when|cuando)\b|·/
const ofGame = /^(?:moh|mohaa|medal|honor|juego|game|wea|weas|esto|comunidad|ciber|cyber|servers?|bot|murio|murieron)$/
const knownInEnglish = (plain: string) =>
  corpus.words.english.has(plain) || corpus.words.englishOnly.includes(plain) || asksAlive.test(`still ${plain}`)
const days = 30
const mostRead = 2000

/** Whether people still play here: yes or no first, by the matches of late and who is on the servers; null where that is not asked. */
export async function stillAlive(question: Question, site: Site, english = false): Promise<Reply | null> {
  const text = withoutNames(question)
  if (question.mentions.length || question.server || !asksAlive.test(text) || ofElse.test(text)) return null
  // who else is alive, or what else is played, is of another subject
  const isOther = question.read.some(
    ({ kind, from }) =>
      kind === 'foreign' ||
      (kind === 'unknown' && !ofGame.test(question.words[from]?.plain ?? '') && !/\b(?:jug\w+|juega[n]?)\b/.test(text)),
  )
  if (isOther && !english) return null
  if (english && question.words.some(({ plain }) => !ofGame.test(plain) && !knownInEnglish(plain))) return null
  const desde = new Date(site.now.getTime() - days * 24 * 3_600_000).toISOString()
  const matches = (await playedMatches(site.db, { desde }, mostRead)) ?? []
  const servers = await site.servidores()
  const online = servers.reduce((sum, { en_linea, jugadores }) => sum + (en_linea ? jugadores : 0), 0)
  const say = sayIn(english)
  // 'está muerto?' asks the other way round
  const isGone =
    /\b(?:muert[oa]|murio|dead)\b/.test(text) && !/\b(?:gente|alguien|jugando|viv[oa]|alive|movimiento)\b/.test(text)
  const players = english
    ? online === 1
      ? '1 player'
      : `${online} players`
    : online === 1
      ? '1 jugador'
      : `${online} jugadores`
  const open = site.community.etapas.filter(({ activo }) => activo).length
  return {
    text: lines(
      matches.length || online
        ? say(
            `${isGone ? `${bold('No')}:` : `${bold('Sí')},`} se sigue jugando: ${bold(`${matches.length} partidas`)} del ladder en los últimos ${days} días, y hay ${open} etapas abiertas.`,
            `${isGone ? `${bold('No')}:` : `${bold('Yes')},`} people still play: ${bold(`${matches.length} matches`)} of the ladder in the last ${days} days, and ${open} stages are open.`,
          )
        : say(
            `No hay partidas del ladder en los últimos ${days} días.`,
            `There are no matches of the ladder in the last ${days} days.`,
          ),
      say(
        `Ahora mismo hay ${bold(players)} en los ${link('servidores', paths.servidores)}.`,
        `Right now ${bold(players)} ${online === 1 ? 'is' : 'are'} on the ${link('servers', paths.servidores)}.`,
      ),
    ),
    sugerencias: english ? [] : ['¿Cómo vuelvo a jugar?', '¿A qué hora hay gente?'],
  }
}
