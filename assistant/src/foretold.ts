import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { answered } from './answered'
import { tellRetos } from './answers/agenda'
import type { Reply, Site } from './intent'
import type { Matcher } from './intents/matcher'
import type { Who } from './names/community'
import { agendaRetos, agreedRetos, daysOf, withoutNames, type AgendaAsked } from './query/agenda'
import type { Told } from './query/told'
import { newThread, type Thread } from './thread-state'
import { allTorneos, isToCome } from './torneos/facts'
import { torneoLink } from './torneos/say'
import { torneoTold } from './torneos/turn'
import { isNamedWhole, namedIn, saysTorneo } from './torneos/which'
import type { Question } from './understand'
import { lines, link } from './wording'
import { plainText, wordsOf, type Word } from './words/plain'

const who = '(?:quien(?:es)?|cual|que (?:clan|equipo))'
const weekday = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
/** What nobody can know: who will win, or lead in the end; what is thought of that. */
const ofFuture: readonly RegExp[] = [
  new RegExp(`\\b${who}\\b.*\\b(?:va|van|vaya|ira) a (?:gan|sal|ser|quedar|termin|llev)\\w*`),
  new RegExp(`\\b${who}(?: clan)? (?:ganaran?|saldra|seran?|quedaran?|terminaran?|se llevara|se lleva la)\\b`),
  new RegExp(
    `\\b${who}\\b.*\\b(?:(?:cree[ns]?|piensas|dirias|apuestas|opinas)\\b.*\\b(?:gan|campeon|primero)|(?:gana|cree).* (?:segun (?:tu|vos|ti|usted|uds|radio)|(?:tu|para) (?:pronostico|opinion)|para ti))`,
  ),
  new RegExp(
    `\\b${who} (?:ganan?|ganarian?|sale campeon|se lleva) (?:(?:de )?(?:la |el |del )(?:proxim[oa] |gran )?(?:etapa|copa|torneo|campeonato|ladder|liga|temporada|reto|duelo|final|clasico|partida de (?:hoy|manana))|entre|manana|el proximo|este finde|hoy en la noche|(?:hoy|esta noche|(?:el|este) ${weekday})$)`,
  ),
  new RegExp(
    `\\b${who} (?:es|son|seria|sale|va) (?:(?:el|la|los|las|de) )?(?:mas )?favorit|\\b${who}\\b.*\\btienen? (?:mas|mejores) (?:chance|posibilidad|opcion|probabilidad)`,
  ),
  /\b(?:pronostico|prediccion|predice|apuestas?|favorit[oa]s?|crees que)\b.*\b(?:gan\w+|campeon|etapa|partida|entre|tabla|liga|ladder|para)\b|\ba quien le (?:apuestas|pones|apostarias|tienes fe)\b/,
  /\b(?:va|van|vamos|ira) a (?:ganar|salir|ser|quedar|terminar) (?:la|el|campeon|campeones|primer|primero|primeros)\b/,
  /\bcuant[oa]s (?:\w+ )?(?:voy|vamos|va|van) a (?:ganar|perder|jugar)\b|^(?:y |oye |oe )?(?:voy|vamos) a (?:ganar|perder|salir campeon)/,
]

/** Two who may meet, and who of them would win: 'si A y B juegan mañana, quién gana'. */
const shouldTheyMeet =
  /\bsi\b.*\b(?:jueg[ua]en?|juegan?|jugaran?|jugasen?|enfrent\w+|top\w+|pele\w+|cruz\w+|midier\w+|toca\w*)\b.*\bquien(?:es)? (?:cree\w* que )?(?:gana|ganaria|gane|ganara|sale ganando|tiene mas chance|es favorito)|\bquien(?:es)? (?:cree\w* que )?(?:gana|ganaria|ganara|es favorito)\b.*\b(?:si (?:jueg|jug|se|top|pele)\w*|entre)\b/
/** It is of the world outside, or asks how or when. */
const notOurs = /\b(?:como|cuando|mundial|eurocopa|libertadores|elecciones|champions|chile|presidente)\b/

/** Whether a question wants to know what is still to be played. */
function foretells(words: readonly Word[]): boolean {
  const text = plainText(words)
  if (notOurs.test(text)) return false
  return shouldTheyMeet.test(text) || (!/\bsi\b/.test(text) && ofFuture.some((asked) => asked.test(text)))
}

/** Who of two will win, of those that the thread spoke of. */
const favourite =
  /^(?:y |pero |oye )?(?:es[ae] |este |esta |la |el )?(?:(?:quien(?:es)?|kien|cual|que clan) (?:l[oa] )?(?:(?:tu |uds )?cre\w+ que )?(?:(?:es|seria|son|sale|va) (?:(?:el|de) )?(?:mas )?favorit[oa]s?|gana|ganan|gane|ganara|ganaria|va a ganar|tiene (?:mas|mejores) (?:chances?|posibilidad\w*|opcion\w*)(?: de ganar)?)|(?:el )?favorito)$/

/** What a clan means to do in a match to come. */
const plan =
  /\b(?:que|cual|cuales|con que|con quien(?:es)?|quien(?:es)?|kien(?:es)?|como)(?: (?:estrategia|tactica|formacion|alineacion|plan|roster|plantel|armas?|jugadores|mapas?|bando|lado|jugador|gente))?s? (?:(?:va|van|vamos|ira|iran|piensa[n]?|planea[n]?) a? ?(?:usar|ocupar|llevar|jugar|presentar\w*|elegir|escoger|pickear|poner|hacer|ir|hacerle|alinear)|usara[n]?|llevara[n]?|elegira[n]?|escogera[n]?|pondra[n]?|alineara[n]?)\b/
