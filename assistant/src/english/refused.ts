import type { Reply } from '../intent'

/** Harm to a site, a server or a person. */
const hostile =
  /\b(?:ddos|dos attack|hack(?:ing)? (?:the|into|this|someone|his|her|their|an?)|crack|exploits?|sql injection|phishing|steal|bypass|botnet|take down|crash the|aimbot|wallhack|malware|virus|keylogger|dox+|kill|bomb)\b/
/** What has nothing to do with the community. */
const offTopic =
  /\b(?:write|make|give|tell|draw|generate|compose|code)(?: me)? (?:an? |some |the )?(?:[a-z]+ )?(?:script|program|poem|joke|story|essay|song|code|recipe|homework|picture|image|letter)\b|\bwhat (?:time|day) is it\b|\b(?:weather|bitcoin|stock|recipe|football|soccer|president|translate|capital of|politics|religion|elections?|movie|homework|girlfriend|boyfriend|ignore (?:all|your|previous))\b/

/** What only those see who wrote it, or staff. */
const secret =
  /\b(?:private (?:messages?|chats?|conversations?)|who reported (?:me|my (?:comment|post|message))|(?:admin|staff|moderator|rcon)(?: s)? password)\b|\b(?:ip|e ?mail|password|phone)(?: number)?(?: address)? (?:of|for) ·|·(?: s)? (?:ip|e ?mail|password|phone|whatsapp|real name|home address)\b|\b(?:what|whats|which|give|tell|know|find|have|show|share|where)\b.*\b(?:ip|e ?mail|password|phone|whatsapp|real name|lives?)\b.*·|\bwhere (?:does|do|is) · (?:live|lives|from)\b|·(?: s)? (?:discord|instagram|facebook|steam)\b|\b(?:discord|instagram|facebook|steam|phone) (?:of|for) ·/

/** What is still to be played. */
const future =
  /\bwho(?:m)?(?: do you think)? (?:will|is going to|is gonna|would|gonna|s going to|s gonna)\b.*\b(?:win|be first|be champion)\b|\b(?:predict|prediction|bet on)\b/

/** That something is refused, said plainly; null where it is no such thing. */
export function refusedInEnglish(text: string): Reply | null {
  const help = 'I only answer about this community: the ladder, the clans, the servers and how to play.'
  if (hostile.test(text)) return { kind: 'away', text: `No, I won't help with that. ${help}` }
  if (secret.test(text))
    return {
      kind: 'away',
      text: 'That is private, or not on the site: I do not see it and cannot tell it. I know what everybody can see.',
    }
  if (future.test(text))
    return {
      kind: 'answer',
      text: `Nobody can know that: it is still to be played. Ask me who leads and I tell you how it stands today.`,
    }
  return offTopic.test(text) ? { kind: 'away', text: `That is not something I do. ${help}` } : null
}
