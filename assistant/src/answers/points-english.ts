import type { accountPoints } from '../guides/account-points'
import type { rulePoints } from '../guides/rule-points'
import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

type PointAsks = Asks<keyof typeof rulePoints | keyof typeof sitePoints | keyof typeof accountPoints>

const lose = '(?:lose|loses|losing|lost|loss|losses|defeats?)'
const drops =
  '(?:drop|drops|fall|falls|go down|goes down|move down|lose (?:my|our|a|your|the) (?:place|spot|position|rank)|cost)'

/** What is asked in English of the rules and of accounts, by the same points as in Spanish. */
export const pointsInEnglish: readonly PointAsks[] = [
  {
    point: 'perder',
    says: [
      new RegExp(
        `\\b(?:lower|below|worse|weaker)\\b(?: \\w+){0,3} ${lose}\\b|\\b${lose}\\b.*\\b${drops}\\b|\\b${drops}\\b.*\\b(?:if|when|after|for|by)\\b.*\\b${lose}\\b|\\bwhat happens?\\b.*\\b${lose}\\b.*\\b(?:lower|below|worse|weaker|under)\\b|\\b${lose}\\b(?: \\w+){0,3} \\b(?:lower|below|worse|weaker)\\b|\\bhow (?:do|does|can) (?:i|you|we|a clan|one) ${drops}\\b|\\bwhen (?:do|does) (?:i|you|we|a clan|one) ${drops}\\b`,
      ),
    ],
    not: /·|\b(?:tournament|cup|bracket|don t play|inactive|wins|stats|medals?|accounts?|leave|left|report\w*)\b/,
  },
  {
    point: 'inactivo',
    says: [
      new RegExp(`\\b${drops}\\b`),
      /\b(?:(?:don t|dont|do not|doesn t|not|stop|never) play\w*|inactiv\w+|idle|take a break|absent)\b/,
    ],
    not: /·|\b(?:tournament|cup)\b/,
  },
  {
    point: 'premio',
    says: [
      /\b(?:prizes?|rewards?|awards?|trophy|trophies)\b|\bwhat (?:do|does|will) (?:i|you|we|the winner|the champion|one|the first) (?:win|get)\b/,
    ],
    not: /\b(?:tournament|cup|medal)\b|·/,
  },
  {
    point: 'reinicio',
    says: [
      /\b(?:reset|resets|wiped?|start(?:s)? over|from zero|from scratch|carry over|keep (?:our|my|the|your) place)\b/,
      /\b(?:stage|season|ladder|table|ranking|places?|next|new)\b/,
    ],
    not: /\bpassword\b/,
  },
  {
    point: 'sinPuntos',
    says: [/\b(?:points?|elo|mmr)\b/, /\b(?:how many|how much|get|win|give|are there|earn|do|does|is)\b/],
    not: /\b(?:tournament|cup|point of)\b|·/,
  },
  {
    point: 'tarde',
    says: [/\b(?:late|after (?:24|the deadline)|too late|yesterday|days? ago|last week)\b/, /\breport\w*\b/],
    not: /·|\b(?:who|how many|which|server)\b/,
  },
  { point: 'pendiente', says: [/\bpendiente\b|\bvencida\b|\bwhat does (?:pending|expired) mean\b|\bpending match\b/] },
  {
    point: 'verCorreo',
    says: [
      /\b(?:see|sees|seen|show|shown|visible|public|private|hidden)\b/,
      /\b(?:other|others|another|people|players?|someone|somebody|everyone|everybody)\b(?: s)?(?: \w+)? e ?mails?\b|\bmy e ?mail\b|\bour e ?mails?\b|\bmy (?:mail|address)\b/,
    ],
  },
  {
    point: 'rechazada',
    says: [
      /\b(?:reject\w*|refus\w*|den(?:y|ies|ied)|(?:doesn t|don t|won t|didn t|not|never) (?:accept|confirm|agree)\w*|disagree\w*)\b/,
      /\b(?:match|report\w*|loss|result|defeat)\b/,
    ],
    not: /\bchallenges?\b|·/,
  },
  {
    point: 'capturas',
    says: [
      /\bhow many (?:screenshots?|pictures|captures|proofs?)\b|\b(?:screenshots?|proof)\b.*\b(?:need|mandatory|required|have to|must)\b|\b(?:need|mandatory|required|have to|must)\b.*\b(?:screenshots?|proof)\b/,
    ],
  },
  {
    point: 'invitacionVence',
    says: [/\binvit\w+\b/, /\b(?:expire\w*|how long|last|lasts|valid|lapse\w*)\b/],
    not: /·/,
  },
  {
    point: 'mapasReporte',
    says: [/\breport\w*\b/, /\b(?:maps?|rounds?|score)\b/, /\b(?:how|need|have to|must|put|note|add|how many)\b/],
    not: /·|\bwho\b|\bhow (?:do|can|should) (?:i|we|you) (?:report|submit|enter) (?:a |the |my |our )?(?:score|result)s?$/,
  },
  { point: 'desdeCelular', says: [/\breport\w*\b/, /\b(?:phone|mobile|cell\w*)\b/] },
  {
    point: 'seguirCanal',
    says: [/\b(?:follow|notif\w+|alert\w*|let me know|tell me)\b/, /\b(?:channel|streams?|streaming|live)\b/],
    not: /\bforum\b|·/,
  },
  {
    point: 'unoContraUno',
    says: [/\b(?:1v1|one (?:against|versus|vs|on) one|duels?)\b/, /\bclan\b/, /\b(?:need|have to|must|without)\b/],
  },
  {
    point: 'torneoMedalla',
    says: [/\bmedals?\b/, /\b(?:tournament|cup)\b/],
    not: /·|\b(?:who|which clan)\b/,
  },
  {
    point: 'cuentaInactiva',
    says: [/\baccount\b/, /\b(?:inactive|expire\w*|deleted? if|don t log|not log\w*|haven t logged)\b/],
  },
  {
    point: 'cuentaCerrada',
    says: [/\b(?:reopen|recover|restore|get back|undo)\b/, /\b(?:closed|deleted)\b/, /\baccount\b/],
  },
  {
    point: 'moderadores',
    says: [/\bwhat (?:do|does|can)\b.*\b(?:moderators?|mods?|admins?|staff)\b/],
    not: /·/,
  },
  { point: 'quienBorra', says: [/\bwho can (?:delete|remove|hide)\b.*\bcomments?\b/] },
  {
    point: 'echado',
    says: [/\b(?:i (?:was|got)|they|been)\b.*\b(?:kicked|expelled|thrown out|removed)\b/, /\b(?:clan|team)\b/],
  },
  {
    point: 'torneoEnVivo',
    says: [/\b(?:watch|live|streamed|broadcast)\b/, /\b(?:tournament|cup|bracket)\b/],
  },
  {
    point: 'politica',
    says: [/\b(?:politics|religion|political|religious)\b/, /\b(?:forum|post|comment|talk|nick|name|allowed)\b/],
  },
  {
    point: 'conClan',
    says: [
      /\b(?:do (?:i|we|you)|must i|is it)\b.*\b(?:need|have to|required|necessary|mandatory)\b.*\b(?:a clan|in a clan)\b/,
    ],
    not: /\b(?:how many|how do|tournament|forum|1v1|one (?:against|on) one)\b/,
  },
  {
    point: 'miBan',
    says: [
      /\b(?:how long|until when|when (?:does|is|will|can)|how many (?:days|months))\b/,
      /\b(?:my (?:ban|suspension)|(?:i am|i m|im|am i|i was|i got|i been|been) (?:\w+ )?(?:banned|suspended))\b/,
    ],
    not: /\b(?:appeal|anti ?cheat|volute)\b|·/,
  },
  {
    point: 'apelarComentarios',
    says: [
      /\b(?:ban\w*|suspen\w+|muted?|blocked)\b/,
      /\b(?:comment\w*|forum|posting)\b/,
      /\b(?:appeal\w*|lift\w*|unban\w*)\b/,
    ],
    not: /·/,
  },
  {
    point: 'cuentaVieja',
    says: [
      /\baccount\b/,
      /\b(?:old|years ago|former|long ago|another (?:e ?mail|mail)|different (?:e ?mail|mail)|used to have)\b/,
      /\b(?:recover|get (?:it )?back|still|use|access|log ?in|exists?)\b/,
    ],
    not: /\b(?:closed|deleted|two accounts|google|clan)\b|·/,
  },
  {
    point: 'nickPartidas',
    says: [
      /\b(?:nick\w*|name|username)\b/,
      /\bchang\w+\b/,
      /\b(?:lose|lost|keep|reset|happens?)\b/,
      /\b(?:wins?|matches|stats|record|medals?|games|history|everything|progress)\b/,
    ],
    not: /\b(?:clan|tag|team)\b|·/,
  },
  {
    point: 'apelarSuspension',
    says: [/\b(?:ban\w*|suspen\w+)\b/, /\bappeal\w*\b/, /^(?:and |so )?(?:can|may|could|is it possible)\b/],
    not: /\b(?:comment\w*|forum|match|ruling)\b|·/,
  },
  {
    point: 'apelarVeces',
    says: [/\b(?:how (?:many times|often)|twice|again|more than once)\b/, /\bappeal\w*\b/],
  },
  {
    point: 'motivosBan',
    says: [
      /\b(?:why|what for|for what|reasons?|what)\b/,
      /\b(?:can|could|get|gets|may|might|be)\b(?: \w+){0,3} (?:banned|suspended)\b/,
    ],
    not: /\b(?:was|am|been|got|forum|comment\w*|clan)\b|·/,
  },
  {
    point: 'avisosUnos',
    says: [/\bnotif\w*\b/, /\b(?:only|just|some|except|each|separately)\b/],
    not: /\b(?:hours?|night)\b|·/,
  },
  {
    point: 'avisosCuales',
    says: [/\b(?:what|which|kinds? of)\b/, /\b(?:notif\w*|alerts?)\b/],
    not: /\b(?:how|why|turn|hours?|time)\b|·/,
  },
  {
    point: 'serModerador',
    says: [
      /\b(?:become|be|apply|join)\b/,
      /\b(?:an? |the )(?:admin\w*|mods?|moderators?|staff)\b|\bfor (?:mod|moderator|admin|staff)\b/,
    ],
    not: /\b(?:who|make me|give me|talk|contact)\b|·/,
  },
  {
    point: 'temaOscuro',
    says: [/\b(?:dark|light|night|black|white)\b/, /\b(?:mode|theme|background|site|page|colou?rs?)\b/],
    not: /·|\b(?:map|server|game)\b/,
  },
  {
    point: 'enCelular',
    says: [
      /\bplay\w*\b/,
      /\b(?:on|from|with|in) (?:my |a |the )?(?:phone|mobile|cell ?phone|iphone|android|tablet|ipad|ps[345]|playstation|xbox|console|switch)\b/,
    ],
    not: /\b(?:app|notif\w*|report\w*|site|page)\b|·/,
  },
  {
    point: 'trampaTiempo',
    says: [/\b(?:cheat\w*|hack\w*)\b/, /\b(?:how long|how many (?:months|days)|until when)\b/],
    not: /\b(?:claim|report|appeal)\b|·/,
  },
]
