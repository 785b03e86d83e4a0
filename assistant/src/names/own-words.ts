import type { Word } from '../words/plain'

/** What says whose clan the one is that is named next, wherever it stands: 'buenas, nosotros somos Puelche'. */
export const introduced =
  /(?:^| )(?:soy|somos|(?:mi|nuestro) (?:clan|equipo) es|(?:juego|jugamos|estoy|estamos) (?:en|con|por))(?: (?:del?|los|las|el|la|clan|equipo|lider|capitan|co|miembro|parte|integrantes?))*$/

/** Words for whoever asks, alone or with their clan. */
const one = /^(?:yo|mi|mis|mi[oa]s?|conmigo|my)$/
const several = /^(?:nos|nosotros|nuestr[oa]s?|we|our|us)$/
/** Verbs of whoever asks, alone or with their clan. */
const doesAlone = /^(?:he|tengo|llevo|voy|ando|estoy|soy|necesito|sigo|juego|gane|perdi|jugue|subi|baje|quede)$/
const doTogether = /^(?:somos|(?!(?:ult|prox|max|min|opt)imos$)\p{L}+[aei]mos)$/u
/** What stands before an English 'I'; elsewhere it is the number of an etapa. */
const beforeI = /^(?:do|did|am|have|had|can|could|should|will|would|was|may|when|where|how|and|than|if|)$/
const isOne = (words: readonly Word[], at: number) => {
  const plain = words[at]?.plain ?? ''
  return one.test(plain) || (plain === 'i' && beforeI.test(words[at - 1]?.plain ?? ''))
}
const team = /^(?:clan|equipo|team)$/

/** Whether a question speaks of whoever asks. */
export const speaksOfSelf = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => isOne(words, at) || [several, doesAlone, doTogether].some((says) => says.test(plain)))

/** The words that speak of whoever asks, none of them where only a verb does; null where nothing does, or something is supposed. */
export function selfIn(words: readonly Word[]): { from: number; to: number } | null {
  if (!speaksOfSelf(words) || words.some(({ plain }) => plain === 'si')) return null
  const from = words.findIndex(({ plain }, at) => isOne(words, at) || several.test(plain))
  return from < 0
    ? { from: words.length, to: words.length }
    : { from, to: from + (team.test(words[from + 1]?.plain ?? '') ? 2 : 1) }
}

/** Whether a question speaks of the one who asks, and not of their clan. */
export const speaksAlone = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => (isOne(words, at) && !team.test(words[at + 1]?.plain ?? '')) || doesAlone.test(plain))
