import { paths } from '@trinchera/contract/site-paths'
import { articleIfAny, articleOf, articleTold } from '../articles'
import { playedDays, playedHours } from '../answers/played-hours'
import { isClan } from '../answers/which'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { Who } from '../names/community'
import { answerConsulta } from '../query/answer'
import { asked as consultaOf, refOf, type Consulta } from '../query/consulta'
import { changed, readConsulta } from '../query/read'
import { intentOf, type Told } from '../query/told'
import type { Thread } from '../thread-state'
import { namedTorneoTold, torneoTold } from '../torneos/turn'
import { endsOfRun } from '../query/runs'
import { isAlone, type Question } from '../understand'
import { bold, lines, link, sayIn } from '../wording'
import { agendaInEnglish } from './agenda'
import { otherInEnglish } from './other'
import { factInEnglish } from './facts'
import { refusedInEnglish } from './refused'
import { latestNews, leader, online, onlyThis, serverAccess, staff, tournaments, whetherFirst } from './about'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { goesOnInEnglish, inSpanish, isEnglish, isNamed } from './language'
import { inSpanishOnly, ofOwnName, ownInEnglish } from './own'
import { ofTheSame, placeInEnglish } from './place'
import { topicInEnglish } from './posts'
import { recruitingInEnglish } from './recruiting'
import { places, supposedInEnglish } from './supposed'
import { tell } from './tell'
import { withoutUnknown } from './without-unknown'

const foreign = new Set(corpus.words.foreign)

