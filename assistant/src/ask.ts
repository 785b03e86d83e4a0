import { answered, answerOf, breakMentions, unsure, type Answer } from './answered'
import { quotedFor } from './answers/site-search'
import { isPrivate } from './answers/private-talk'
import { topicNamed } from './answers/forum'
import { away, notOfThat, privateMatter, wordless } from './answers/talk'
import { normalised } from './corpus/normal'
import { guesses, onlyNamed, sure } from './decide'
import { askedInEnglish, toldInEnglish } from './english/turn'
import { leansOn } from './follow-up'
import { meansAll } from './english/language'
import { articleIfAny, articleOfButton, articleOrdered, articleTold } from './articles'
import type { Intent, Reply, Site } from './intent'
import { isOf } from './intents/family'
import type { Matcher } from './intents/matcher'
import type { Who } from './names/community'
import { askBoth, isOfTwo } from './parts'
import { withoutNames } from './query/agenda'
import { answerConsulta } from './query/answer'
import { timedInstead } from './query/timed'
import { intentOf } from './query/told'
import { turn } from './query/turn'
import { readThread, writeThread } from './thread'
import { readQuestion, type Question } from './understand'

/** From which confidence an answer is given where little is said, and from which one is offered. */
const sureOfLittle = 0.5
const perhaps = 0.13
/** Less understood than this, a question is about something else. */
const leastUnderstood = 0.4

/** What is refused by name, or is of something else for sure. */
const isRefused = (chosen: Intent | undefined, isSure: boolean) =>
  isSure && chosen !== undefined && chosen.uses === null

/** What is searched for an answer: how things are done here is told to nobody who asks of something else, or goes on with what was asked before. */
async function textsFor({ read, goesOn }: Question, chosen: Intent | undefined, { textos }: Site) {
  const all = await textos()
  const isOther = goesOn || chosen?.uses === null || read.some(({ kind }) => kind === 'foreign')
  return isOther ? all.filter(({ kind }) => kind !== 'guia') : all
}

/** Answers one question, or a part of one. */
export async function askOnce(
  text: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
  part = false,
  translated = false,
  own: Who | null = null,
): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(text, site, matcher, thread, own)
  // a button's question means what the button does
  const pressed = own ? undefined : matcher.byAsk.get(normalised(text))
  const article = pressed ? null : (articleOfButton(text) ?? (part ? null : articleOrdered(question, site)))
  if (article) return answerOf(article.id, await articleTold(article, site), thread, conversacion)
  const again = (clause: string, before: string | null | undefined) => askOnce(clause, before, site, matcher, true)
  const isSecret = !pressed && isPrivate(withoutNames(question))
  if (isSecret) return answerOf('privado', privateMatter(), thread, conversacion)
  const apart = pressed || part || !isOfTwo(text, site) ? null : await askBoth(text, conversacion, site, matcher, again)
  if (apart) return apart
  const english = pressed || translated ? null : await askedInEnglish(question, thread, site)
  if (english && 'reply' in english) return answerOf(english.intent, english.reply, thread, conversacion)
  if (english) {
    const answer = await askOnce(english.spanish, conversacion, english.site, matcher, true, true, own)
    return toldInEnglish(answer, english.site, thread, conversacion)
  }
  const told = pressed ? null : await turn(question, thread, site)
  if (told) return answerOf(told.intent, told.reply, thread, conversacion)
  const two = pressed || part ? null : await askBoth(text, conversacion, site, matcher, again)
  if (two) return two
  const found = guesses(question, matcher)
  const [best] = found
  const next = pressed ?? (question.onlyNames ? onlyNamed(question, matcher) : undefined)
  const chosen = next ?? best?.intent
  // a question all of whose words only hold others together says little
  const empty = !question.mentions.length && question.read.every(({ kind }) => kind === 'common')
  const isSure =
    next !== undefined ||
    (best !== undefined &&
      best.confidence >= (empty ? sureOfLittle : sure) &&
      // of what was translated, half of it may be another question
      (process.env.ABL === 'MEANS' ||
        !translated ||
        best.intent.uses === null ||
        meansAll(question, best.intent.id, matcher)))
  const timed = pressed ? null : timedInstead(question, isSure ? chosen : undefined, thread, site)
  if (timed) {
    const reply = await answerConsulta(timed, question, thread, site)
    return answerOf(intentOf(timed), { ...reply, consulta: timed }, thread, conversacion)
  }
  // what means nothing by itself is of what was told before, and no sentence of another text answers it
  const leans = !pressed && Boolean(thread.intent) && thread.texto === null && leansOn(question)
  let reply: Reply
  if (!/[\p{L}\p{N}]/u.test(text)) reply = wordless(text)
  else if (!question.read.length) reply = away(site)
  else if (chosen && isSure) reply = await answered(chosen, question, thread, site)
  else if (best && !empty && best.confidence >= perhaps && best.coverage >= leastUnderstood && best.intent.ask)
    reply = unsure(found, question, thread)
  else reply = away(site)
  if (leans && reply.kind === 'away' && !isRefused(chosen, isSure)) {
    // what was told may hold it: 'puedo cambiar mi nick' and 'dónde'
    const told = articleIfAny(thread.intent ?? '')
    reply = told?.es ? await articleTold(told, site) : notOfThat()
  }
  // what nobody taught may stand in something that was published
  else if (
    !leans &&
    !translated &&
    (reply.kind === 'unsure' || (reply.kind === 'away' && (!isSure || chosen?.id === 'fuera')))
  ) {
    const found =
      quotedFor(question, await textsFor(question, chosen, site), {
        oneWord: reply.kind === 'unsure',
        isOther: reply.kind === 'away' && isSure,
      }) ?? (await topicNamed(question.words, site, 2))
    if (found) return answerOf('textos', found, thread, conversacion)
  }
  const given = isSure ? chosen : undefined
  return {
    response: reply.text,
    sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
    // what is said in between changes no subject
    conversacion:
      conversacion && (reply.kind === 'away' || (given && isOf(given.id, 'cortesia')))
        ? conversacion
        : writeThread(given?.id ?? thread.intent ?? '', reply, thread),
    kind: reply.kind ?? 'answer',
    intent: given?.id ?? '',
  }
}
