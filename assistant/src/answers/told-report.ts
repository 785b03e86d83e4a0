import { articleOf, articleReply } from '../articles'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines } from '../wording'
import { namesWith } from './staff'

// What goes on with a report that was spoken of: what happens without an answer, and who decides.

const politely = '^(?:(?:y|pero|entonces|oye|ya|ok) )*'
const unanswered = new RegExp(
  `${politely}(?:que (?:pasa|ocurre|onda) )?si (?:(?:yo|nosotros|nadie|no|la|lo|se|me|nos|les|ellos) )*(?:confirm\\w+|respond\\w+|contest\\w+|hago nada|hacemos nada|hace nada|hacen nada|alcanz\\w+|rechaz\\w+|pas[ao]n?|olvid\\w+|venc\\w+)(?: (?:la|lo|el|a|plazo|tiempo|nada|partida|confirmar\\w*|responder\\w*|hora|las|24|horas))*(?: (?:y )?que (?:pasa|ocurre))?$`,
)
const decides = new RegExp(
  `${politely}quien(?:es)? (?:(?:es el que|son los que|lo|la|los|las|eso|se) )*(?:revis|resuelv|decid|fall|arregl|corrig|juzg|ve|ven|anul)\\w*(?: (?:eso|esos?|es[ao]s?|el|los?|las?|caso|casos|reclamos?|partidas?|al final))*$`,
)
const ofReports = /\b(?:report\w+|rechaz\w+|reclam\w+|disput\w+|anul\w+|fals[oa]s?|confirm\w+)\b/

/** What a short question asks of the report that was spoken of; null where it asks something else. */
export async function reportAgain(question: Question, { intent, asked }: Thread, { db }: Site): Promise<Reply | null> {
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  const before = (asked ?? '').toLowerCase()
  if (question.mentions.length || /\b(?:reto|correo|cuenta|torneo)\b/.test(before)) return null
  const isOfIt = intent === 'responder-reporte' || (/\bconfirm/.test(before) && ofReports.test(before))
  if (isOfIt && unanswered.test(text)) return articleReply(articleOf('sin-contestar'))
  if (!ofReports.test(before) || !decides.test(text)) return null
  const names = await namesWith('matches.rule', db)
  return {
    ...articleReply(articleOf('quien-revisa')),
    text: lines(articleOf('quien-revisa').es, names && `Hoy: ${names}.`),
  }
}
