import { answered } from './answered'
import { ownTold } from './answers/own'
import { articleTold, isArticle } from './articles'
import { guesses, sure } from './decide'
import type { Reply, Site } from './intent'
import type { Matcher } from './intents/matcher'
import { withoutNames } from './query/agenda'
import { newThread } from './thread-state'
import { torneoTold } from './torneos/turn'
import type { Question } from './understand'
import { lines, sayIn } from './wording'

/** Intents that tell how something is done that people order. */
const tellHow = /^(?:cambiar-correo|contacto|coordinar|crear-clan|torneo-inscribir|unirse)$/

/** From which confidence an article tells how an order is done: that something is to be done is known by its verb. */
const leastOfOrder = 0.15

/** What may stand before an order, and makes none of it. */
const before =
  /^(?:(?:por|favor|porfa|porfavor|porfis|oye|hola|radio|bot|ya|ahora|y|puedes|podrias|podri|quiero que|necesito que|me|nos|te pido que) )*/
/** The verb of an order to do what a person does on the site. */
const order =
  /^(?:acept|agreg|anot|apel|apunt|asciend|avis|borr|cambi|cancel|cierr|confirm|corr|desafi|ech|elimin|expuls|inscrib|invit|muev|nombr|pid|posterg|public|rechaz|reclam|reclut|registr|report|reprogram|respond|ret|sac|sum)(?:[ae](?:me|nos|le|les|lo|la|los|las|melo|mela)?)\b|^(?:cre|met|pon|un)[ae](?:me|nos|lo|la)\b/
const asks = /\b(?:si|quien|cuando|como|donde|cuanto|cual|que pasa|se puede|puedo|puede|podemos|no)\b/

/** That it is not done for anybody, and how it is done; that it is not open comes first. */
function notDone(how: string): string {
  const told = how.replace(/^Sí[:,] (\p{L})/u, (_all, letter: string) => letter.toUpperCase()).split('\n')
  const closed = told.filter((line) => line.includes('no abre su inscripción'))
  return lines(
    'Eso no lo puedo hacer por ti: solo contesto preguntas.',
    ...(closed.length ? closed : ['Así se hace:', ...told]),
  )
}

/** How what is ordered is done: the article about it, or one of the intents that tell it; null where none is about it for sure. */
async function howOf(
  question: Question,
  site: Site,
  matcher: Matcher,
): Promise<{ intent: string; reply: Reply } | null> {
  const article = site.articulo(question, newThread, leastOfOrder)
  if (article && isArticle(article.id)) return { intent: article.id, reply: await articleTold(article, site) }
  const [best] = guesses(question, matcher)
  if (!best || best.confidence < sure || !tellHow.test(best.intent.id)) return null
  const torneo = best.intent.id === 'torneo-inscribir' ? await torneoTold(question, newThread, site) : null
  return { intent: best.intent.id, reply: torneo ?? (await answered(best.intent, question, newThread, site)) }
}

/** That an order is not taken, and how whoever gives it does it; null where a sentence is none. */
export async function orderedAnswer(
  question: Question,
  site: Site,
  matcher: Matcher,
): Promise<{ intent: string; reply: Reply } | null> {
  const said = withoutNames(question)
  if (!order.test(said.replace(before, '')) || said.split(' ').length < 2 || asks.test(said)) return null
  const how = await howOf(question, site, matcher)
  if (!how) return null
  const isOfMatches = site.asker && how.intent === 'responder-reporte'
  const waits =
    isOfMatches &&
    (await ownTold('mis-pendientes', { site, words: [], quien: [], etapas: [], juego: null, say: sayIn(false) }))
  return { ...how, reply: { ...how.reply, text: lines(notDone(how.reply.text), waits && waits.text) } }
}
