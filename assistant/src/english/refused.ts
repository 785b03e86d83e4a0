import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import { link } from '../wording'

/** Harm to a site, a server or a person. */
const hostile =
  /\b(?:ddos|dos attack|hack(?:ing)? (?:the|into|this|someone|his|her|their|an?)|crack|exploits?|sql injection|phishing|steal|bypass|botnet|take down|crash the|aimbot|wallhack|malware|virus|keylogger|dox+|kill|bomb)\b/
/** What has nothing to do with the community. */
const offTopic =
  /\b(?:write|make|give|tell|draw|generate|compose|code)(?: me)? (?:an? |some |the )?(?:[a-z]+ )?(?:script|program|poem|joke|story|essay|song|code|recipe|homework|picture|image|letter)\b|\bwhat (?:time|day) is it\b|\b(?:weather|bitcoin|stock|recipe|football|soccer|president|translate|capital of|politics|religion|elections?|movie|homework|girlfriend|boyfriend|ignore (?:all|your|previous))\b/

/** What only those see who wrote it, or staff. */
const secret =
  /\b(?:private (?:messages?|chats?|conversations?)|who reported (?:me|my (?:comment|post|message))|(?:admin|staff|moderator|rcon)(?: s)? password)\b|\b(?:ip|e ?mail|password|phone)(?: number)?(?: address)? (?:of|for) ·|·(?: s)? (?:ip|e ?mail|password|phone|whatsapp|real name|home address)\b|\b(?:what|whats|which|give|tell|know|find|have|show|share|where)\b.*\b(?:ip|e ?mail|password|phone|whatsapp|real name|lives?)\b.*·|\bwhere (?:does|do|is) · (?:live|lives|from)\b|·(?: s)? (?:discord|instagram|facebook|steam)\b|\b(?:discord|instagram|facebook|steam|phone) (?:of|for) ·/

/** An order to do what a person does on the site: `who` tells who does it. */
const orders: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:un)?(?:ban|suspend|mute|punish|sanction)\b/,
    `Only staff suspend players, for what the ${link('rules', paths.reglamento)} forbid: tell them what happened, with pictures.`,
  ],
  [
    /^(?:void|annul|overturn)\b/,
    `Only staff rule on matches; a clan may claim against one within 14 days, on the clan's page.`,
  ],
  [/^(?:kick|expel)\b/, `A leader or a co-leader does that, on the page to edit the clan.`],
  [
    /^report (?:our|my|the|a)\b/,
    `Your leader, a co-leader or a captain reports a loss, in ${link('Reportar Derrota', paths.reportes)}.`,
  ],
  [
    /^(?:challenge ·|cancel (?:our|my|the)|accept (?:our|my|the)|reject (?:our|my|the)|move (?:our|my|the))\b/,
    `Your leader, a co-leader or a captain does it, in ${link('Retos', paths.retos)}.`,
  ],
  [
    /^(?:change|delete|close|edit|update) (?:our|my)\b|^(?:register|sign) me\b/,
    `You do it yourself, in ${link('Mi Cuenta', paths.miCuenta)}.`,
  ],
]
const politely =
  /^(?:(?:please|pls|plz|hey|hi|hello|radio|and|can|could|would|will|you|u|just|i want you to|i need you to) )*/

/** What is still to be played. */
const future =
  /\bwho(?:m)?(?: do you think)? (?:will|is going to|is gonna|would|gonna|s going to|s gonna)\b.*\b(?:win|be first|be champion)\b|\b(?:predict|prediction|bet on)\b/

/** That something is refused, said plainly; null where it is no such thing. */
export function refusedInEnglish(text: string): Reply | null {
  const help = 'I only answer about this community: the ladder, the clans, the servers and how to play.'
  const said = text.replace(politely, '')
  const order = /\bhow\b/.test(text) ? undefined : orders.find(([says]) => says.test(said))
  if (order) return { text: `I cannot do that for you: I only answer questions. ${order[1]}` }
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
