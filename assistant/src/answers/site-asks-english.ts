import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

const englishCountries =
  '(?:argentina|peru|bolivia|brazil|uruguay|paraguay|colombia|ecuador|venezuela|mexico|spain|usa|us|uk|england|canada|europe|france|germany|italy|australia|asia|abroad|another country|other countries|outside (?:of )?chile|not (?:from|in) chile|overseas|not chilean)'

/** What is asked in English of the site and the game. */
export const siteInEnglish: readonly Asks<keyof typeof sitePoints>[] = [
  {
    point: 'queEsSitio',
    says: [
      /^(?:so |hi |hey |hello )*(?:what (?:is|s) (?:this|trinchera|here|it)(?: (?:site|page|website|place|community|thing|about|all|for))*|what (?:is|s|does) (?:this |the )?(?:site|page|website|community)(?: \w+)*|what (?:do you|can i|can you|does one) (?:do|find) (?:here|on this (?:site|page)))(?: about| for)?$/,
    ],
  },
  {
    point: 'gratis',
    says: [
      /\b(?:free|pay|paid|cost|costs|price|fee|subscription|money)\b|^(?:and )?how much (?:is|does|do) (?:it|this|the game|all of it)\b/,
    ],
    not: /\b(?:prize|prizes|win|bet|free (?:clan|player|agent)|dollar|bitcoin|download|tournament|cup)\b|·.*·/,
  },
  {
    point: 'pais',
    says: [
      new RegExp(
        `\\b(?:from|in|at|live|outside|abroad|overseas|another)\\b.*\\b${englishCountries}\\b|\\b${englishCountries}$`,
      ),
      /\b(?:can|may|play|join|allowed|possible|am|m|live|welcome|accept)\b/,
    ],
    not: /\b(?:world cup|president|capital|weather|football)\b/,
  },
  { point: 'pais', says: [/\b(?:only|just|have to be|must i be|need to be)\b.*\b(?:chileans?|from chile|in chile)\b/] },
  {
    point: 'anticheatComo',
    says: [/\banti ?cheat\b/, /\b(?:how|where|install\w*|download\w*|get|update|open|run)\b/],
    not: /\b(?:mandatory|required|need|have to|must|banned|ban|kicked|safe|virus|work\w*|new)\b|·/,
  },
  {
    point: 'ping',
    says: [/\b(?:ping|latency|ms)\b/, /\b(?:can i|may i|play\w*|allowed|high|bad|from|ok|okay|fine|kick\w*|too)\b/],
    not: /\b(?:servers?|who|lower|fix|reduce)\b|·/,
  },
  {
    point: 'aparatos',
    says: [
      /\b(?:controllers?|gamepads?|joysticks?|macros?|keyboard)\b/,
      /\b(?:can|may|use|allowed|play|with|work\w*)\b/,
    ],
    not: /·/,
  },
  { point: 'limitePing', says: [/\b(?:ping|latency)\b/, /\b(?:limit|max\w*|cap)\b/], not: /\b(?:who|lower|fix)\b|·/ },
  {
    point: 'anunciosLlegan',
    says: [/\b(?:announcements?|news)\b/, /\b(?:e ?mails?|rss|atom|feed|notif\w+|alerts?|subscribe|follow)\b/],
    not: /\b(?:last|latest|comments?|who)\b|·/,
  },
  {
    point: 'dondeServidores',
    says: [
      /\bwhere\b.*\bservers?\b.*\b(?:located|hosted|based|are|is)\b|\bwhere are the servers\b|\bservers? location\b/,
    ],
    not: /\b(?:list|find|see|address|ip)\b/,
  },
  {
    point: 'husoHorario',
    says: [
      /\b(?:time ?zone|timezones?|utc|gmt|local time|(?:what|which) time (?:are|is) (?:the )?(?:times?|hours?|match(?:es)?)|chile(?:an)? time|whose time)\b/,
    ],
    not: /\bwhat time is it\b/,
  },
  {
    point: 'hablanIngles',
    says: [
      /\b(?:any(?:one|body)?|some(?:one|body)|people|players?|many|other|there|clans?|who)\b/,
      /\benglish[ -]speak\w+|\b(?:speaks?|speaking|talks?|talking) english\b|\b(?:gringos|foreigners|non spanish speakers)\b/,
    ],
    not: /\b(?:do you|can you|site|page|bot|radio)\b|·/,
  },
  {
    point: 'correoNoLlega',
    of: /\b(?:password|register\w*|sign(?:ed)? ?up|account|validat\w+|verif\w+|confirm\w+)\b/,
    says: [
      /\b(?:e ?mail|mail|link|message)\b/,
      /\b(?:never|not|no|didn t|doesn t|hasn t|haven t|isn t)\b(?: \w+){0,3} ?(?:came|come|comes|arriv\w+|receiv\w+|got|get|gotten|reach\w*|there)\b|\bno (?:e ?mail|mail)\b/,
    ],
    not: /\b(?:access|lost|anymore|notif\w+|clan|invit\w+)\b|·/,
  },
  {
    point: 'idioma',
    says: [
      /\b(?:language|languages|english|spanish|translat\w+)\b/,
      /\b(?:site|page|website|version|speak|need|is there|available|switch|change|understand|in english|have|read)\b/,
    ],
    not: /\b(?:tournament|announcement|game)\b|·/,
  },
  {
    point: 'sistema',
    says: [
      /\b(?:mac|macos|macbook|linux|ubuntu|steam deck|windows|win ?(?:7|8|10|11|xp)|xp|ps[45]|playstation|xbox|console|phone|mobile|iphone|android)\b/,
      /\b(?:work|works|run|runs|play|compatible|support\w*|install)\b/,
    ],
    not: /\b(?:app|notific\w+|site|page|codes?|2fa)\b/,
  },
  {
    point: 'requisitos',
    says: [/\b(?:how big|how many (?:gb|gigs|mb)|requirements?|what size|how large)\b/],
    not: /\b(?:community|clan|picture|logo|tournament)\b|·/,
  },
  {
    point: 'sinDisco',
    says: [
      /\b(?:cd|disc|disk|buy|purchase|original|own) \b|\b(?:cd|disc|buy it|cd key)\b/,
      /\b(?:need|have to|must|required)\b/,
    ],
    not: /\baccount\b/,
  },
  {
    point: 'ts3',
    says: [
      /\b(?:ts3|teamspeak|team speak|mic|microphone|voice)\b/,
      /\b(?:need|have to|must|required|mandatory|without)\b/,
    ],
  },
  {
    point: 'anticheatDonde',
    says: [/\banti ?cheat\b/, /\b(?:mandatory|required|need|have to|must|compulsory)\b/, /\b(?:where|download|get)\b/],
  },
  {
    point: 'entrarCon',
    says: [
      /\b(?:log ?in|sign (?:in|up)|register)\b/,
      /\b(?:with|using|through|via) (?:my )?(?:discord|steam|facebook|twitch|apple|microsoft)\b/,
    ],
  },
  { point: 'canalDe', says: [/\b(?:kick|tiktok|trovo)\b/, /\b(?:add|put|link|channel|stream)\b/] },
  {
    point: 'dueno',
    says: [
      /\bwho\b/,
      /\b(?:owns|made|created|built|founded|owner|behind)\b/,
      /\b(?:site|page|website|community|this|trinchera)\b/,
    ],
    not: /·|\b(?:clan|topic|announcement|tournament)\b/,
  },
  {
    point: 'cuantoBan',
    says: [/\bhow long\b/, /\b(?:ban|bans|banned|suspension|suspended)\b/],
    not: /\b(?:appeal|my ban)\b|·/,
  },
  {
    point: 'comentarioBorrado',
    says: [/\bwhy\b/, /\b(?:deleted|removed|hidden|gone)\b/, /\b(?:comment|post|message)\b/],
  },
  {
    point: 'dondeFalla',
    says: [/\b(?:report|tell)\b/, /\b(?:bug|bugs|error|problem)\b/],
    not: /\b(?:match|player|cheat\w*)\b/,
  },
  {
    point: 'correoTomado',
    says: [/\b(?:e ?mail|mail)\b/, /\b(?:taken|already|in use)\b/],
    not: /\b(?:nick|clan|sent|arriv\w*|verif\w*)\b|·/,
  },
  {
    point: 'sitioLento',
    says: [
      /\b(?:site|website|page|web|trinchera)\b/,
      /\b(?:down|slow|lag\w*|not (?:loading|working|opening)|(?:doesn t|won t|does not) (?:load|open|work)|offline|broken)\b/,
    ],
    not: /\b(?:servers?|game|match|stream|mail|scroll)\b|·/,
  },
  {
    point: 'banAnticheat',
    says: [/\banti ?cheat\b|\bvolute\b/, /\b(?:banned|ban|kicked|blocked|suspended)\b/, /\b(?:me|i|my|was|got)\b/],
    not: /·/,
  },
  {
    point: 'comentarSinCuenta',
    says: [/\b(?:comment|post|write|forum)\b/, /\bwithout (?:an? |registering|logging|signing)(?:account)?\b/],
  },
  {
    point: 'entrarCon',
    says: [/\b(?:log ?in|sign ?in|register|sign ?up)\b/, /\b(?:discord|steam|facebook|twitch|apple)\b/],
  },
  {
    point: 'fotoTamano',
    says: [/\b(?:picture|avatar|photo|image|emblem|logo)\b/, /\b(?:size|big|large|format|mb|png|jpg)\b/],
    not: /\b(?:forum|comment)\b|·/,
  },
  {
    point: 'nickTomado',
    says: [/\b(?:nick|nickname|name|username)\b/, /\b(?:taken|took|stole|already exists|in use|already used)\b/],
    not: /\b(?:clan|capital|uppercase)\b/,
  },
  {
    point: 'servidorCaido',
    says: [
      /\bservers?\b/,
      /\b(?:crash\w*|goes (?:down|off)|went (?:down|off)|dies|restarts?)\b/,
      /\b(?:what|if|happens|mid|during)\b/,
    ],
    not: /\b(?:now|today|tonight|maintenance|thursday)\b/,
  },
  {
    point: 'sinArchivo',
    says: [
      /\b(?:csv|excel|spreadsheet|json|database|dump|public api)\b/,
      /\b(?:download|export|get|have|is there|are there)\b/,
      /\b(?:match(?:es)?|the data|results|ladder|the table|stats|statistics|history)\b/,
    ],
    not: /\b(?:my (?:data|account)|formula|pivot|cells?)\b/,
  },
  {
    point: 'partidasViejas',
    says: [
      /^(?:and )?(?:where|how) (?:can|do|are) (?:i |we |you )?(?:see |find |the |all |look at )*(?:old|older|past|previous|earlier) (?:matches|games|results)(?: (?:of|from) the ladder)?$/,
    ],
  },
  {
    point: 'topJugadores',
    says: [
      /\b(?:how|by what)\b/,
      /\b(?:sorted|ordered|ranked|calculated|decided|work\w*)\b/,
      /\btop (?:5|five|10)?\b.*\bplayers?\b/,
    ],
  },
]
