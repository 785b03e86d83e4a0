import type { Match } from '@trinchera/contract/ladder'
import { awaitedAnswers, refusedAnswers } from '@trinchera/db/queries/ladder/answers'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, bulletsUpTo, counted, lines, link, named, quoted, verb } from '../wording'

const matches = /\b(?:partid[oa]s?|derrotas?|victorias?|resultados?|matchs?|matches|reportes?)\b/
/** That nobody has answered a report yet. */
const awaits =
  /\b(?:(?:sin|por|falta[n]?(?: por)?|queda[n]?(?: por)?|esperan?(?:do)?|espera de) (?:ser )?(?:confirm\w+|valid\w+|respond\w+|respuesta|contestar|acept\w+)|pendientes?(?: de (?:confirm\w+|respuesta|valid\w+))?|(?:no|nadie)(?: las?| los?)?(?: se| estan?)?(?: han?)?(?: sido)? (?:confirm|acept|valid)\w+)\b/
const asks =
  /^(?:y )?(?:(?:que|cual(?:es)?|cuant[oa]s|hay|queda[n]?|existen?|algun[ao]?s?|lista|muestra\w*|ver|dime|dame|partid[oa]s?|derrotas?|victorias?|reportes?|resultados?)\b|· (?:tiene|tienen)\b)|\b(?:hay|cuales son|cuant[oa]s|quedan?)\b/
/** How it is done, what comes of it, or something else that waits. */
const ofElse =
  /\b(?:como|donde|si|que pasa|plazo|cuanto (?:tiempo|rato|demora)|hasta cuando|puedo|puede|podemos|debo|quien(?:es)?|retos?|desafios?|torneos?|copas?|correo|cuenta|reclam\w+|apel\w+|jugar|reportar|report(?:o|a|an|aron|ado)|se juegan?|esta|fue|ultim[oa]|mis?|me|tengo|tenemos|nuestr[oa]s?|nos)\b/

const shown = 6
const most = 50

const line = ({ id, ganador, perdedor, respuesta }: Match) =>
  `${bold(link(`${ganador.nombre} ${verb('venció', 'vencieron', ganador.nombre)} a ${perdedor.nombre}`, paths.partida(id)))}${respuesta ? `: puede responder ${quoted(ganador.nombre)} hasta el ${formatDateTime(respuesta.hasta)}` : ''}`

/** That the winner refused a report, and it is not settled. */
const refused = /\b(?:rechazad[oa]s?|disputad[oa]s?|(?:en|con) disputas?|disputas|impugnad[oa]s?)\b/
const refusedLine = ({ id, ganador, perdedor, respuesta }: Match) =>
  `${bold(link(`${ganador.nombre} ${verb('venció', 'vencieron', ganador.nombre)} a ${perdedor.nombre}`, paths.partida(id)))}${respuesta?.fecha ? `: ${respuesta.quien ? `la rechazó ${quoted(respuesta.quien)}` : 'la rechazaron'} el ${formatDateTime(respuesta.fecha)}` : ''}`

/** Which matches their winner has neither confirmed nor refused yet; null where that is not asked. */
export async function unconfirmed(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, server, map } = question
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  if (server || map || mentions.some(({ clan, others }) => !clan || others)) return null
  const isRefused = refused.test(text)
  if (!matches.test(text) || !(isRefused || awaits.test(text)) || !asks.test(text) || ofElse.test(text)) return null
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const etapas = etapaMention.etapas.length
    ? etapaMention.etapas
    : site.community.etapas.filter(({ juego }) => juego.id === etapaMention.juego?.id)
  const scope = {
    clanes: clans.flatMap(({ clanes }) => clanes.map(({ id }) => id)),
    etapas: etapas.map(({ id }) => id),
  }
  const found = await awaitedAnswers(site.db, scope, site.now.toISOString(), most)
  const mine = clans.length ? null : await ownClan(site)
  const ours = found.filter(({ ganador }) => mine?.clanes.some(({ id }) => id === ganador.id)).length
  const [clan] = clans
  const whose = clan ? ` de ${named(clan.nombre)}` : ''
  const where = etapas.length ? ' ahí' : ''
  const whether = /^(?:y )?(?:hay|queda[n]?|existen?|algun\w*|tiene[n]?|·)/.test(text)
  if (isRefused) {
    const disputed = await refusedAnswers(site.db, scope, most)
    const many = bold(counted(disputed.length, '1 partida rechazada', `${disputed.length} partidas rechazadas`))
    return {
      text: lines(
        disputed.length
          ? `${whether ? 'Sí: hay' : 'Hay'} ${many} sin fallo${whose}${where}:`
          : `${whether ? 'No: no' : 'No'} hay partidas rechazadas sin fallo${whose}${where}.`,
        bulletsUpTo(disputed.map(refusedLine), shown, paths.ladder),
        disputed.length > 0 && 'Cuentan como se reportaron mientras la administración no falle otra cosa.',
        found.length > 0 &&
          `Además ${counted(found.length, 'hay 1 partida que espera', `hay ${found.length} partidas que esperan`)} que la${found.length > 1 ? 's' : ''} confirmen.`,
      ),
      quien: clans,
      sugerencias: ['¿Hay partidas por confirmar?'],
    }
  }
  const count = bold(counted(found.length, '1 partida por confirmar', `${found.length} partidas por confirmar`))
  return {
    text: found.length
      ? lines(
          `${whether ? 'Sí: hay' : 'Hay'} ${count}${whose}${where}:`,
          bulletsUpTo(found.map(line), shown, paths.ladder),
          mine &&
            (ours ? `A ${named(mine.nombre)} le toca responder ${ours}.` : `Ninguna espera a ${named(mine.nombre)}.`),
          'Si nadie responde a tiempo, la partida vale igual.',
        )
      : `${whether ? 'No: no' : 'No'} hay partidas por confirmar${whose}${where}.`,
    quien: clans,
    sugerencias: ['¿Cómo confirmo o rechazo una partida?'],
  }
}
