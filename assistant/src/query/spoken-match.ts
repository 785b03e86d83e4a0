import { matchTold } from '../answers/one-match'
import type { Reply, Site } from '../intent'
import { type Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines } from '../wording'
import { refOf, type Consulta } from './consulta'
import { detailOfMatch } from './match-detail'
import { type Told } from './told'

/** All that a question about the match that was told may say: 'quién la reportó', 'en qué mapas', 'cómo salió'. */
export const ofOneMatch =
  /^(?:y|e|en|se|que|q|quien|cuando|ultima|vez|la|lo|las|los|el|de|por|cuanto|cuant[oa]s|como|cual|cuales|fue|fueron|era|eran|salio|salieron|quedo|quedaron|termino|terminaron|reporto|reportaron|es[ao]s?|ese|cada|uno|una|partid[oa]|clan|y|e|mapas?|marcador|resultado|rondas?|puntaje|jugaron|jugo|gano|subio|subieron|puesto)$/

/** It asks how the match that was told ended: 'cómo quedó, 2-0?', 'por cuánto ganó'. */
const asksScore =
  /^(?:y )?(?:(?:como|(?:a |por |en )?cuanto) (?:la |lo |se )?(?:quedo|quedaron|salio|salieron|termino|terminaron|fue|gano|ganaron|perdio|perdieron)(?: (?:la|el|esa|ese|eso|al final)(?: partid[oa])?)?|a cuanto|por cuanto|(?:(?:cual|que) (?:fue|es) )?(?:el )?(?:marcador|resultado)|(?:fue|quedo|quedaron|salio|salieron|termino|gano|ganaron|perdio|perdieron)(?: un| por| con un)?(?= \d))(?: (\d{1,2}) (?:a )?(\d{1,2}))?(?: o no)?$/

/** How the match that was told ended, with yes or no first where it is asked whether it ended so. */
async function scoreTold(plain: string, id: number, site: Site): Promise<Reply | null> {
  const [found, one, two] = asksScore.exec(plain) ?? []
  const detail = found === undefined ? null : await detailOfMatch(id, site)
  const reply = detail && (await matchTold(id, site))
  if (!detail || !reply) return null
  const { score } = detail
  const isSo = [one, two].map(Number).sort().join() === [score?.won, score?.lost].map(Number).sort().join()
  const whether = one === undefined ? '' : score ? (isSo ? 'Sí.' : 'No.') : 'No lo sé: no se anotó.'
  return { ...reply, text: lines(whether, reply.text) }
}

/** How the match that an answer told of first ended; null where something else is asked. */
export async function scoreOfSpoken(
  { words, mentions, etapaMention }: Question,
  { partida, consulta, intent }: Thread,
  site: Site,
): Promise<Told | null> {
  const isOfRun = consulta !== null && /^(?:racha|llegada|veces|puesto|entrada)$/.test(consulta.medida)
  if (partida === null || mentions.length || etapaMention.used.size || isOfRun || intent === 'duelo') return null
  const reply = await scoreTold(words.map((word) => word.plain).join(' '), partida, site)
  return reply && { intent: 'partidas-de', reply: consulta ? { ...reply, consulta } : reply }
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

/** 'cuánto le falta pa ser primero', after how a clan stands in one etapa: there. */
export function inSameEtapa(consulta: Consulta, { mentions, etapaMention }: Question, thread: Thread): Consulta {
  const [etapa, another] = thread.etapas
  const [spoken] = thread.quien
  const isThere =
    etapa && !another && spoken?.kind === 'clan' && spoken.clanes.some(({ id_etapa }) => id_etapa === etapa.id)
  return isThere &&
    thread.intent === 'puesto' &&
    consulta.de === 'clanes' &&
    consulta.quien[0] === refOf(spoken) &&
    !mentions.length &&
    !etapaMention.used.size &&
    !consulta.etapa.length &&
    consulta.juego === null
    ? { ...consulta, etapa: [etapa.id] }
    : consulta
}
