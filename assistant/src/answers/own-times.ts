import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { agendaRetos, withoutNames } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import type { Question } from '../understand'
import { bold, lines } from '../wording'
import { versus } from './agenda'

const untilWhen =
  /\b(?:hasta (?:cuando|que hora|que dia)|plazo|cuanto (?:tiempo |plazo )?(?:tengo|tenemos|me queda|nos queda|queda|hay)|a que hora (?:vence|se acaba))\b/

const answers = /\b(?:respond\w+|contest\w+|acept\w+|decid\w+)\b/

/** Until when whoever asks may answer the retos that wait for their clan; null where that is not asked, or none waits. */
export async function ownRetoDeadline(question: Question, site: Site): Promise<Reply | null> {
  const text = withoutNames(question)
  if (!site.asker || !untilWhen.test(text) || !answers.test(text) || !/\b(?:retos?|desafios?)\b/.test(text)) return null
  if (/\b(?:el rival|ell[oa]s|otro clan|el otro)\b/.test(text)) return null
  const own = new Set((await ownClans(site)).map(({ id }) => id))
  const met = question.mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? [])
  const found = (await agendaRetos({ ...agreedRetos, states: ['propuesto'], mine: true }, site)).filter(
    ({ turno, retador, retado }) =>
      turno !== null && own.has(turno) && (!met.length || [retador, retado].some(({ id }) => met.includes(id))),
  )
  if (!found.length) return null
  return {
    text: lines(
      ...found
        .slice(0, 4)
        .map((reto) => `Hasta el ${bold(formatDateTime(reto.responde_hasta ?? ''))}: el reto ${versus(reto)}.`),
      'Si nadie responde antes, vence solo y ningún puesto se mueve.',
    ),
    mine: true,
  }
}
