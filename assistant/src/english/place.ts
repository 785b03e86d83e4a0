import type { Site } from '../intent'
import { asked, refOf, type Consulta } from '../query/consulta'
import type { Told } from '../query/told'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { atPlace } from './lists'
import { isNamed } from './language'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const place = `(?:number |no |nr )?(\\d{1,2})(?:st|nd|rd|th)?|(?:number )?(one|two|three|${ordinals.join('|')})|(last|bottom)`
const asksPlace = new RegExp(
  `^(?:(?:and|ok|okay|so|cool|great|nice|thanks|then|alright|what about) )*(?:(?:who|which clan|what clan|whos)(?: is| s|s| comes| came| are)? )?(?:in |at |on )?(?:the )?(?:${place})(?: (?:place|spot|one|position|clan|team|right now|now|currently|there|in|on|at|it|that|the|stage|ladder|table|this|·))*$`,
)
const atDigits = 1
const atWord = 2

/** Who stands at a place, of the table that is named or was told of: 'ok and who is 2nd there'; null where no place is asked for. */
export async function placeInEnglish(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const { words, mentions, etapaMention, map, server } = question
  if (mentions.length || map || server) return null
  const named = isNamed(question)
  const found = asksPlace.exec(words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' '))
  if (!found) return null
  const says = words.some(({ plain }) => /^(?:who|whos|which|what|and|place|there|number|then)$/.test(plain))
  if (!says) return null
  const word = found[atWord]
  const lugar = found[atDigits]
    ? Number(found[atDigits])
    : word
      ? Math.max(ordinals.indexOf(word), ['one', 'two', 'three'].indexOf(word)) + 1
      : lastPlace
  if (!lugar || (thread.torneo !== null && !etapaMention.used.size)) return null
  const spoken = etapaMention.used.size
    ? []
    : thread.etapas.length
      ? thread.etapas.map(({ id }) => id)
      : (thread.consulta?.etapa ?? [])
  const consulta = asked({
    de: 'clanes',
    medida: 'quien',
    lugar,
    etapa: (etapaMention.etapas.length ? etapaMention.etapas.map(({ id }) => id) : spoken).slice(0, 8),
    juego: etapaMention.etapas.length
      ? null
      : (etapaMention.juego?.id ?? (spoken.length ? null : (thread.consulta?.juego ?? null))),
  })
  const reply = await atPlace(consulta, site)
  return reply && { intent: 'consulta', reply: { ...reply, consulta } }
}

/** A question about matches of those that the thread told of last: of two who met, of both. */
export function ofTheSame(consulta: Consulta, { consulta: before, quien: [spoken, met] }: Thread): Consulta {
  const both = [spoken, met].flatMap((who) => (who?.kind === 'clan' ? (refOf(who) ?? []) : []))
  const pair = before?.rival
    ? { quien: before.quien, rival: before.rival }
    : both.length === 2
      ? { quien: both.slice(0, 1), rival: both[1] ?? null }
      : null
  const ref = spoken && refOf(spoken)
  return {
    ...consulta,
    ...(pair ?? { quien: ref ? [ref] : [] }),
    ...(consulta.medida === 'cuenta' ? { medida: 'balance' as const } : {}),
  }
}

/** Stands for the last place in a typed query. */
const lastPlace = 999
