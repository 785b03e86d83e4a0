import { comebackGames, founders, giantPlaces, unbeatenLeast } from '@trinchera/rules/medallas/fold'
import { medallaNombre, type MedallaTipo } from '@trinchera/rules/medallas/tipos'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import { bold, lines, link } from '../wording'

/** A medal as a question in English says it, and how it is earned. */
const medals: readonly (readonly [MedallaTipo, RegExp, string])[] = [
  [
    'matagigantes',
    /\b(?:mata ?gigantes|giant (?:killer|slayer))\b/,
    `one win by which a clan climbs ${giantPlaces} places or more.`,
  ],
  [
    'mes-invicto',
    /\b(?:mes invicto|unbeaten month|undefeated month)\b/,
    `a month without a loss, with ${unbeatenLeast} wins or more.`,
  ],
  [
    'remontada',
    /\b(?:remontada|comeback)\b/,
    `${comebackGames} losses in a row or more, and then ${comebackGames} wins in a row.`,
  ],
  ['fundador', /\b(?:fundador|founder)\b/, `to be among the first ${founders} clans that enter the table of a stage.`],
  ['racha-20', /\b(?:racha de 20|20 (?:wins )?(?:in a row|streak|win)|(?:streak|run) of 20)\b/, '20 wins in a row.'],
  ['racha-10', /\b(?:racha de 10|10 (?:wins )?(?:in a row|streak|win)|(?:streak|run) of 10)\b/, '10 wins in a row.'],
  ['etapas-10', /\b(?:diez etapas|(?:10|ten) (?:stages|seasons))\b/, 'ten stages played with the same clan.'],
  ['etapas-5', /\b(?:cinco etapas|(?:5|five) (?:stages|seasons))\b/, 'five stages played with the same clan.'],
  ['etapas-3', /\b(?:tres etapas|(?:3|three) (?:stages|seasons))\b/, 'three stages played with the same clan.'],
  ['torneo', /\b(?:campeon de torneo|tournament|torneo)\b/, 'to win a torneo.'],
]
const ofMedals = /\b(?:medals?|medalla|badge|award)\b/
const asksHow = /\b(?:how|what (?:do|does|must|should)|get|earn|win|mean\w*|what is|what s|for)\b/
const asksWho = /\b(?:who|which clans?|how many|does · have|has ·)\b/

/** How a medal that is named is earned; null where none is asked of. */
export function medalInEnglish(text: string): Reply | null {
  if (!ofMedals.test(text) || !asksHow.test(text) || asksWho.test(text)) return null
  const found = medals.find(([, says]) => says.test(text))
  if (!found) return null
  const [tipo, , how] = found
  return {
    text: lines(
      `${bold(medallaNombre[tipo])}: ${how}`,
      `It comes from the matches by itself, and is the clan's and those players' who were in it. More in the ${bold(link('Palmarés', paths.palmares))}.`,
    ),
  }
}
