import type { clanPoints } from '../guides/clan-points'
import type { Asks } from './asks'

type ClanAsks = Asks<keyof typeof clanPoints>

export const make =
  /\b(?:creat\w+|found\w*|start\w*|mak(?:e|ing)|set(?:ting)? up|form\w*|build\w*)\b(?: \w+){0,3} (?:clans?|team|one)\b/
export const join =
  /\b(?:join\w*|enter\w*|get in(?:to)?|find\w*|look\w*(?: for)?|appl\w+)\b(?: \w+){0,3} (?:clans?|team)\b|\bmy request\b/
const leave = /\b(?:leav\w+|quit\w*|get out of|exit\w*|left)\b(?: \w+){0,3} (?:clan|team)\b/

/** What is asked of clans and of the ladder in English, by the same points as in Spanish. */
export const clansInEnglish: readonly ClanAsks[] = [
  {
    point: 'clanTope',
    of: make,
    says: [/\bhow many (?:members|people|players|can|of us)\b.*|\b(?:max\w*|limit|cap)\b/],
    not: /\b(?:tournament|match|letters|characters|need|minimum|least)\b|·/,
  },
  {
    point: 'clanTope',
    says: [
      /\b(?:max\w*|limit|how many)\b/,
      /\b(?:members|people|players)\b/,
      /\b(?:in|of|per|for) (?:a|the|each|my) (?:clan|team)\b/,
      /\b(?:can|may|max\w*|limit|allowed)\b/,
    ],
    not: /·|\b(?:minimum|need|least)\b/,
  },
  {
    point: 'clanSolo',
    of: make,
    says: [/\b(?:alone|by myself|on my own|just me|only me|solo|single ?handed|no friends|nobody else)\b/],
    not: /\b(?:tournament|match)\b|·/,
  },
  {
    point: 'clanLogo',
    of: /\b(?:clans?|team)\b/,
    says: [
      /\b(?:logos?|emblems?|pictures?|images?|icons?|badge)\b/,
      /\b(?:need|have to|must|required|mandatory|without|optional|necessary)\b/,
    ],
    not: /·|\b(?:change|upload|forum|medal)\b/,
  },
  {
    point: 'clanCambiar',
    of: make,
    says: [
      /\b(?:name|tag|logo|emblem|motto)\b/,
      /\b(?:chang\w+|edit\w*|renam\w+)\b/,
      /\b(?:can|may|later|afterwards)\b/,
    ],
    not: /·|\bhow\b/,
  },
  {
    point: 'clanOtraEtapa',
    of: /\b(?:clans?|team)\b/,
    says: [
      /\b(?:two|another|both|several|different|other|more than one) (?:games?|stages?|ladders?|clans?)\b/,
      /\b(?:can|may|allowed)\b/,
    ],
    not: /·|\b(?:challenge|play against|tournament|refuse|reject|decline|say no|ignore)\b/,
  },
  {
    point: 'sinRanking',
    says: [/\b(?:unranked|not ranked|without (?:a )?(?:rank|place|ranking)|no rank)\b/, /\b(?:what|why|mean\w*)\b/],
    not: /·|\b(?:who|which clans|how many|beat|win)\b/,
  },
  {
    point: 'volverClan',
    of: leave,
    says: [/\b(?:come back|go back|return|rejoin|join again|regret|change my mind)\b/],
    not: /·|\bkicked\b/,
  },
  {
    point: 'salirConserva',
    of: leave,
    says: [
      /\b(?:los(?:e|es|ing)|keep|what happens|gone|deleted)\b/,
      /\b(?:medals?|matches|wins|stats|record|everything|points)\b/,
    ],
    not: /·/,
  },
  {
    point: 'invitacionDonde',
    says: [
      /\binvit\w+\b/,
      /\b(?:he|she|they|player|friend|him|her|them)\b.*\b(?:see|sees|find|finds|accept|accepts|get|gets|receive|received|got)\b|\b(?:doesn t|didn t|don t) (?:see|find|get|receive)\b/,
    ],
    not: /\bi (?:don t|didn t|can t|haven t)\b|\b(?:how long|tournament|mail|discord)\b/,
  },
  {
    point: 'invitacionMia',
    says: [/\b(?:where|how)\b/, /\b(?:see|find|accept|are|answer|check)\b/, /\binvit(?:e|es|ation|ations)\b/],
    not: /·|\b(?:he|she|they|player|tournament|expire)\b/,
  },
  {
    point: 'sinConocidos',
    of: join,
    says: [
      /\b(?:don t|dont|do not|doesn t|without) know(?:ing)? (?:any ?(?:one|body)|people|them|nobody)\b|\bknow(?:ing)? nobody\b|\bno friends\b/,
    ],
    not: /·/,
  },
  {
    point: 'clanNivel',
    says: [
      /\b(?:accept\w*|take[ns]?|join|let me in|welcome|clans?)\b/,
      /\b(?:beginners?|newbies?|noobs?|new players?|i m (?:bad|terrible|new)|i am (?:bad|terrible|new)|not (?:very )?good|never played|no experience|bad players?)\b/,
    ],
    not: /·|\b(?:tournament|challenge)\b/,
  },
  {
    point: 'variasSolicitudes',
    of: join,
    says: [
      /\b(?:can|may)\b/,
      /\b(?:several|two|more than one|many|multiple|all of them|others)\b/,
      /\b(?:ask|request\w*|apply|at once|same time)\b/,
    ],
    not: /·|\b(?:be in|play in|tournament)\b/,
  },
  {
    point: 'solicitudRechazada',
    of: join,
    says: [/\b(?:reject\w*|refuse\w*|den(?:y|ies|ied)|say no|says no|turn(?:ed)? (?:me )?down)\b/],
    not: /·|\b(?:challenge|report|match)\b/,
  },
  {
    point: 'quienAcepta',
    of: join,
    says: [
      /\bwho (?:has to |must |can )?(?:accepts?|approves?|decides?)\b|\b(?:do|does|will) (?:they|somebody|the leader|anyone)\b.*\b(?:accept|approve)\b/,
    ],
    not: /·|\b(?:challenge|report|match)\b/,
  },
  {
    point: 'clanSinPermiso',
    of: make,
    says: [/\b(?:permission|approv\w*|accept\w*|ask (?:somebody|anyone|staff))\b/],
    not: /·|\b(?:request|invit\w+|join)\b/,
  },
  {
    point: 'clanBorrar',
    of: make,
    says: [/\b(?:delete|close|disband|remove|dissolve)\b/],
    not: /·|\b(?:account|topic|comment)\b/,
  },
  {
    point: 'escribirLider',
    of: /\b(?:leaders?|captain|clan)\b/,
    says: [/\b(?:how|where|can)\b(?: \w+){0,3} (?:contact|write|message|reach|talk|dm)\b/],
    not: /\b(?:forum|staff|admins?|moderators?|challenge|in the clan)\b/,
  },
  { point: 'clanLema', says: [/\b(?:motto|slogan)\b/, /\b(?:clan|team)\b/], not: /·/ },
  {
    point: 'ladderJugar',
    says: [
      /\bwhat (?:do i|do you|do we|is) need(?:ed)?\b|\brequirements?\b|\bhow (?:do|can) i (?:play|enter|join|get on|get into)\b/,
      /\b(?:ladder|compete)\b/,
    ],
    not: /·|\b(?:clan|tournament|climb)\b/,
  },
  {
    point: 'sinLadder',
    says: [
      /\b(?:can|may)\b(?: \w+){0,3} play\b/,
      /\b(?:without (?:the |being (?:on|in) the |joining the )?ladder|for fun|casual\w*)\b/,
    ],
    not: /·/,
  },
  {
    point: 'ladderTorneo',
    says: [/\b(?:ladder|league)\b/, /\b(?:tournaments?|cups?)\b/, /\b(?:differen\w+|same|is this a)\b/],
    not: /·/,
  },
  {
    point: 'sinDivisiones',
    says: [/\b(?:divisions?|categories|tiers?)\b/, /\b(?:ladder|there|any|how many)\b/],
    not: /·|\b(?:forum|tournament)\b/,
  },
  {
    point: 'sinRespuesta',
    of: join,
    says: [
      /\b(?:nobody|no one|noone|they don t|they do not|doesn t|don t|never) (?:answers?|repl(?:y|ies)|respond\w*|accepts?)\b|\bno (?:answer|reply)\b/,
    ],
    not: /·|\b(?:challenge|report|forum)\b/,
  },
  {
    point: 'sinEspanol',
    says: [
      /\b(?:don t|dont|do not|can t|not|without|little|bad|no|need|have to|barely)\b/,
      /\b(?:spanish|the language)\b/,
      /\b(?:speak\w*|know\w*|understand\w*|talk\w*|much|good|my)\b/,
    ],
    not: /\b(?:say|translate|mean|word|lesson|homework)\b|·/,
  },
  {
    point: 'clanDeDonde',
    says: [
      /\b(?:clans?|teams?)\b/,
      /\b(?:argentin\w+|peruvian|bolivian|brazilian|mexican|spanish|american|european|english|chilean|female|girls?|women|adults?|older|foreign|international) (?:only )?(?:clans?|teams?|players)\b|\b(?:clans?|teams?) (?:from|of|for|with) (?:argentina|peru|bolivia|brazil|mexico|spain|europe|the us|usa|women|girls|adults|foreigners|other countries|my country)\b|\benglish speaking\b/,
    ],
    not: /·/,
  },
  {
    point: 'nickLetras',
    of: /\b(?:nicks?|nickname|username|user name|register|sign up)\b/,
    says: [
      /\b(?:spaces?|symbols?|accents?|numbers?|digits|emojis?|special characters)\b/,
      /\b(?:can|may|allowed|have|contain|use|with)\b/,
    ],
    not: /·|\b(?:clan|tag|password|how many)\b/,
  },
  {
    point: 'clanLetras',
    of: /\b(?:clan|tag|team)\b/,
    says: [
      /\b(?:spaces?|symbols?|accents?|numbers?|digits|special characters)\b/,
      /\b(?:can|may|allowed|have|contain|use|with)\b/,
    ],
    not: /·|\b(?:nick\w*|password|how many)\b/,
  },
  {
    point: 'queEsLadder',
    says: [
      /\bwhat(?: i?s| exactly is|s)? (?:this |the |a )?ladder\b|\bexplain\b(?: \w+){0,3} ladder\b|\bladder\b.*\b(?:in short|briefly|simple (?:words|terms)|explained|mean)\b|\bsum up the ladder\b/,
    ],
    not: /·|\b(?:rules|first|best)\b/,
  },
]
