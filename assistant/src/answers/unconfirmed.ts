import type { Match } from '@trinchera/contract/ladder'
import { awaitedAnswers, refusedAnswers } from '@trinchera/db/queries/ladder/answers'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, bulletsUpTo, counted, lines, link, named, quoted, verb } from '../wording'

const matches = /\b(?:partid[oa]s?|derrotas?|victorias?|resultados?|matchs?|matches|reportes?)\b/
/** That nobody has answered a report yet. */
const awaits =
  /\b(?:(?:sin|por|falta[n]?(?: por)?|queda[n]?(?: por)?|esperan?(?:do)?|espera de) (?:ser )?(?:confirm\w+|valid\w+|respond\w+|respuesta|contestar|acept\w+)|pendientes?(?: de (?:confirm\w+|respuesta|valid\w+))?|(?:no|nadie)(?: las?| los?)?(?: se| estan?)?(?: han?)?(?: sido)? (?:confirm|acept|valid)\w+)\b/
/** That the winner refused a report, and it is not settled. */
const refused = /\b(?:rechazad[oa]s?|disputad[oa]s?|(?:en|con) disputas?|disputas|impugnad[oa]s?)\b/
const asks =
  /^(?:y )?(?:(?:que|cual(?:es)?|cuant[oa]s|hay|queda[n]?|existen?|algun[ao]?s?|lista|muestra\w*|ver|dime|dame|partid[oa]s?|derrotas?|victorias?|reportes?|resultados?)\b|· (?:tiene|tienen)\b)|\b(?:hay|cuales son|cuant[oa]s|quedan?)\b/
/** How it is done, what comes of it, or something else that waits. */
const ofElse =
  /\b(?:como|donde|si|que pasa|plazo|cuanto (?:tiempo|rato|demora)|hasta cuando|puedo|puede|podemos|debo|quien(?:es)?|retos?|desafios?|torneos?|copas?|correo|cuenta|reclam\w+|apel\w+|jugar|reportar|report(?:o|a|an|aron|ado)|se juegan?|esta|fue|ultim[oa]|mis?|me|tengo|tenemos|nuestr[oa]s?|nos)\b/
const shown = 6
const most = 50

const versus = ({ id, ganador, perdedor }: Match) =>
  bold(link(`${ganador.nombre} ${verb('venció', 'vencieron', ganador.nombre)} a ${perdedor.nombre}`, paths.partida(id)))

/** Which matches their winner has neither confirmed nor refused yet, or has refused; null where that is not asked. */
export async function unconfirmed(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, server, map } = question
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  if (server || map || mentions.some(({ clan, others }) => !clan || others)) return null
  const isRefused = refused.test(text)
  if (!matches.test(text) || !(isRefused || awaits.test(text)) || !asks.test(text) || ofElse.test(text)) return null
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const ofGame = site.community.etapas.filter(({ juego }) => juego.id === etapaMention.juego?.id)
  const etapas = etapaMention.etapas.length ? etapaMention.etapas : ofGame
  const scope = {
    clanes: clans.flatMap(({ clanes }) => clanes.map(({ id }) => id)),
    etapas: etapas.map(({ id }) => id),
  }
  const found = isRefused
    ? await refusedAnswers(site.db, scope, most)
    : await awaitedAnswers(site.db, scope, site.now.toISOString(), most)
  const where = `${clans.map(({ nombre }) => ` de ${named(nombre)}`).join('')}${etapas.length ? ' ahí' : ''}`
  const [one, many] = isRefused
    ? ['1 partida rechazada sin fallo', 'partidas rechazadas sin fallo']
    : ['1 partida por confirmar', 'partidas por confirmar']
  const rows = found.map((match) => {
    const { ganador, respuesta } = match
    if (!respuesta) return versus(match)
    return isRefused
      ? `${versus(match)}: la rechazó ${quoted(respuesta.quien ?? ganador.nombre)}`
      : `${versus(match)}: puede responder ${quoted(ganador.nombre)} hasta el ${formatDateTime(respuesta.hasta)}`
  })
  return {
    text: found.length
      ? lines(
          `Hay ${bold(counted(found.length, one, `${found.length} ${many}`))}${where}:`,
          bulletsUpTo(rows, shown, paths.ladder),
          isRefused
            ? 'Cuentan como se reportaron mientras la administración no falle otra cosa.'
            : 'Si nadie responde a tiempo, la partida vale igual.',
        )
      : `No hay ${many}${where}.`,
    quien: clans,
    sugerencias: [isRefused ? '¿Hay partidas por confirmar?' : '¿Cómo confirmo o rechazo una partida?'],
  }
}
