import { isIn } from '../words/lists'
import type { Word } from '../words/plain'

/** What says whose clan the one is that is named next, wherever it stands: 'buenas, nosotros somos Puelche'. */
export const introduced =
  /(?:^| )(?:soy|somos|(?:mi|nuestro) (?:clan|equipo) es|(?:juego|jugamos|estoy|estamos) (?:en|con|por))(?: (?:del?|los|las|el|la|clan|equipo|lider|capitan|co|miembro|parte|integrantes?))*$/

/** Verbs of whoever asks and their clan. */
const doTogether = /^(?:somos|(?!(?:ult|prox|max|min|opt)imos$)\p{L}+[aei]mos)$/u

/** Whether a word other than a verb speaks of whoever asks. */
export const namesSelf = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => isIn('yo', plain) || isIn('nosotros', plain))

/** Whether a question speaks of whoever asks, and supposes nothing. */
export const speaksOfSelf = (words: readonly Word[]): boolean =>
  (namesSelf(words) || words.some(({ plain }) => isIn('hago', plain) || doTogether.test(plain))) &&
  !words.some(({ plain }) => plain === 'si')

/** Whether a question speaks of the one who asks, and not of their clan. */
export const speaksAlone = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => (isIn('yo', plain) && !isIn('equipo', words[at + 1]?.plain)) || isIn('hago', plain))

/** 'mi clan', 'my team'. */
export const saysMyClan = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => isIn('yo', plain) && isIn('equipo', words[at + 1]?.plain))
