import { launcherField } from '../answers/launcher-fields'
import { maintenanceAgain } from '../answers/maintenance'
import { networkTold } from '../answers/networks'
import { playedDays } from '../answers/played-hours'
import { busyHours } from '../answers/servers'
import { setUpAsked } from '../answers/set-up'
import type { Site } from '../intent'
import { isOf } from '../intents/family'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines, sayIn } from '../wording'
import { withoutNames } from './agenda'
import type { Told } from './told'

/** What is asked of the site as a place: its servers, channels, networks and maps; null where it is something else. */
export async function ofSite(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const text = withoutNames(question)
  const again = await maintenanceAgain(question, thread, site)
  if (again) return { intent: 'mantencion', reply: again }
  const network = isOf(thread.intent, 'streams') ? null : await networkTold(question, site)
  if (network) return { intent: 'redes', reply: network }
  const launcher = /\b(?:volute|launcher)\b/.test(text) && /\b(?:link|url|enlace)\b/.test(text)
  const field = launcher ? await launcherField(text, site) : null
  if (field) return { intent: 'volute', reply: field }
  const ready = await setUpAsked(text, question.etapaMention, site)
  if (ready) return { intent: 'textos', reply: ready }
  const days = await playedDays(text, site, sayIn(false))
  if (!days) return null
  const hours = await busyHours({ site })
  return { intent: 'horas', reply: { ...hours, text: lines(days, hours.text) } }
}
