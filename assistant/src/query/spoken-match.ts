import { matchTold } from '../answers/one-match'
import type { Site } from '../intent'
import { newThread, type Thread } from '../thread-state'
import type { Question } from '../understand'
import { answerConsulta } from './answer'
import { asked, refOf, type Consulta } from './consulta'
import { whetherConfirmed } from './match-datum'
import { intentOf, type Told } from './told'

/** All that a question about the match that was told may say: 'quién la reportó', 'en qué mapas', 'cómo salió'. */
export const ofOneMatch =
  /^(?:y|e|en|se|que|q|quien|cuando|ultima|vez|la|lo|las|los|el|de|por|cuanto|cuant[oa]s|como|cual|cuales|fue|fueron|era|eran|salio|salieron|quedo|quedaron|termino|terminaron|reporto|reportaron|es[ao]s?|ese|cada|uno|una|partid[oa]|clan|y|e|mapas?|marcador|resultado|rondas?|puntaje|jugaron|jugo|gano|subio|subieron|puesto)$/

/** It asks for something that a match has. */
const asksOfMatch =
  /^(?:reporto|reportaron|mapas?|marcador|resultado|rondas?|puntaje|quedo|quedaron|salio|salieron|termino|terminaron|cuando)$/

/** All that a question says which asks whom the match that was told was played against. */
const asksRival =
  /^(?:(?:y|e) )?(?:ante|contra|con|a) (?:quien(?:es)?|(?:que|cual) clan|cual)(?: (?:fue|era|eso|esa|jugo|jugaron|gano|ganaron|perdio|perdieron|lo|la|le|hizo|hicieron|logro|lograron|consiguio))*$/

const asksConfirmed =
  /^(?:y )?(?:ya )?(?:(?:la|lo) )?(?:confirm\w+|aceptaron|rechazaron|validaron|(?:esta|fue) (?:confirmada|aceptada|rechazada))(?: ya| o no)?$/

/** 'y en qué mapas', 'quién la reportó', of the match that an answer told of first, whatever was asked. */
export async function ofSpokenMatch(
  question: Question,
  { partida, intent, consulta, quien: [one, other] }: Thread,
  site: Site,
): Promise<Told | null> {
  const { words, mentions } = question
  const confirms =
    partida !== null &&
    words.length < 6 &&
    !mentions.length &&
    asksConfirmed.test(words.map((word) => word.plain).join(' '))
  const confirmed = confirms ? await whetherConfirmed(partida, site) : null
  if (confirmed) return { intent: 'partidas-de', reply: consulta ? { ...confirmed, consulta } : confirmed }
  const plain = words.map((word) => word.plain).join(' ')
  if (partida !== null && !consulta && !mentions.length && asksRival.test(plain)) {
    const reply = await matchTold(partida, site)
    return reply && { intent: 'consulta', reply }
  }
  if (mentions.length || words.length > 8 || !words.every(({ plain }) => ofOneMatch.test(plain))) return null
  if (!words.some(({ plain }) => asksOfMatch.test(plain))) return null
  const [ref, rival] = [one && refOf(one), other && refOf(other)]
  const last =
    intent === 'duelo' && ref && rival ? asked({ de: 'partidas', medida: 'ultima', quien: [ref], rival }) : null
  if (last)
    return {
      intent: intentOf(last),
      reply: { ...(await answerConsulta(last, question, newThread, site)), consulta: last },
    }
  const reply = partida === null ? null : await matchTold(partida, site)
  return reply && { intent: 'consulta', reply }
}

/** 'contra quién perdió más ese mes': the time that was asked of before. */
export function sameTime(consulta: Consulta, words: Question['words'], { consulta: before }: Thread): Consulta {
  const isThat = words.some(
    ({ plain }, at) =>
      /^(?:ese|esa|esos|esas|aquel|aquella|mismo|misma)$/.test(plain) &&
      /^(?:mes|semana|dia|dias|ano|finde|fecha|tiempo|periodo)$/.test(words[at + 1]?.plain ?? ''),
  )
  return isThat && before && (before.desde || before.hasta)
    ? {
        ...consulta,
        desde: before.desde,
        hasta: before.hasta,
        semana: before.semana,
        etapa: consulta.etapa.length ? consulta.etapa : before.etapa,
      }
    : consulta
}