const ofMatch =
  /\b(?:estrategia|tactica|formacion|alineacion|plan|roster|plantel|armas?|jugadores|gente|jugador|mapas?|bando|lado|en el reto|en la partida)\b|\b(?:por|contra) (?:el |la |los |las )?·/
const keptToThemselves = 'Eso no se sabe: cada clan lo decide por su cuenta y no se publica antes de jugar.'

/** Who will go down. */
const whoFalls =
  /\b(?:quien(?:es)?|kien|que clan(?:es)?|cual(?:es)?) (?:(?:va|van|podria|podrian|puede|pueden) (?:a )?(?:bajar|caer|descender)|(?:esta|estan) por (?:bajar|caer|descender)|bajara|bajaran)\b/
const fallsOnlyBy =
  'Eso nadie lo puede saber: se juega. Un clan baja solo cuando otro de más abajo lo pasa, al vencer a uno mejor ubicado; perder no baja a nadie.'

const nobodyKnows = 'Eso nadie lo puede saber: se juega.'
/** It is asked of oneself. */
const ofSelf = /^(?:y |oye |oe )?(?:voy|vamos) a\b|\b(?:voy|vamos) a (?:ganar|perder|jugar)\b/

/** Of a torneo: that nobody knows, and how it stands as far as it is known. */
async function foretoldOfTorneo(question: Question, site: Site, spoken: Thread['torneo']): Promise<Reply | null> {
  const { words, mentions } = question
  const all = await allTorneos(site)
  const short = words.length < 6 && !mentions.length ? all.find(({ id }) => id === spoken?.id) : undefined
  if (!short && !words.some((word) => saysTorneo.test(word.plain)) && !isNamedWhole(all, words)) return null
  const toCome = all.filter(isToCome)
  const torneo = namedIn(all, words)[0] ?? short ?? toCome[0]
  if (!torneo) return { text: `${nobodyKnows} Y ahora no hay ningún torneo anunciado.` }
  if (torneo.estado === 'terminado') return null
  const asked = torneo.estado === 'en-juego' ? 'quienes siguen en' : 'cuando es'
  const told = await torneoTold({ ...question, words: wordsOf(`${asked} ${torneo.nombre}`) }, newThread, site)
  const when = `${torneoLink(torneo)} es el ${formatDateTime(torneo.inicio)}.`
  return { ...told, text: lines(nobodyKnows, told?.text ?? when) }
}

/** The two that are to meet, of whom the thread spoke: named as such, or by the reto that was told. */
async function bothOf({ quien, intent, mine }: Thread, site: Site): Promise<readonly Who[]> {
  const clans = quien.filter(({ kind }) => kind === 'clan')
  if (intent === 'duelo' || (intent === 'retos-proximos' && clans.length > 1)) return quien.slice(0, 2)
  if (intent !== 'retos-proximos') return []
  const [reto] = await agendaRetos({ ...agreedRetos, clans, mine, next: true }, site)
  return reto ? [reto.retador, reto.retado].flatMap(({ id }) => site.community.clanById.get(id) ?? []) : []
}

/** What is known instead: the retos to come. */
async function retosAfter(why: string, asked: AgendaAsked, site: Site): Promise<Told> {
  const coming = await tellRetos(asked, site)
  return { intent: 'retos-proximos', reply: { ...coming, text: lines(why, coming.text) } }
}

/** That nobody knows who will win, and how things stand; null where a question asks for no such thing. */
export async function foretold(
  question: Question,
  thread: Thread,
  site: Site,
  { intents }: Matcher,
): Promise<Told | null> {
  const { words, mentions } = question
  const plain = plainText(words)
  if (!mentions.length && whoFalls.test(plain)) {
    return retosAfter(fallsOnlyBy, agreedRetos, site)
  }
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const text = withoutNames(question)
  const told = clans.length || thread.intent !== 'retos-proximos' ? clans : thread.quien
  if (told.length && mentions.every(({ clan, others }) => clan && !others) && plan.test(text) && ofMatch.test(text)) {
    const days = daysOf(text, site.now)
    return retosAfter(keptToThemselves, { ...agreedRetos, clans: told, days }, site)
  }
  const both = mentions.length || !favourite.test(plain) ? [] : await bothOf(thread, site)
  if (both.length < 2 && !foretells(words)) return null
  if (!mentions.length && ofSelf.test(plain))
    return {
      intent: 'consulta',
      reply: { text: `${nobodyKnows} Lo que ya jugaste está en ${link('Mi Cuenta', paths.miCuenta)}.` },
    }
  const torneo = await foretoldOfTorneo(question, site, both.length > 1 ? null : thread.torneo)
  if (torneo) return { intent: 'torneos', reply: torneo }
  if (saysTorneo.test(plain)) return null
  // 'quién gana el viernes': whoever is to meet then
  const days = mentions.length || both.length > 1 ? null : daysOf(plain, site.now)
  if (days) return retosAfter(nobodyKnows, { ...agreedRetos, days }, site)
  const id = both.length > 1 || mentions.length > 1 ? 'duelo' : mentions.length ? 'puesto' : 'en-puesto'
  const intent = intents.find((each) => each.id === id)
  if (!intent) return null
  const before = both.length > 1 ? { ...newThread, intent: 'duelo', quien: both } : newThread
  const reply = await answered(intent, { ...question, numero: null, number: null }, before, site)
  return {
    intent: id,
    reply: { ...reply, text: lines(`${nobodyKnows} Esto es lo que dice la tabla hoy.`, reply.text) },
  }
}
