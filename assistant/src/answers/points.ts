import { asksWith, noTalk, patternsOf, pointOf, type Asks, type Talk } from './asks'
import type { Guide } from '../guides/guide'
import { clanPoints } from '../guides/clan-points'
import { accountPoints } from '../guides/account-points'
import { foroPoints } from '../guides/foro-points'
import { recruitPoints } from '../guides/recruit-points'
import { retoPoints } from '../guides/reto-points'
import { rulePoints } from '../guides/rule-points'
import { rulingPoints } from '../guides/ruling-points'
import { sitePoints } from '../guides/site-points'
import { startPoints } from '../guides/start-points'
import { trustPoints } from '../guides/trust-points'
import { accountsInSpanish } from './account-asks'
import { clansInSpanish } from './clan-asks'
import { clansInEnglish } from './clan-asks-english'
import { denouncesInSpanish } from './denounce-asks'
import { foroInEnglish, foroInSpanish } from './foro-asks'
import { pointsInEnglish } from './points-english'
import { recruitsInEnglish, recruitsInSpanish } from './recruit-asks'
import { retosInEnglish, retosInSpanish } from './reto-asks'
import { evidenceInSpanish } from './evidence-asks'
import { rulesInSpanish } from './rule-asks'
import { rulesInEnglish } from './rule-asks-english'
import { rulingsInSpanish } from './ruling-asks'
import { siteInSpanish } from './site-asks'
import { siteInEnglish } from './site-asks-english'
import { startsInEnglish, startsInSpanish } from './start-asks'
import { suspensionsInSpanish } from './suspension-asks'
import { trustInEnglish, trustInSpanish } from './trust-asks'

const points = {
  ...clanPoints,
  ...recruitPoints,
  ...startPoints,
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
  ...clansInSpanish,
  ...recruitsInSpanish,
  ...startsInSpanish,
  ...evidenceInSpanish,
  ...rulesInSpanish,
  ...rulingsInSpanish,
  ...retosInSpanish,
  ...foroInSpanish,
  ...accountsInSpanish,
  ...denouncesInSpanish,
  ...suspensionsInSpanish,
  ...siteInSpanish,
  ...trustInSpanish,
]
const english: readonly Asks<Point>[] = [
  ...clansInEnglish,
  ...recruitsInEnglish,
  ...startsInEnglish,
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

/** What newcomers, leaders and writers ask, of which many words that nobody uses here may be said. */
const ofPeople = { ...clanPoints, ...recruitPoints, ...startPoints, ...foroPoints }

/** What may be said of many places, and is asked of this one alone. */
const ofSite = (point: Point) => point in sitePoints || point in accountPoints

/** What stands beside a question: its words that nobody uses here, those of them that are of other subjects for sure, and the talk it goes on with. */
interface Beside {
  strange: readonly string[]
  foreign: readonly string[]
  talk: Talk
}

/**
 * What the rules and the site say to a question where no article and no guide does by itself; null where they hold no such point. What is asked
 * of the site in general is not asked of what nobody uses here: 'cuánto cuesta un iphone'.
 */
export function pointAsked(
  text: string,
  language: 'es' | 'en',
  { strange = [], foreign = [], talk = noTalk }: Partial<Beside> = {},
): { point: Point; guide: Guide } | null {
  const elsewhere = ofOthers.test(text)
  const found = pointOf(
    language === 'es' ? spanish : english,
    text,
    talk,
    (each, both) =>
      !(elsewhere && each.point in accountPoints) &&
      asksWith(patternsOf(each), both, ofSite(each.point) ? strange : each.point in ofPeople ? foreign : []),
  )
  return found ? { point: found.point, guide: points[found.point] } : null
}
