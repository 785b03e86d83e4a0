import { paths } from '@trinchera/contract/site-paths'
import { isClan } from '../answers/which'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { Who } from '../names/community'
import { refOf } from '../query/consulta'
import { changed, readConsulta } from '../query/read'
import { intentOf, type Told } from '../query/turn'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { bold, link } from '../wording'
import { detailOf } from '../answers/details'
import { latestNews, leader, online, onlyThis, staff, textSaid, tournaments, whatIf, whetherFirst } from './about'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { englishFrame } from './frames'
import { howTo } from './how'
import { inSpanish, isEnglish, isNamed } from './language'
import { tell } from './tell'

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

/** 'if 8th beats 5th', 'if number 9 loses to number 12'. */
const places =
  /\bif (?:the |number |no |# ?)*(\d{1,3})(?:st|nd|rd|th)?(?: place[d]?)? (beats?|defeats?|wins? against|wins? over|loses? to|loses? against) (?:the |number |no |# ?)*(\d{1,3})(?:st|nd|rd|th)?\b/

/** What is asked besides the data that the query knows. */
async function aside(question: Question, site: Site): Promise<Reply | null> {
  const named = isNamed(question)
  const text = question.words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' ')
  const whos = question.mentions.flatMap(({ clan, jugador }): Who[] => {
    const who = clan && jugador && isAlone(clan, site.community) ? jugador : (clan ?? jugador)
    return who ? [who] : []
  })
  const [one, two] = whos
  if (question.words.some(({ plain }, at) => !named(at) && foreign.has(plain))) return onlyThis
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
  if (one && two && /\bif (?:the )?·/.test(text))
    return /· (?:loses?|lost)\b/.test(text) ? whatIf(two, one, site) : whatIf(one, two, site)
  if (one && isClan(one) && /\bwho(?: i)?s? (?:runs|owns|leads|heads)\b|\b(?:leader|boss|captain|owner)\b/.test(text))
    return leader(one, site)
  if (!one && /\b(?:who|which)\b.*\b(?:runs|owns|admins?|staff|moderators?)\b/.test(text)) return staff(site)
  if (!one && /\b(?:online|servers|playing (?:right )?now|playing on)\b/.test(text)) return online(site)
  if (/\b(?:last|latest|newest|most recent)\b.*\b(?:announcement|news|post)\b/.test(text)) return latestNews(site)
  const found = one
    ? null
    : detailOf(
        inSpanish(question).words.flatMap(({ plain }) => plain.split(' ')),
        await site.textos(),
      )
  if (found?.sentence) return textSaid(found.sentence, found.text)
  if (/\btournaments?\b/.test(text)) return tournaments(/\b(?:last|latest|previous|past|won)\b/.test(text), site)
  if (one && isClan(one) && /^(?:is|are) (?:the )?· .*\b(?:first|leading|on top|number one)\b/.test(text))
    return whetherFirst(one, site)
  const how = howTo.find(([asks]) => asks.test(text))
  return how ? { text: how[1] } : null
}

async function ofData(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const read = readConsulta(inSpanish(question), site, thread.quien[0] ?? null, null, englishFrame)
  let consulta = read?.consulta ?? (read?.change && thread.consulta && changed(thread.consulta, read.change))
  if (!consulta || read?.step) return null
  if (read?.yo) {
    const who = read.yo === 'jugador' ? site.asker : await ownClan(site)
    const ref = who && refOf(who)
    if (!ref) return { intent: 'consulta', reply: stranger }
    consulta = { ...consulta, quien: [ref] }
  }
  const reply = await tell(consulta, site)
  return reply && { intent: intentOf(consulta), reply: { ...reply, consulta } }
}

/** Answers a question in English, in English; null where it is in another language. */
export async function inEnglish(asked: Question, thread: Thread, site: Site): Promise<Told | null> {
  const question = spelt(asked)
  if (!isEnglish(question)) return null
  const reply = await aside(question, site)
  return reply
    ? { intent: 'ingles', reply }
    : ((await ofData(question, thread, site)) ?? { intent: 'ingles', reply: onlyThis })
}
