import type { Question } from './understand'

// Questions that say too little by themselves: they are about what was asked before.

const longestBrief = 7

/** Whether a question says so little that it may lean on what was said before. */
export const isBrief = ({ words, mentions, etapaMention }: Question): boolean =>
  words.length <= longestBrief && !mentions.length && !etapaMention.etapas.length

const asksOnly =
  /^(?:(?:y|e|pero|and|then|a|de|en|por|desde|hasta|hace|con|contra|ante|against|since|in|by|for|at|que|q|quien|quienes|kien|who|whom|cual|cuales|which|what|cuando|when|donde|where|como|how|cuant[oa]s?|many|much|times|long|hora|dia|fecha|es|son|fue|fueron|era|eran|va|van|tiempo|rato|veces|eso|esa|ese|it|that|was|is|lo|la|el|los|las) ?)+$/

/** Whether a question says nothing but what is asked of what was told: 'desde cuándo', 'a qué hora', 'cuántas'. */
export const saysBarely = ({ words }: Question): boolean =>
  words.length < 6 && asksOnly.test(words.map(({ plain }) => plain).join(' '))

const of = '(?:(?:y|e|pero|entonces|oye) )*(?:o sea )?(?:que )?(?:(?:a|ante|con|contra|de|por|en|desde|hasta|para) )?'
const askFor =
  '(?:quien(?:es)?|cual(?:es)?|cuando|donde|adonde|como|por que|alguien|nadie|cuant[oa]s?(?: \\w+)?|(?:que|cual|cuales) \\w+)'
const saysNothingElse = new RegExp(
  `^${of}${askFor}(?: (?:fue|fueron|era|eran|es|son|paso|quedo|termino|termin\\w+))?(?: (?:eso|esa|ese))?$|^${of}${askFor} (?:se )?(?:la|lo|las|los|le|les) \\w+(?:o|on|a|an|e|en|ado|ido)(?: (?:al?|el|la|en|de|eso|\\w+)){0,3}$`,
)
const longestLeaning = 8

/** Whether a question means nothing by itself: 'ante quién la completaron', 'por cuántos', 'alguien la tiene'. */
export const leansOn = ({ words, mentions, etapaMention, map, server }: Question): boolean =>
  words.length <= longestLeaning &&
  !mentions.length &&
  !etapaMention.used.size &&
  !map &&
  !server &&
  saysNothingElse.test(words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' '))
