import type { rulePoints } from '../guides/rule-points'
import type { Asks } from './asks'

/** What is asked of the rules in English that no single article tells. */
export const rulesInEnglish: readonly Asks<keyof typeof rulePoints>[] = [
  {
    point: 'menosDeCuatro',
    says: [
      /\b(?:if|only|just|with|have|are|got)\b/,
      /\b(?:only|just) (?:have |got |have got |are |be )?(?:1|2|3|one|two|three)(?: (?:players?|people|guys|of us|members|friends|mates|today|tonight|online|available))*$/,
    ],
    not: /·|\b(?:tournament|cup|captures?|screenshots?|streams?)\b/,
  },
  { point: 'asamblea', says: [/\bassembly\b/] },
  {
    point: 'empate',
    says: [
      /\b(?:tie[ds]?|draws?|drawn|(?:same|equal) (?:number of |amount of )?(?:rounds|maps|score)|one map each|even)\b/,
      /\b(?:maps?|rounds?|match(?:es)?|game|score|teams?|counts?)\b/,
    ],
    not: /\b(?:bracket|tournament|seed\w*|table|place|who)\b/,
  },
  {
    point: 'conservar',
    says: [
      /\b(?:leave|quit|left|switch|change)\b/,
      /\b(?:lose|keep)\b/,
      /\bmy\b.*\b(?:wins|stats|record|matches|medals)\b/,
    ],
  },
  { point: 'renombrar', says: [/\brenam\w+|change\b.*\bname\b/, /\bclan|team\b/, /\b(?:lose|keep|place|points)\b/] },
  { point: 'miente', says: [/\b(?:lies?|lied|lying|made (?:it )?up)\b/, /\b(?:report\w*|they|other)\b/] },
  {
    point: 'noLlegan',
    says: [
      /\b(?:no show|(?:didn t|don t|doesn t|never|not) (?:show|showed|shows|come|came|appear|turn|turned)(?: up)?)\b/,
      /\b(?:win|won|wait|happens?|what|report|count)\b/,
    ],
    not: /\b(?:mail|email|code|name|notification|notice|clan page)\b/,
  },
  {
    point: 'sinInternet',
    says: [
      /\b(?:report\w*|comment\w*|message)\b/,
      /\b(?:internet|connection|wifi|offline)\b/,
      /\b(?:lost|cut|down|died|dropped|went|without|gone|offline)\b/,
    ],
    not: /\b(?:match|map|round|rounds|during|playing)\b/,
  },
  {
    point: 'comentario',
    says: [/\b(?:delete|remove|edit|change|fix)\b/, /\bmy (?:own )?comment\b|\ba comment(?: i\b|$)/],
  },
  {
    point: 'dosClanes',
    says: [/\b(?:two|both|2|several|another|more than one)\b/, /\bclans?\b/, /\bcan i\b|\bmay i\b|\ballowed\b/],
    not: /\b(?:tournament|cup|server)\b/,
  },
  {
    point: 'sinContestar',
    says: [
      /\b(?:nobody|no one|noone|doesn t|don t|never|not)\b/,
      /\b(?:confirm\w*|answers?|respond\w*|accepts?|replies|reply)\b/,
      /\b(?:loss|match|report\w*|defeat)\b/,
    ],
    not: /\b(?:challenge\w*|invit\w+|request|win)\b/,
  },
  {
    point: 'mismoNick',
    says: [
      /\b(?:nick|nickname|name|username)\b/,
      /\b(?:capitals?|uppercase|lowercase|upper case|lower case|accents?|case sensitive)\b/,
    ],
  },
  { point: 'sinClan', says: [/\bwithout (?:a |any )?(?:clan|team)\b/, /\b(?:can i|may i|play|join)\b/] },
  { point: 'rechazar', says: [/\bchallenges?\b/, /\b(?:have to|must|oblig\w+|refuse|decline|reject|say no)\b/] },
  {
    point: 'repetir',
    says: [/\bsame (?:clan|team|rival|opponent)\b/, /\b(?:how (?:often|many)|again|twice|limit|times)\b/],
  },
  { point: 'inactivo', says: [/\b(?:don t play|not playing|inactive|stop playing)\b/, /\b(?:lose|drop|fall)\b/] },
]
