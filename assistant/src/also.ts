import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { inEtapa } from './answers/which'
import type { Answer } from './answered'
import type { Site } from './intent'
import { numberIn } from './names/numbers'
import { readThread } from './thread'
import { bold, lines, named, placed, verb } from './wording'
import { wordsOf } from './words/plain'

const counts = /\bcuant[oa]s?\b(?: \w+){0,4} (?:perdidas|derrotas|ganadas|victorias|triunfos)\b/
const ended =
  /\b(?:quedo|quedaron|termino|terminaron|salio|salieron|remato) (?:en (?:el )?)?(?:lugar |puesto |el )*(\w+)\b/

const sinceWhen = /\b(?:primer[oa]?|puntero|lider|1|1ro|1ero|ganando)\b.*\bdesde cuando$/

/**
 * What a question asks besides and its answer left out: how many were won and lost, of a match that was supposed; since when the first is first; the place that a clan ended at in
 * another etapa, where that is the one the question says. `ask`: answers a question by itself.
 */
export async function besides(
  typed: string,
  answer: Answer,
  site: Site,
  ask: (text: string) => Promise<Answer>,
): Promise<Answer> {
  const said = wordsOf(typed)
    .map(({ plain }) => plain)
    .join(' ')
  if (answer.intent === 'si-gana' && /\b(?:puntos?|puntaje|suma\w*)\b/.test(said))
    return {
      ...answer,
      response: lines(
        answer.response,
        `${bold('No hay puntos')}: solo cuenta el puesto. La victoria suma en el récord y en la racha de los dos.`,
      ),
    }
  const [who] = readThread(answer.conversacion, site.community).quien
  if (answer.kind !== 'answer' || who?.kind !== 'clan') return answer
  const text = said
  if (answer.intent === 'si-gana' && counts.test(text)) {
    const { response, kind } = await ask(`cuantas victorias y derrotas tiene ${who.nombre}`)
    return kind === 'answer' ? { ...answer, response: lines(answer.response, response) } : answer
  }
  if (answer.intent === 'en-puesto' && sinceWhen.test(text)) {
    const { response, kind } = await ask(`desde cuando va primero ${who.nombre}`)
    return kind === 'answer' && /lleg/.test(response)
      ? { ...answer, response: lines(answer.response, response) }
      : answer
  }
  const place = answer.intent === 'puesto' ? numberIn(ended.exec(text)?.[1] ?? '') : null
  if (!place || answer.response.includes(`${place}.º`)) return answer
  for (const etapa of site.community.etapas.filter(({ activo }) => !activo)) {
    const clan = who.clanes.find(({ id_etapa }) => id_etapa === etapa.id)
    const row = clan && (await clanesOfEtapa(site.db, etapa.id)).find(({ id }) => id === clan.id)
    if (row?.ranking_actual === place)
      return {
        ...answer,
        response: lines(
          answer.response,
          `El ${bold(placed(place))} es de otra etapa: así ${verb('terminó', 'terminaron', who)} ${named(who.nombre)} ${inEtapa(etapa)}, que ya cerró.`,
        ),
      }
  }
  return answer
}
