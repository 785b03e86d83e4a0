import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { isClan } from './answers/which'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { plain } from './words/plain'

/** 'y de Spearhead?', after the best players of all: those of it. */
const bestInEtapa = (typed: string, { asked, intent }: Thread): string | null =>
  intent === 'top-jugadores' && /^y (?:los )?(?:de|del|en) \S+(?: \S+)?$/.test(typed) && asked !== null
    ? `${plain(asked).replace(/[\s?!.¿]+$/, '')} ${typed.replace(/^y (?:los )?/, '')}`
    : null

// What a few words ask of two who met, of a clan or of a table that was just told, asked again with its names.

/** The last answer was about two who met, and about nothing else of either. */
export const isPair = ({ intent, consulta, quien }: Thread) =>
  quien.length > 1 && (intent === 'duelo' || (consulta?.de === 'partidas' && consulta.rival !== null))

const mostWords = 9
const firstOrLast =
  /\b(?:(?:el|la|su) )?(ultim[oa]|primer[oa])(?: (?:vez|partid[oa]|match|encuentro|juego|(?:vez )?que (?:jugaron|se (?:jugo|enfrentaron|toparon|vieron))))?\b|\b(?:the )?(last|latest|first)(?: (?:one|time|match|game))?\b/
/** Where somebody stands, and not a match of theirs. */
const ofTable =
  /\b(?:va|van|iba|iban|puestos?|lugar|tabla|ladder|etapa|place|table|ladder|stage|es|esta|quedo|llego|llegaron)\b/
const asksMap = /\b(?:que|q|cual(?:es)?|what|which) (?:mapas?|maps?)\b/
const asksWinner = /\b(?:quien(?:es)? (?:la |lo |se la |se lo )?gan\w+|who won)\b/
const asksTime = /\b(?:cuando|hace cuanto|que dia|que fecha|when|what day)\b/
/** It says nothing but which of the two is meant. */
const bare = /^(?:y|and|cual fue|what was|what about)?$/

/** Which of the two is ahead: 'y quién va arriba en esa'. */
export const asksLead =
  /^(?:y )?(?:quien|kien|cual)(?:es)? (?:(?:de los dos|de ellos) )?(?:va|van|esta|estan|iba|gano|ganaron|gana|ganan|ha ganado|han ganado|lleva|llevan|tiene|saco)(?: (?:arriba|ganando|adelante|mas|mejor|ganad[oa]s|victorias|veces|la ventaja|ventaja))+(?: (?:en|de) (?:es[ao]s?(?: \d+)?|eso|ellas|total|la serie|el historial|los duelos|es[ao]s? (?:etapa|partidas|duelos|serie|veces)))?(?: (?:ahi|entre (?:ellos|los dos|ambos|si)))?$/
/** 'y en esta etapa', of two who met. */
const asksHere =
  /^(?:y )?(?:(?:cuant[oa]s|como van) )?(?:en )?(?:esta|la actual|la de ahora) ?(?:etapa|temporada)?(?: (?:cuant[oa]s|como van|van))*$/
const nameOf = ({ nombre, juego }: NamedEtapa) => `${nombre} de ${juego.nombre}`

/** 'y el último cuándo fue', after what two clans have played against each other. */
function ofPair(typed: string, thread: Thread): string | null {
  const found = firstOrLast.exec(typed)
  const [one, two] = thread.quien
  if (!one || !two || !isPair(thread)) return null
  if (asksHere.test(typed)) return `cuantas veces han jugado ${one.nombre} contra ${two.nombre} esta etapa`
  if (!found) return null
  const rest = typed.replace(found[0], ' ').trim().replace(/\s+/g, ' ')
  if (ofTable.test(rest)) return null
  const which = `${found[1]?.startsWith('p') || found[2] === 'first' ? 'primera' : 'ultima'} partida entre ${one.nombre} y ${two.nombre}`
  if (found[2])
    return asksTime.test(typed) || asksWinner.test(typed) || bare.test(rest)
      ? `when was the ${found[2] === 'first' ? 'first' : 'last'} match between ${one.nombre} and ${two.nombre}`
      : null
  if (asksMap.test(typed)) return `en que mapas fue la ${which}`
  if (asksWinner.test(typed)) return `quien gano la ${which}`
  return asksTime.test(typed) || bare.test(rest) ? `cuando fue la ${which}` : null
}