const stranger: Reply = {
  kind: 'ask',
  text: `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
}

/** A name that is no exact one and only repeats an English word is none: 'rank' is no nick. */
function spelt(question: Question): Question {
  const { english } = corpus.words
  return {
    ...question,
    mentions: question.mentions.filter(
      ({ sure, from, to }) => sure || !question.words.slice(from, to).every(({ plain }) => english.has(plain)),
    ),
  }
}

/** At what hours people play here. */
const playHours =
  /\b(?:play|playing|active|busy|busiest|people)\b.*\b(?:evenings?|nights?|mornings?|afternoons?|what (?:time|hours?)|which hours?)\b|\b(?:what (?:time|hours?)|when)\b.*\b(?:most|more) (?:people|players|active)\b/
const onServers =
  /\b(?:what|which) maps? (?:are|is) (?:they|it|that|he|she|people|everyone|the server)(?: \w+){0,2} (?:on|playing|in)\b/
const ofThem = /\b(?:their|its|his|her|they|them|he|she|him)\b/
/** Whoever leads a table. */
const leading = /\bwho\b.*\b(?:leaders?|leads?|leading|first|on top|top of|number one)\b/

/** What is asked besides the data that the query knows. */
async function aside(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const named = isNamed(question)
  const typed = question.words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' ')
  const mentioned = question.mentions.flatMap(({ clan, jugador }): Who[] => {
    const who = clan && jugador && isAlone(clan, site.community) ? jugador : (clan ?? jugador)
    return who ? [who] : []
  })
  // 'and who is their captain', of the one that was spoken of
  const [spoken] = thread.quien
  const theirs = !mentioned.length && spoken && ofThem.test(typed) ? spoken : null
  const whos = theirs ? [theirs] : mentioned
  const text = theirs ? typed.replace(ofThem, '·') : typed
  const [one] = whos
  const refused = refusedInEnglish(text)
  if (refused) return refused
  const [, first, did, second] = places.exec(text) ?? []
  if (first && second)
    return {
      text: `By the rules: ${bold(
        ejemploText(
          did?.startsWith('los') ? vence(Number(second), Number(first)) : vence(Number(first), Number(second)),
        )
          .replace('vence a', 'beats')
          .replace('sigue', 'stays'),
      )}.`,
    }
  const clans = question.mentions.flatMap(({ clan }) => clan ?? [])
  const supposing = await supposedInEnglish(text, clans, site, thread)
  if (supposing) return supposing
  const article = site.articulo(question, thread)
  if (article?.id === 'hablan-ingles') {
    const seekers = await recruitingInEnglish(text, question, site)
    return { ...seekers, text: lines(article.en, seekers?.text) }
  }
  // 'what map are they on', of the servers that were told
  if (
    !one &&
    onServers.test(text) &&
    /\b(?:servers?|online|playing)\b/.test(`${thread.asked ?? ''} ${text}`.toLowerCase())
  )
    return online(site)
  const settled = await recruitingInEnglish(text, question, site)
  if (settled) return settled
  const posts = await topicInEnglish(text, question, site)
  if (posts) return posts
  const spanish = inSpanish(question).words.flatMap(({ plain }) => plain.split(' '))
  const asked = { text, whos, etapaMention: question.etapaMention, spanish, site }
  if (!one && /\bpasswords?\b/.test(text) && /\bservers?\b|\bip\b/.test(text)) return serverAccess(site)
  const hours =
    !one && playHours.test(text) && !/\b(?:we|our|us|next)\b/.test(text) ? await playedHours(site, sayIn(true)) : null
  if (hours) return { text: hours }
  const apart = await otherInEnglish(text, question, site)
  if (apart) return apart
  const torneo = await torneoTold(question, thread, site, true)
  if (torneo) return torneo
  const agenda = await agendaInEnglish({ ...asked, whos: clans, before: thread.asked })
  if (agenda) return agenda
  const etapa =
    !one && leading.test(text) && (question.etapaMention.etapas.length > 0 || question.etapaMention.juego !== null)
  const topOf = etapa
    ? await tell(
        consultaOf({
          de: 'clanes',
          medida: 'quien',
          lugar: 1,
          etapa: question.etapaMention.etapas.map(({ id }) => id).slice(0, 8),
          juego: question.etapaMention.juego?.id ?? null,
        }),
        site,
      )
    : null
  if (topOf) return topOf
  const own = await ownInEnglish(text, site)
  if (own) return own
  if (article) return { text: (await articleTold(article, site, true)).text }
  if (one && isClan(one) && /\bwho(?: i)?s? (?:runs|owns|leads|heads)\b|\b(?:leader|boss|owner)\b/.test(text))
    return leader(one, site)
  if (!one && /\b(?:who|which)\b.*\b(?:runs|owns|admins?|staff|moderators?)\b/.test(text)) return staff(site)
  const fact = await factInEnglish(asked)
  if (fact) return fact
  if (
    !one &&
    /\b(?:online|servers|playing (?:right )?now|playing on|(?:people|players)(?: are)? playing|any(?:one|body) playing)\b/.test(
      text,
    )
  )
    return online(site)
  if (/\b(?:last|latest|newest|most recent)\b.*\b(?:announcement|news|post)\b/.test(text)) return latestNews(site)
  if (/\btournaments?\b|\b(?:next|last|upcoming|any) cups?\b/.test(text))
    return tournaments(/\b(?:last|latest|previous|past|won)\b/.test(text), site)
  return one && isClan(one) && /^(?:is|are) (?:the )?· .*\b(?:first|leading|on top|number one)\b/.test(text)
    ? whetherFirst(one, site)
    : null
}

async function ofData(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const spoken = thread.quien[0] ?? null
  const read = readConsulta(inSpanish(question), site, spoken) ?? readConsulta(withoutUnknown(question), site, spoken)
  let consulta = read?.consulta ?? (read?.change && thread.consulta && changed(thread.consulta, read.change))
  if (!consulta || read?.step) return null
  // 'how many times did they play this month', of those who were told of
  if (
    consulta.de === 'partidas' &&
    !consulta.quien.length &&
    ofThem.test(question.words.map(({ plain }) => plain).join(' '))
  )
    consulta = ofTheSame(consulta, thread)
  if (read?.yo) {
    const who = read.yo === 'jugador' ? site.asker : await ownClan(site)
    const ref = who && refOf(who)
    if (!ref) return { intent: 'consulta', reply: stranger }
    consulta = { ...consulta, quien: [ref] }
  }
  const onDay = async (one: Consulta) => inSpanishOnly(await answerConsulta(one, inSpanish(question), thread, site))
  const reply = (await tell(consulta, site)) ?? (consulta.semana === null ? null : await onDay(consulta))
  return reply && { intent: intentOf(consulta), reply: { ...reply, consulta } }
}

/** The Spanish that a question in English is read as, for the intents; each name as it was typed. */
function asSpanish(question: Question): string {
  const named = isNamed(question)
  return inSpanish(question)
    .words.map(({ plain }, at) => (named(at) ? (question.words[at]?.typed ?? '') : plain))
    .filter(Boolean)
    .join(' ')
}

/** The Spanish answer to a question in English, with what is known of it in English. */
export async function inEnglishAfterAll(
  intent: string,
  reply: { kind: string; response: string },
  site: Site,
  surely = false,
): Promise<string | null> {
  // what was found in the forum is no guide to it
  const isFound = intent === 'foro' && reply.response !== articleOf('foro').es
  const own = isFound ? undefined : articleIfAny(intent)
  if (own?.en) return (await articleTold(own, site, true)).text
  return reply.kind === 'answer' && (surely || (intent && intent !== 'textos'))
    ? `I only have this one in Spanish:\n${reply.response}`
    : null
}

/** Answers a question in English, in English; the Spanish that it is to be asked in where nothing is told of it in English; null where it is in another language. */
export async function inEnglish(
  asked: Question,
  thread: Thread,
  site: Site,
): Promise<Told | { spanish: string; surely: boolean } | null> {
  const question = spelt(asked)
  if (!isEnglish(question) && !goesOnInEnglish(question, thread.asked)) return null
  const ofTorneo = await namedTorneoTold(question, thread, site, true)
  if (ofTorneo) return { intent: 'torneos', reply: ofTorneo }
  const placed = await placeInEnglish(question, thread, site)
  if (placed) return placed
  const named = isNamed(question)
  const text = question.words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' ')
  const days = await playedDays(text, site, sayIn(true))
  if (days) return { intent: 'ingles', reply: { text: lines(days, await playedHours(site, sayIn(true))) } }
  const ends = await endsOfRun(question, thread, site)
  if (ends) return { intent: 'consulta', reply: inSpanishOnly(ends) }
  const own = site.asker && ofOwnName.test(question.words.map(({ plain }) => plain).join(' '))
  if (own && site.asker) return { spanish: `que medallas tiene ${site.asker.nombre}`, surely: true }
  const reply = await aside(question, thread, site)
  if (reply) return { intent: 'ingles', reply }
  const data = await ofData(question, thread, site)
  if (data) return data
  // it is about the world besides
  if (question.words.some(({ plain }, at) => !named(at) && foreign.has(plain) && !ofPhones.test(plain)))
    return { intent: 'ingles', reply: onlyThis }
  return { spanish: asSpanish(question), surely: false }
}

/** Words of the world that are also of a phone with this site on it. */
const ofPhones = /^(?:iphone|android|celular|celulares)$/
