import { closest, type Asks } from './asks'
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
import { foroInEnglish, foroInSpanish } from './foro-asks'
import { pointsInEnglish } from './points-english'
import { recruitsInEnglish, recruitsInSpanish } from './recruit-asks'
import { retosInEnglish, retosInSpanish } from './reto-asks'
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

/** Whether every one of these words is among what the patterns ask with. */
export const asksWith = (said: readonly RegExp[], text: string, words: readonly string[]) =>
  words.every((word) =>
    said.some((each) => [...text.matchAll(new RegExp(each, 'g'))].some(([found]) => found.split(' ').includes(word))),
  )

/** What newcomers, leaders and writers ask, of which many words that nobody uses here may be said. */
const ofPeople = { ...clanPoints, ...recruitPoints, ...startPoints, ...foroPoints }

/** What may be said of many places, and is asked of this one alone. */
const ofSite = (point: Point) => point in sitePoints || point in accountPoints

/** What stands beside a question: its words that nobody uses here, those of them that are of other subjects for sure, and what a short one goes on with. */
interface Beside {
  strange: readonly string[]
  foreign: readonly string[]
  before: string
}

/**
 * What the rules and the site say to a question where no article and no guide does by itself; null where they hold no such point. What is asked
 * of the site in general is not asked of what nobody uses here: 'cuánto cuesta un iphone'. `goesOn`: only with what came before it is that asked.
 */
export function pointAsked(
  text: string,
  language: 'es' | 'en',
  { strange = [], foreign = [], before = '' }: Partial<Beside> = {},
): { point: Point; guide: Guide; says: readonly RegExp[]; goesOn: boolean } | null {
  const elsewhere = ofOthers.test(text)
  const asked = (language === 'es' ? spanish : english).filter(
    ({ point, of, says, not }) =>
      says.every((each) => each.test(text)) &&
      !not?.test(text) &&
      (!of || of.test(text) || of.test(before)) &&
      !(elsewhere && point in accountPoints) &&
      asksWith(of ? [of, ...says] : says, text, ofSite(point) ? strange : point in ofPeople ? foreign : []),
  )
  const found = closest(text, asked, ({ of, says }) => (of ? [of, ...says] : says))
  if (!found) return null
  const { point, of, says } = found
  return { point, guide: points[point], says, goesOn: of !== undefined && !of.test(text) }
}
