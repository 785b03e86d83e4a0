import type { Who } from './names/community'
import type { Mention } from './names/recognise'
import type { Thread } from './thread-state'
import type { Word } from './words/plain'

/** Who was listed alone, or was spoken of before: 'y cómo le va a él', 'y el otro'. */
const him = /^(?:el|ella|ese|esa|aquel|aquella|este)$/
/** How a question begins that goes on with what was said before. */
export const begins = /^(?:y|e|o|pero|entonces|ademas|tambien)$/

const asMention = (who: Who, from: number, to: number): Mention => ({
  from,
  to,
  sure: true,
  clan: who.kind === 'clan' ? who : null,
  jugador: who.kind === 'jugador' ? who : null,
})

/** 'él' after the one that an answer named, 'el otro' after two: as if named. */
export function spokenOf(words: readonly Word[], { listed, quien, earlier }: Thread): Mention | null {
  const last = words.length - 1
  const other = words.findIndex(
    ({ plain }, at) =>
      /^(?:otro|otra)$/.test(plain) &&
      (at === last ||
        /^(?:como|cuanto|cuantas|cuantos|donde|en|que|q|quien|va|tiene|lleva)$/.test(words[at + 1]?.plain ?? '')) &&
      /^(?:el|la|al|del)$/.test(words[at - 1]?.plain ?? ''),
  )
  const rival = quien[1] ?? earlier[0]
  if (other > 0 && rival) return asMention(rival, other - 1, other + 1)
  const [only] = listed
  const english = words.findIndex(({ plain }) => /^(?:he|she|him|they|them)$/.test(plain))
  const meant = listed.length === 1 ? only : quien[0]
  if (english >= 0 && meant) return asMention(meant, english, english + 1)
  if (!only || listed.length > 1) return null
  const team = words.findIndex(
    ({ plain }, index) =>
      /^(?:ese|este|aquel)$/.test(plain) && /^(?:clan|equipo|team)$/.test(words[index + 1]?.plain ?? ''),
  )
  if (team >= 0 && only.kind === 'clan') return asMention(only, team, team + 2)
  const at = words.findIndex(
    ({ plain }, index) =>
      him.test(plain) &&
      (plain === 'ella' ||
        (index === last && plain === 'el') ||
        ((index === last || /^(?:en|cuanto|cuantas|cuantos|que|q|como)$/.test(words[index + 1]?.plain ?? '')) &&
          /^(?:a|de|con|y|e|por|para)$/.test(words[index - 1]?.plain ?? ''))),
  )
  return at > 0 ? asMention(only, at, at + 1) : null
}

/** What may stand before 'el primero' where it is a place to reach and nobody, and what after it where it is somebody. */
const toReach = new Set('ser para pa quedar llegar estar hasta en'.split(' '))
const afterSomebody = new Set(
  'en de como cuanto cuantas cuantos que q tiene juega va lleva es esta donde contra'.split(' '),
)

/** 'y el segundo, en qué clan juega?', 'en qué clan está el primero': the one who stood there in the last answer, as if named. */
export function listedAt(
  number: { value: number; at: number } | null,
  words: readonly Word[],
  { listed, intent, consulta, partida }: Thread,
): Mention | null {
  // the last of a table is none of the first ones that were told
  const isOfTable = number && number.value < 0 && consulta?.de === 'clanes' && consulta.medida === 'lista'
  if (!number || isOfTable || intent === 'en-puesto' || listed.length < 2) return null
  const plain = (at: number) => words[at]?.plain
  const article = plain(number.at - 1) ?? ''
  // 'los 3' are so many, and not the third; 'la primera' of matches is none of the clans
  if (/^(?:los|las|top)$/.test(article) || (partida !== null && article === 'la')) return null
  const next = plain(number.at + 1)
  const stands =
    /^(?:el|la|del|al)$/.test(article) && !toReach.has(plain(number.at - 2) ?? '') && (!next || afterSomebody.has(next))
  const who =
    stands || begins.test(plain(0) ?? '') ? listed.at(number.value > 0 ? number.value - 1 : number.value) : null
  return who ? asMention(who, number.at, number.at + 1) : null
}
