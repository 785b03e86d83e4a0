import type { Question } from '../understand'
import { isNamed } from './language'

/** What is asked in English, names as `·`, and the Spanish that asks the same of them in their order. */
const sameAs: readonly (readonly [asks: RegExp, spanish: string])[] = [
  [
    /\bwho(?: i?s|s)?\b.*\b(?:1st|first|leads|leading|on top|number one)\b.*\b(?:since when|how long)\b/,
    'desde cuando va primero el que va primero en ·',
  ],
  [/\b(?:since when|how long)\b.*·.*\b(?:1st|first|leading|on top|number one)\b/, 'desde cuando va primero ·'],
  [
    /\bwhat happens?\b(?!.*\bservers?\b).*\b(?:disconnect\w*|crash\w*|drops?|lag\w*|loses? (?:the )?connection|internet)\b/,
    'que pasa si a uno se le cae el internet en la partida',
  ],
  [
    /\b(?:disconnect\w*|crash\w*|drop(?:s|ped)?(?: out)?|lost (?:the )?connection|leaves?|left)\b.*\b(?:how long|how many minutes|wait)\b|\b(?:how long|how many minutes|wait)\b.*\b(?:disconnect\w*|crash\w*|drop(?:s|ped)|mid (?:match|game))\b/,
    'que pasa si a uno se le cae el internet en la partida',
  ],
  [/\b(?:what|which|how many) (?:\w+ )?(?:medals?|badges?|achievements?)\b.*·/, 'que medallas tiene ·'],
  [/\b(?:medals?|badges?|achievements?)\b.*\b(?:does|do|has|have|of)\b.*·/, 'que medallas tiene ·'],
  [/\b(?:does|do|has|have|did|is)\b.*·.*\b(?:medals?|badges?|achievements?)\b/, 'que medallas tiene ·'],
  [
    /^(?!.*\b(?:who|whose|(?:what|which) (?:clan|team|player))\b).*(?:\b(?:longest|best|record|biggest) (?:\w+ )?(?:streak|run)\b.*·|·.*\b(?:longest|best|record|biggest) (?:\w+ )?(?:streak|run)\b)/,
    'cual fue la racha mas larga de ·',
  ],
  [/\b(?:oldest|first)(?: \w+)? (?:accounts?|players?|users?|members?)\b(?!.*·)/, 'cual es la cuenta mas antigua'],
  [/\b(?:newest|latest)(?: \w+)? (?:accounts?|players?|users?|members?)\b(?!.*·)/, 'cual es la cuenta mas nueva'],
  [/\b(?:matches|games)\b.*\b(?:per|a|each|every) week\b(?!.*·)/, 'promedio de partidas por semana'],
  [/\b(?:matches|games)\b.*\b(?:per|a|each|every) month\b(?!.*·)/, 'promedio de partidas por mes'],
  [
    /\b(?:matches|games)\b.*\b(?:(?:per|a|each|every) day|daily)\b(?!.*·)|\baverage\b.*\b(?:matches|games)\b(?!.*·)/,
    'promedio de partidas por dia',
  ],
  [/\b(?:in a row|straight|consecutive)\b.*·|·.*\b(?:in a row|straight|consecutive)\b/, 'que racha lleva ·'],
  [/\b(?:top|best) (?:\d+ )?players?\b.*·/, 'que jugador de · tiene mas victorias'],
  [
    /\b(?:who|which clan)\b.*\bmost medals\b|\bmedals?\b.*\bwho (?:has|have|got|holds) (?:the )?most\b/,
    'que clan tiene mas medallas',
  ],
  [
    /\b(?:cheat(?:ing|ers?)?|hack(?:ing|ers?))\b.*\b(?:common|usual|frequent|often|a lot|many|problem)\b|\b(?:many|a lot of|any) (?:cheaters|hackers|cheating) (?:here|on this site|in the ladder)\b/,
    'han pillado a alguien haciendo trampa',
  ],
  [
    /\b(?:did|has|have) (?:any ?(?:one|body)|some(?:one|body)|they|people)(?: \w+)? (?:answer\w*|repl\w+|respond\w*|writt?en?|comment\w*)\b.*\bmy (?:topic|thread|post)\b/,
    'me respondieron en mi tema',
  ],
  [/\b(?:put|add|sign|enrol\w*|get) me\b.*·/, 'como entro a ·'],
  [/\b(?:what|which) maps?\b.*·.*\bworst\b|\bworst map\b.*·|·(?: s)? worst map\b/, 'en que mapa le va peor a ·'],
  [/\b(?:what|which) maps?\b.*·.*\bbest\b|\bbest map\b.*·|·(?: s)? best map\b/, 'en que mapa le va mejor a ·'],
  [/\b(?:what|which) maps?\b.*·.*\b(?:most|usually|often)\b/, 'que mapa juega mas ·'],
  [/\bwho (?:knocked out|eliminated|knocked) ·/, 'quien elimino a · del torneo'],
  [/\b(?:what|which) sections\b.*\bforum\b|\bforum\b.*\bsections\b/, 'que secciones tiene el foro'],
  [
    /\b(?:volute|launcher)\b.*\b(?:won t|doesn t|not|can t|never|fails?)\b.*\b(?:open|start|launch|work|run)\w*/,
    'volute no abre',
  ],
  [/\bgame\b.*\b(?:crash\w*|closes?|freez\w*)\b/, 'se me cierra el juego cuando entro a un servidor'],
  [/\b(?:classic (?:match|game|derby)|derby|the classic)\b/, 'cuando es el clasico'],
  [/\bwho (?:has|did|have) · never beaten?\b/, 'a quien nunca le ha ganado ·'],
  [
    /\b(?:longest|biggest) (?:\w+ )?streak\b.*\b(?:ever|all time|history)\b/,
    'cual es la racha mas larga de la historia',
  ],
  [
    /\b(?:biggest|highest|largest|greatest|best) (?:climb|jump|rise|leap)\b|\b(?:biggest|greatest) upset\b|\b(?:climbed|jumped|rose) (?:the )?most (?:places|spots)\b/,
    'cual es la mayor subida con una sola partida',
  ],
  [/\b(?:biggest|most (?:played|repeated)) (?:rivalry|matchup|derby)\b/, 'cual es la rivalidad mas jugada'],
  [
    /\bhow many (?:players|people)\b.*\b(?:without|no|clanless|not in) ?(?:a |any )?(?:clan|team)?\b/,
    'cuantos jugadores andan sin clan',
  ],
  [
    /\b(?:sensitivity|fps|mouse)\b.*\brecommend\w*|\brecommend\w*\b.*\b(?:sensitivity|fps|mouse)\b/,
    'que sensibilidad o fps recomiendan en el anuncio',
  ],
  [/\bwhen\b.*\b(?:does|do)\b.*·.*\b(?:train|practi[cs]e)\b/, 'cuando entrena ·'],
  [/\b(?:delete|close|remove)\b.*\bmy account\b/, 'quiero cerrar mi cuenta'],
  [/\bhow (?:is|are|does|do) (?:the )?(?:medals?|giant ?killer)\b/, 'como se ganan las medallas'],
  [/\bis · (?:still )?(?:undefeated|unbeaten)\b.*\bmonth\b/, 'cuantas perdio · este mes'],
  [/\bis · (?:still )?(?:undefeated|unbeaten)\b.*\bweek\b/, 'cuantas perdio · esta semana'],
  [/\b(?:change|edit)\b.*\b(?:name|tag|logo|emblem)\b.*\bclan\b/, 'como cambio el nombre de mi clan'],
  [
    /\bserver\b.*\b(?:goes|went|go) (?:down|off)\b.*\b(?:mid|during|match|game)\b|\bserver crash\w*\b.*\b(?:match|game)\b/,
    'que pasa si se cae el servidor en la partida',
  ],
  [/\bcan (?:i|we) use (?:a |the )?(?:sniper|shotgun|grenades?|smg)\b/, 'que armas estan prohibidas'],
  [/\b(?:can|may) (?:i|we) use (?:a |the )?·/, 'que armas estan prohibidas'],
  [
    /\brules?\b.*\b(?:names?|nicks?|nicknames?)\b|\b(?:names?|nicks?|nicknames?)\b.*\ballowed\b/,
    'que nombres se permiten',
  ],
  [/\b(?:draws?|ties?)\b/, 'los empates cuentan'],
  [/\b(?:difference|gap|distance)\b.*·.*·.*/, 'cuantos puestos hay entre · y ·'],
  [/\blast (?:\w+ )?(?:matches|games|results) (?:of|by|for) ·/, 'ultimas partidas de ·'],
  [
    /\b(?:who|which clans?|what clans?)(?: is| s|s| are)? (?:is )?(?:on|has|have) (?:a|the) (?:worst |longest )?(?:losing|cold|worst) (?:losing )?streak\b/,
    'quien tiene la peor racha',
  ],
  [/\b(?:two|2|several|more than one) (?:leaders|captains)\b/, 'puede haber dos lideres en un clan'],
  [/\bwhy\b.*\b(?:annul\w*|cancel\w*|void\w*|overturn\w*)\b.*·.*·/, 'por que anularon · con ·'],
]
/** A match by its number: 'what happened in match 2629'. */
const byNumber = /\bmatch (?:number |no |n )?(\d{1,9})\b/
/** One of the servers: 'what map is on league server 2'. */
const oneServer = /\b(league|clan) server (?:number |no |n )?(\d{1,2})\b/
const ofOneServer = /\b(?:who|map|players?|people|any(?:one|body)|playing|online|up|down|full|empty)\b/
/** Whether a map may be played. */
const allowed =
  /\b(?:can|may|could) (?:we|i|you|one|people) (?:play|use|pick|choose)\b|\b(?:allowed|banned|legal|permitted|valid|forbidden)\b/

/** The Spanish that asks the same as a question in English, with the names as they were typed; null where none is known to. */
export function spanishOf(question: Question): string | null {
  const named = isNamed(question)
  const names: string[] = []
  let text = ''
  for (const [at, { plain, typed }] of question.words.entries()) {
    if (!named(at)) text += ` ${plain}`
    else if (at && named(at - 1) && text.endsWith('·')) names.push(`${names.pop() ?? ''} ${typed}`)
    else {
      names.push(typed)
      text += ' ·'
    }
  }
  const said = text.trim()
  const [, number] = byNumber.exec(said) ?? []
  if (number) return `partida ${number}`
  const [, kind, at] = oneServer.exec(said) ?? []
  if (kind && at && ofOneServer.test(said))
    return `quien esta en el servidor de ${kind === 'clan' ? 'clanes' : 'liga'} ${at}`
  const { map } = question
  if (map && names.length === 1 && allowed.test(said)) return `se puede jugar ${names[0] ?? ''}`
  const found = sameAs.find(([asks]) => asks.test(said))?.[1]
  const wanted = found?.split('·').length ?? 0
  if (!found || wanted - 1 > names.length) return null
  const left = [...names]
  return found.replace(/·/g, () => left.shift() ?? '')
}
