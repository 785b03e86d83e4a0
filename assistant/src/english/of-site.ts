import { launcherField } from '../answers/launcher-fields'
import { networkTold } from '../answers/networks'
import { playedDays, playedHours } from '../answers/played-hours'
import { setUpAsked } from '../answers/set-up'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { lines, sayIn } from '../wording'

const ofLauncher = /\b(?:api ?key|volute|launcher|game ?path)\b/

/** What is asked in English of the site as a place, as `query/of-site.ts` answers it in Spanish; null where it is something else. `text`: names as `·`. */
export async function siteInEnglish(text: string, question: Question, site: Site): Promise<Reply | null> {
  const told =
    (await networkTold(question, site, true)) ??
    (await setUpAsked(text, question.etapaMention, site, true)) ??
    (ofLauncher.test(text) && /\b(?:where|what|which|put|find|get)\b/.test(text)
      ? await launcherField(text, site, true)
      : null)
  if (told) return told
  const days = await playedDays(text, site, sayIn(true))
  return days === null ? null : { text: lines(days, await playedHours(site, sayIn(true))) }
}
