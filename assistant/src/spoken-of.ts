import type { Who } from './names/community'
import type { Mention } from './names/recognise'
import type { Thread } from './thread-state'
import { isIn } from './words/lists'
import type { Word } from './words/plain'

/** Whether a question begins as one that goes on with what was said before. */
export const begins = ([first]: readonly Word[]): boolean => isIn('sigue', first?.plain)

const asMention = (who: Who, from: number, to: number): Mention => ({
  from,
  to,
  sure: true,
  clan: who.kind === 'clan' ? who : null,
  jugador: who.kind === 'jugador' ? who : null,
})

/** 'y cómo le va a él' after the one that an answer named: as if named. */
export function spokenOf(words: readonly Word[], { listed, quien }: Thread): Mention | null {
  const only = listed.length === 1 ? listed[0] : undefined
  const plain = words.map((word) => word.plain)
  const at = plain.findIndex(
    (word, index) =>
      isIn('ella', word) ||
      (quien.length === 1 && isIn('ellos', word)) ||
      (index === plain.length - 1 && isIn('aquel', word)) ||
      // 'y el, cuántas tiene?'
      (index === 1 && word === 'el' && begins(words) && isIn('tras-el', plain[2])),
  )
  const who = only ?? (isIn('ella', plain[at]) || isIn('ellos', plain[at]) ? quien[0] : undefined)
  return at > 0 && who ? asMention(who, at, at + 1) : null
}

/** 'y el segundo, en qué clan juega?', 'en qué clan está el primero': the one who stood there in the last answer, as if named. */
export function listedAt(
  number: { value: number; at: number } | null,
  words: readonly Word[],
  { listed, intent, consulta, partida }: Thread,
): Mention | null {
  if (!number || intent === 'en-puesto' || listed.length < 2) return null
  // the last of a table is none of the first ones that were told
  if (number.value < 0 && consulta?.de === 'clanes' && consulta.medida === 'lista') return null
  const [before, article, next] = [-2, -1, 1].map((step) => words[number.at + step]?.plain)
  // 'los 3' are so many, and not the third; 'la primera' of matches is none of the clans, nor is 'la II'
  const isOther = article === 'la' && (partida !== null || /^[ivx]+$/.test(words[number.at]?.plain ?? ''))
  if (isIn('tantos', article) || isOther) return null
  const stands = isIn('articulo', article) && !isIn('alcanzar', before) && (!next || isIn('tras-alguien', next))
  const who = stands || begins(words) ? listed.at(number.value > 0 ? number.value - 1 : number.value) : null
  return who ? asMention(who, number.at, number.at + 1) : null
}
