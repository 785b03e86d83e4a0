import { closest, type Asks } from './asks'
import type { Guide } from '../guides/guide'
import { accountPoints } from '../guides/account-points'
import { foroPoints } from '../guides/foro-points'
import { retoPoints } from '../guides/reto-points'
import { rulePoints } from '../guides/rule-points'
import { rulingPoints } from '../guides/ruling-points'
import { sitePoints } from '../guides/site-points'
import { trustPoints } from '../guides/trust-points'
import { accountsInSpanish } from './account-asks'
import { foroInEnglish, foroInSpanish } from './foro-asks'
import { pointsInEnglish } from './points-english'
import { retosInEnglish, retosInSpanish } from './reto-asks'
import { rulesInSpanish } from './rule-asks'
import { rulesInEnglish } from './rule-asks-english'
import { rulingsInSpanish } from './ruling-asks'
import { siteInSpanish } from './site-asks'
import { siteInEnglish } from './site-asks-english'
import { suspensionsInSpanish } from './suspension-asks'
import { trustInEnglish, trustInSpanish } from './trust-asks'

const points = {
  ...rulePoints,
  ...rulingPoints,
  ...retoPoints,
  ...foroPoints,
  ...sitePoints,
  ...accountPoints,
  ...trustPoints,
}
export type Point = keyof typeof points

const spanish: readonly Asks<Point>[] = [
  ...rulesInSpanish,
  ...rulingsInSpanish,
  ...retosInSpanish,
  ...foroInSpanish,
  ...accountsInSpanish,
  ...suspensionsInSpanish,
  ...siteInSpanish,
  ...trustInSpanish,
]
const english: readonly Asks<Point>[] = [
  ...retosInEnglish,
  ...rulesInEnglish,
  ...foroInEnglish,
  ...siteInEnglish,
  ...trustInEnglish,
  ...pointsInEnglish,
]

/** An account somewhere else. */
const ofOthers =
  /\b(?:en|de|del|on|my) (?:mi |la |el )?(?:whatsapp|wsp|wasap|instagram|insta|facebook|face|tiktok|gmail|hotmail|outlook|netflix|twitter|x|youtube|steam|spotify|telegram|trabajo|pega|banco|colegio|casa)\b/

/** Whether every one of these words is among what the patterns ask with. */
export const asksWith = (said: readonly RegExp[], text: string, words: readonly string[]) =>
  words.every((word) =>
    said.some((each) => [...text.matchAll(new RegExp(each, 'g'))].some(([found]) => found.split(' ').includes(word))),
  )

/**
 * What the rules and the site say to a question where no article and no guide does by itself; null where they hold no such point. `strange`: the
 * words of it that nobody uses here; what is asked of the site in general is not asked of these: 'cuánto cuesta un iphone'.
 */
export function pointAsked(
  text: string,
  language: 'es' | 'en',
  strange: readonly string[] = [],
): { point: Point; guide: Guide; says: readonly RegExp[] } | null {
  const elsewhere = ofOthers.test(text)
  const asked = (language === 'es' ? spanish : english).filter(
    ({ point, says, not }) =>
      says.every((each) => each.test(text)) &&
      !not?.test(text) &&
      !(elsewhere && point in accountPoints) &&
      (!(point in sitePoints || point in accountPoints) || asksWith(says, text, strange)),
  )
  const found = closest(text, asked, ({ says }) => says)
  return found ? { point: found.point, guide: points[found.point], says: found.says } : null
}
