import { topicNamed } from '../answers/forum'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'

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
  const told = await topicNamed(
    spanish.filter((word) => !ofSaying.test(word)),
    site,
  )
  return told && { ...told, text: `From the forum, in Spanish:\n${told.text}` }
}
