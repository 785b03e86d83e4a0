import type { Reply } from '../intent'

/** What is not told in English, said so, with what is. */
export const onlyThis: Reply = {
  kind: 'away',
  text: "I can't answer that one in English. I can tell you a clan's place, its wins and losses, its last match, who leads a stage, and how to register, join a clan, report a loss or get the game.",
  sugerencias: ['Who leads the ladder?', 'How do I report a loss?'],
}

/** Harm to a site, a server or a person. */
const hostile =
  /\b(?:ddos|dos attack|hack(?:ing)? (?:the|into|this|someone|his|her|their|an?)|crack|exploits?|sql injection|phishing|steal|bypass|botnet|take down|crash the|aimbot|wallhack|malware|virus|keylogger|dox+|kill|bomb)\b/
/** What only those see who wrote it, or staff. */
const secret =
  /\b(?:private (?:messages?|chats?|conversations?)|who reported (?:me|my)|(?:admin|staff|moderator|rcon)(?: s)? password)\b/
/** The same of somebody who is named. */
const ofSomebody =
  /\b(?:ip|e ?mail|password|phone|whatsapp|real name|discord|instagram|facebook)\b.*·|·.*\b(?:ip|e ?mail|password|phone|whatsapp|real name|address|discord|instagram|facebook)\b|\bwhere (?:does|do|is) · (?:lives?|from)\b/
/** What is still to be played. */
const future =
  /\bwho(?:m)?(?: do you think)? (?:will|is going to|is gonna|would|gonna|s going to|s gonna)\b.*\b(?:win|be first|be champion)\b|\b(?:predict|prediction|bet on)\b/
const help = 'I only answer about this community: the ladder, the clans, the servers and how to play.'

/** What has nothing to do with the community. */
export const offTopic: Reply = { ...onlyThis, text: `That is not something I do. ${help}` }

/** That something is refused, said plainly; null where it is no such thing. `text`: names as `·`; `isOfSomebody`: whether one is a clan's or a player's. */
export function refusedInEnglish(text: string, isOfSomebody: boolean): Reply | null {
  if (hostile.test(text)) return { kind: 'away', text: `No, I won't help with that. ${help}` }
  if (secret.test(text) || (isOfSomebody && ofSomebody.test(text)))
    return {
      kind: 'away',
      text: 'That is private, or not on the site: I do not see it and cannot tell it. I know what everybody can see.',
    }
  return future.test(text)
    ? {
        kind: 'answer',
        text: 'Nobody can know that: it is still to be played. Ask me who leads and I tell you how it stands today.',
      }
    : null
}
