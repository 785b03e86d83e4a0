import { sayIn } from '../wording'
import { ownStanding, toldInEnglish } from '../answers/own'
import type { Reply, Site } from '../intent'
import { wordsOf } from '../words/plain'

/** What whoever asks wants to know of themselves, and the Spanish that is asked so. */
const ofSelf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:who|what)\b.*\b(?:my|our) (?:clan s |clan |team s |team )?(?:leader|boss)\b/, 'quien es el lider de mi clan'],
  [
    /\bwho(?: is|s)? (?:leads|runs|heads|owns|leading|the (?:leader|boss|captain) of) (?:my|our) (?:clan|team)\b/,
    'quien es el lider de mi clan',
  ],
  [/\b(?:do i have|have i|any|my)\b.*\binvit\w+/, 'tengo invitaciones'],
  [/\bmy (?:rank|role) in\b|\bwhat rank am i\b/, 'cual es mi rango'],
  [/\b(?:which|what) (?:clans?|teams?) am i in\b|\bwhat s my (?:clan|team)\b/, 'en que clanes estoy'],
  [
    /\b(?:my|our) (?:teammates|clan ?mates|members)\b|\bwho(?: else)? (?:is|s) in my (?:clan|team)\b/,
    'quienes estan en mi clan',
  ],
  [/\bcan i report\b/, 'puedo reportar yo'],
  [
    /\b(?:anything|something) (?:pending|waiting|to (?:do|confirm|answer))\b|\bwhat (?:do (?:we|i) have|is|s) (?:pending|waiting)\b|\b(?:we|i) have pending\b|\bpending (?:things|stuff)\b/,
    'tengo algo pendiente',
  ],
  [
    /\bpending (?:\w+ )?(?:reports?|match(?:es)?|results?|confirmations?|losses)\b|\b(?:reports?|match(?:es)?|results?|losses)\b.*\b(?:pending|to confirm|unconfirmed|waiting for (?:us|me)|(?:we|i) (?:have|need) to confirm)\b/,
    'tengo partidas pendientes',
  ],
]

/** Which medals whoever asks has. */
export const ofOwnName =
  /\bmy (?:own )?(?:medals?|badges?|achievements?)\b|\b(?:medals?|badges?|achievements?)\b.*\b(?:do i have|have i|i have|i won)\b/

/** What is worded in Spanish alone, said so. */
export const inSpanishOnly = (reply: Reply): Reply => ({
  ...reply,
  text: `I only have this one in Spanish:\n${reply.text}`,
})

/** What whoever asks in English wants to know of themselves; null where it is something else, or nobody knows who asks. */
export async function ownInEnglish(text: string, site: Site): Promise<Reply | null> {
  const spanish = site.asker && ofSelf.find(([asks]) => asks.test(text))?.[1]
  if (!spanish) return null
  const reply = await ownStanding(wordsOf(spanish), site, undefined, sayIn(true))
  return reply && (toldInEnglish.test(spanish) ? reply : inSpanishOnly(reply))
}
