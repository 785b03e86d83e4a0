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
