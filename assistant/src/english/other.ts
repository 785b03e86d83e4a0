import { mapsAllowed } from '../answers/maps'
import { wonBy } from '../answers/palmares'
import { whyPlace } from '../answers/why-place'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'

/** What is asked in English apart from the data and from how things are done; null where none of it is. `text`: names as `·`. */
export const otherInEnglish = async (text: string, question: Question, site: Site): Promise<Reply | null> =>
  (await whyPlace(question, site, true)) ??
  (await mapsAllowed(text, question, site)) ??
  (await wonBy(text, question, site, true))