const there = '(?: (?:ahi|alli|en (?:el|ese|su) (?:clan|equipo)|con (?:el|ella)))'
const verbs = '(?:juegan?|estan?|hay|son|andan?|participan?)'
const who = '(?:quien(?:es)?|cuales|que (?:otros )?jugadores|que gente|con quien(?:es)?)'
/** Who else is there; of whom any clan that was told of may be asked, and of whom only one whose leader was. */
const othersThere = new RegExp(`^(?:y )?${who} (?:mas |otros )?${verbs}(?: mas)?${there}$`)
const others = new RegExp(
  `^(?:y )?(?:${who} (?:mas|otros) (?:mas )?${verbs}|${who} ${verbs}(?: mas)?|(?:quienes son )?(?:los|las|el) (?:demas|otros|resto)(?: (?:jugadores|integrantes|miembros))?(?: del? (?:el |ese |su )?(?:clan|equipo))?|(?:el resto|quien(?:es)? mas)(?: del (?:clan|equipo))?|(?:y )?los (?:integrantes|miembros|jugadores))$`,
)
const playMost = new RegExp(`^(?:y )?quien(?:es)? juegan? mas${there}$|^(?:y )?quien mas juega${there}$`)
/** 'quién juega más' of a roster that was told: not who else plays. */
const playMostOfAll =
  /^(?:y )?(?:quien|cual) (?:(?:de ellos|de esos) )?(?:es el que )?(?:(?:ha )?(?:juega|jugado|jugo|gana|ganado) mas|mas (?:ha )?(?:juega|jugado|gana|ganado))$/
const howMany = new RegExp(
  `^(?:y )?cuant[oa]s (?:jugadores |integrantes |miembros )?(?:son|somos|hay|tienen?|estan|juegan)?(?: en total)?${there}?$`,
)
const othersInEnglish =
  /^(?:and )?(?:who(?: else)? (?:else )?(?:plays?|is|are|s)(?: else)?(?: (?:there|with (?:him|her|them)|in (?:it|that clan|the clan)))?|(?:who are )?the (?:others|rest|other (?:players|members))|who else|how many (?:are|players)(?: (?:they|there|are there|do they have))*)$/
/** What tells who won an etapa. */
const wonEtapa = /^(?:campeon(?:es)?|etapas?|palmares)/
const ofTables = /^(?:en-puesto|tabla|clanes-de|primeros)$/

/** 'y quiénes más juegan ahí', after who leads a clan. */
function ofMembers(typed: string, { intent, quien, torneo, texto, listed: [listed] }: Thread): string | null {
  // of a player, the clan where they play
  const ofPlayer = /^(?:clan-de|quien-es)$/.test(intent ?? '') && listed && isClan(listed) ? listed : undefined
  const clan = quien.find(isClan) ?? ofPlayer
  if (!clan || torneo || texto || ofTables.test(intent ?? '') || quien.filter(isClan).length > 1) return null
  const ofLeader = /^(?:lider|integrantes)$/.test(intent ?? '')
  if (clan && /^(?:y )?cuant[oa]s somos(?: en total)?$/.test(typed)) return `cuantos jugadores tiene ${clan.nombre}`
  if (playMost.test(typed) || (ofLeader && playMostOfAll.test(typed))) return `que jugador juega mas en ${clan.nombre}`
  if (othersThere.test(typed) || (ofLeader && others.test(typed))) return `quienes juegan en ${clan.nombre}`
  if (ofLeader && howMany.test(typed)) return `cuantos jugadores tiene ${clan.nombre}`
  return (ofLeader || intent === 'ingles') && othersInEnglish.test(typed) ? `who plays in ${clan.nombre}` : null
}

const clansThere =
  /^(?:y )?(?:quien(?:es)?|que (?:otros )?(?:clanes|equipos)|cuales)(?: mas)? (?:juegan?|jugaban?|jugaron|estaban?|participaban?|participaron|habia|hubo|compitieron|compiten|estan|estuvieron)(?: mas)?(?: (?:ahi|alli|en es[ae]|en es[ae] (?:etapa|ladder|tabla)))$/

/** 'y quiénes jugaban ahí', after who won an etapa or leads it: its clans. */
const ofEtapaClans = (typed: string, { intent, etapas: [etapa, another], torneo, consulta }: Thread): string | null =>
  etapa &&
  !another &&
  !torneo &&
  (ofTables.test(intent ?? '') || consulta?.de === 'etapas' || wonEtapa.test(intent ?? '')) &&
  clansThere.test(typed)
    ? `que clanes jugaron la ${nameOf(etapa)}`
    : null

