import { writtenBy } from '../answers/forum-people'
import { topicNamed, wholeTopic } from '../answers/forum-topic'
import { wantedWords } from '../answers/text-search'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { inSpanish } from './language'

/** What a question in English says, the name as `·`, that asks for somebody's words. */
const asksWords =
  /\b(?:what|anything) (?:did|does|do|has|have|that)? ?· (?:say|says|said|write|wrote|written|think|thinks|posts?|posted|answer\w*|repl\w+|recommend\w*|suggest\w*)\b/
const leftOut =
  /^(?:what|anything|did|does|do|has|have|that|say|says|said|write|wrote|written|think|thinks|posts?|posted|answer\w*|repl\w+|recommend\w*|suggest\w*|about|the|on|in|of|to|forum|dice|hizo|hacer|responder|foro)$/

const ofTopics = /\b(?:forum|threads?|topics?)\b/
const ofSaying =
  /^(?:forum|foro|threads?|topics?|temas?|best|good|mejor|hay|alguno|what|which|dice|decir|about|people|gente|jugadores|latest|ultimo|there|find|show|me)$/

/** The topic of the forum that is about what is asked, with what it says in Spanish; null where no topic is asked for. */
export async function topicInEnglish(text: string, question: Question, site: Site): Promise<Reply | null> {
  if (
    !ofTopics.test(text) ||
    !/\b(?:about|on|of|say|says|regarding)\b/.test(text) ||
    /\b(?:how|can i|open|create|delete|edit|how many|sections?)\b/.test(text)
  )
    return null
  // a map may be called so, and is looked for in Spanish as well
  const spanish = question.words.flatMap(({ plain }) => (corpus.words.english.get(plain) ?? plain).split(' '))
  const wanted = wantedWords(spanish, leftOut).filter((word) => !ofSaying.test(word))
  const tema = await topicNamed(wanted, site)
  if (!tema) return null
  const told = await wholeTopic(tema, site)
  return { ...told, text: `From the forum, in Spanish:\n${told.text}` }
}

/** What somebody wrote in the forum or in an announcement; null where nobody's words are asked for. */
export async function postsInEnglish(text: string, question: Question, site: Site): Promise<Reply | null> {
  const found = asksWords.test(text) ? await writtenBy(inSpanish(question), site, leftOut) : null
  return found?.kind
    ? { ...found, text: 'I find nothing that they wrote about that, in the forum or in the announcements.' }
    : found
}
