import { writtenBy } from '../answers/forum-people'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { inSpanish } from './language'

/** What a question in English says, the name as `·`, that asks for somebody's words. */
const asksWords =
  /\b(?:what|anything) (?:did|does|do|has|have|that)? ?· (?:say|says|said|write|wrote|written|think|thinks|posts?|posted|answer\w*|repl\w+|recommend\w*|suggest\w*)\b/
const leftOut =
  /^(?:what|anything|did|does|do|has|have|that|say|says|said|write|wrote|written|think|thinks|posts?|posted|answer\w*|repl\w+|recommend\w*|suggest\w*|about|the|on|in|of|to|forum|dice|hizo|hacer|responder|foro)$/

/** What somebody wrote in the forum or in an announcement; null where nobody's words are asked for. */
export async function postsInEnglish(text: string, question: Question, site: Site): Promise<Reply | null> {
  const found = asksWords.test(text) ? await writtenBy(inSpanish(question), site, leftOut) : null
  return found?.kind
    ? { ...found, text: 'I find nothing that they wrote about that, in the forum or in the announcements.' }
    : found
}