/** The day before, asked of a clan whose place was told. */
const yesterday =
  /^(?:y |pero )?(?:(?:antes de hoy|ayer|hasta ayer|anoche)(?: (?:en )?(?:que|q|cual|donde)?(?: puesto| lugar)? ?(?:iba|iban|estaba|estaban|venia|venian|era|eran)?)?|(?:en )?(?:que|q|cual|donde)(?: puesto| lugar)? (?:iba|iban|estaba|estaban|venia|venian|era|eran) (?:antes de hoy|ayer|hasta ayer|anoche))$/

function ofYesterday(typed: string, { intent, quien, etapas: [etapa, another] }: Thread): string | null {
  const clan = quien.find(isClan)
  return intent === 'puesto' && clan && yesterday.test(typed)
    ? `en que puesto iba ${clan.nombre} ayer${etapa && !another ? ` en la ${nameOf(etapa)}` : ''}`
    : null
}

const usual =
  /^(?:y )?(?:a (?:que|q) horas?|que dias?|cuando) (?:es que )?(?:suelen? jugar|juegan?|jugaran?)(?: (?:ellos|esos|ese clan|siempre|normalmente))+$/

/** When the clan plays that was told to be looking for people. */
const ofHours = (typed: string, { intent, quien: [only, another] }: Thread): string | null =>
  usual.test(typed) && intent !== 'retos-proximos' && only && !another && isClan(only)
    ? `a que hora suele jugar ${only.nombre}`
    : null

const countedThings =
  /^(?:y )?(?:cuant[oa]s )?(clanes|jugadores|etapas|torneos|servidores|partidas|retos|medallas|mapas|ladders|anuncios)(?: hay)?$/

/** 'y jugadores', after how many clans there are. */
function ofCount(typed: string, { asked }: Thread): string | null {
  const [, thing] = /^cuan\w{0,4} \w+ (?:hay|ay|existen|son)$/.test(
    plain(asked ?? '')
      .replace(/[¿?\s]+$/, '')
      .replace(/^¿/, ''),
  )
    ? (countedThings.exec(typed) ?? [])
    : []
  return thing ? `cuant${thing.endsWith('as') || thing === 'etapas' ? 'a' : 'o'}s ${thing} hay` : null
}

const podium =
  /^(?:y )?(?:quien(?:es)? (?:son|fueron|mas|completan?) )?(?:(?:los |las )?(?:otros|demas|que faltan|restantes)(?: dos| 2)?|el resto|mas)?(?: ?(?:esta(?:n|ban?)? |salieron |quedaron )?(?:del|en el|el) podio)(?: completo| entero)?$|^(?:y )?(?:quien(?:es)? (?:son|fueron) )?los (?:otros dos|dos (?:que (?:siguen|siguieron|faltan)|siguientes))$|^(?:y )?(?:quien(?:es)? (?:fueron|son|salieron|quedaron) )?(?:el |los )?(?:2|segundo)(?: lugar)? y (?:el )?(?:3|tercer(?:o)?)(?: lugar)?$/
const podiumInEnglish = /\bpodium\b|^(?:and )?(?:who (?:came|was|were|is|are) )?(?:second|2nd) and (?:third|3rd)$/

/** 'y los otros dos del podio', after who won an etapa or leads it: all three, told by their places. */
function ofPodium(typed: string, { intent, etapas: [etapa], torneo }: Thread): string | null {
  if (!etapa || torneo || intent === null || intent === 'torneos') return null
  if (podium.test(typed)) return `podio de la ${nameOf(etapa)}`
  return podiumInEnglish.test(typed) ? `top 3 clans of ${nameOf(etapa)}` : null
}

const clanThere = /^(?:y )?quien(?:es)? (?:mas juegan?|juegan? mas) (?:en|por) \S/

/** A question that says nothing of whom it is about, with the names of what was told; null where it needs none of them. */
export function ofTold(text: string, { mentions, etapaMention, words }: Question, thread: Thread): string | null {
  const typed = plain(text)
    .replace(/[\s?!.,¿¡]+/g, ' ')
    .trim()
  const [named] = mentions
  // who of a clan plays the most, and not whom it plays
  if (named?.clan && !named.others && mentions.length === 1 && clanThere.test(typed))
    return `que jugador juega mas en ${named.clan.nombre}`
  const ofEtapa = etapaMention.used.size && !mentions.length ? bestInEtapa(typed, thread) : null
  if (ofEtapa) return ofEtapa
  if (mentions.length || etapaMention.used.size || words.length > mostWords) return null
  return (
    ofYesterday(typed, thread) ??
    ofEtapaClans(typed, thread) ??
    ofHours(typed, thread) ??
    ofCount(typed, thread) ??
    ofPair(typed, thread) ??
    ofMembers(typed, thread) ??
    ofPodium(typed, thread)
  )
}
