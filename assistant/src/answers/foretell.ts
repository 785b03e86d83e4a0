import { formatDateTime } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { newThread, type Thread } from '../thread-state'
import { torneoLink } from '../torneos/say'
import { torneoTold } from '../torneos/turn'
import { allTorneos } from '../torneos/facts'
import { isNamedWhole, namedIn, saysTorneo } from '../torneos/which'
import type { Question } from '../understand'
import { lines, link } from '../wording'
import { wordsOf, type Word } from '../words/plain'

const winning =
  '(?:gan(?:ar(?:a|an)?|e|en)|sal(?:ir|dra|dran|ga)|ser|sera|seran|quedar|quedara|campeon|campeones|terminar|terminara|llevarse|llevara)'
/** What nobody can know: who will win, or lead in the end. */
const ofFuture: readonly RegExp[] = [
  new RegExp(`\\b(?:quien|quienes|cual|que clan|que equipo)\\b.*\\b(?:va|van|vaya|ira) a ${winning}\\b`),
  /\b(?:quien|quienes|que clan|que equipo|cual)(?: clan)? (?:ganara|ganaran|saldra|sera|seran|quedara|terminara|se llevara|se lleva la)\b/,
  /\b(?:quien|quienes|cual|que clan)(?: (?:tu|uds|ustedes|vos))? (?:crees|creen|piensas|dirias|apuestas|opinas)\b.*\b(?:gan\w+|campeon|primero)\b/,
  /\bcrees que (?:\w+ ){0,5}(?:gane|ganara|gana|va a ganar|salga campeon)\b/,
  /\b(?:pronostico|pronosticos|prediccion|predicciones|predice|apuesta|apuestas|favorito|favoritos)\b.*\b(?:gan\w+|campeon|etapa|partida|entre|tabla|liga|ladder|para)\b/,
  /\b(?:va|van|vamos|ira) a (?:ganar|salir|ser|quedar|terminar) (?:la|el|campeon|campeones|primer|primero|primeros)\b/,
  /\bcuant[oa]s (?:\w+ )?(?:voy|vamos|va|van) a (?:ganar|perder|jugar)\b/,
  /^(?:y |oye |oe )?(?:voy|vamos) a (?:ganar|perder|salir campeon\w*|ser campeon\w*)\b/,
  /\bquien(?:es)? (?:gana|ganaria|ganarian|sale campeon|saldria campeon|sera campeon|se lleva) (?:(?:de )?(?:la |el |del )(?:proxim[oa] |gran )?(?:etapa|copa|torneo|campeonato|ladder|liga|temporada|reto|duelo|final|clasico|partida de (?:hoy|manana))|entre|manana|el proximo|este finde|hoy en la noche)/,
  /\bquien(?:es)? (?:es|son|seria|serian|sale|salen|va|van) (?:(?:el|la|los|las|de) )?(?:mas )?favorit[oa]s?\b/,
  /\bquien(?:es)?\b.*\btienen? (?:mas|mejores) (?:chances?|posibilidad\w*|opcion\w*|probabilidad\w*)\b/,
  /\bquien(?:es)? (?:gana|ganan|cree\w* que gana)\b.*\b(?:segun (?:tu|vos|ti|usted|uds|radio)|(?:tu|para) (?:pronostico|opinion)|para ti|a tu juicio)\b|\bsegun (?:tu|vos|ti)\b.*\bquien(?:es)? gana\b|\bquien(?:es)? gana (?:hoy|esta noche|manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))$/,
  /\ba quien le (?:apuestas|pones|apostarias|tienes fe)\b/,
]

/** Two who may meet, and who of them would win: 'si A y B juegan mañana, quién gana'. */
const shouldTheyMeet =
  /\bsi\b.*\b(?:jueg[ua]en?|juegan?|jugaran?|jugasen?|enfrent\w+|top\w+|pele\w+|cruz\w+|midier\w+|toca\w*)\b.*\bquien(?:es)? (?:cree\w* que )?(?:gana|ganaria|gane|ganara|sale ganando|tiene mas chance|es favorito)|\bquien(?:es)? (?:cree\w* que )?(?:gana|ganaria|ganara|es favorito)\b.*\b(?:si (?:jueg|jug|se|top|pele)\w*|entre)\b/
/** It is of the world outside, or asks how or when. */
const notOurs = /\b(?:como|cuando|mundial|eurocopa|libertadores|elecciones|champions|chile|presidente)\b/

/** Whether a question wants to know what is still to be played. */
export function foretells(words: readonly Word[]): boolean {
  const text = words.map(({ plain }) => plain).join(' ')
  if (notOurs.test(text)) return false
  return shouldTheyMeet.test(text) || (!/\bsi\b/.test(text) && ofFuture.some((asked) => asked.test(text)))
}

const favourite =
  /^(?:y |pero |oye )?(?:es[ae] |este |esta |la |el )?(?:(?:quien(?:es)?|kien|cual|que clan) (?:l[oa] )?(?:(?:tu |uds )?cre\w+ que )?(?:(?:es|seria|son|sale|va) (?:(?:el|de) )?(?:mas )?favorit[oa]s?|gana|ganan|gane|ganara|ganaria|va a ganar|tiene (?:mas|mejores) (?:chances?|posibilidad\w*|opcion\w*)(?: de ganar)?)|(?:el )?favorito)$/
/** Whether a short question wants to know who of two will win. */
export const asksFavourite = (words: readonly Word[]) => favourite.test(words.map(({ plain }) => plain).join(' '))

const plan =
  /\b(?:que|cual|cuales|con que|con quien(?:es)?|quien(?:es)?|kien(?:es)?|como)(?: (?:estrategia|tactica|formacion|alineacion|plan|roster|plantel|armas?|jugadores|mapas?|bando|lado|jugador|gente))?s? (?:(?:va|van|vamos|ira|iran|piensa[n]?|planea[n]?) a? ?(?:usar|ocupar|llevar|jugar|presentar\w*|elegir|escoger|pickear|poner|hacer|ir|hacerle|alinear)|usara[n]?|llevara[n]?|elegira[n]?|escogera[n]?|pondra[n]?|alineara[n]?)\b/
const ofMatch =
  /\b(?:estrategia|tactica|formacion|alineacion|plan|roster|plantel|armas?|jugadores|gente|jugador|mapas?|bando|lado|en el reto|en la partida)\b|\b(?:por|contra) (?:el |la |los |las )?·/
/** Whether a question wants to know what a clan means to do in a match to come. */
export const asksPlan = (text: string) => plan.test(text) && ofMatch.test(text)
export const keptToThemselves = 'Eso no se sabe: cada clan lo decide por su cuenta y no se publica antes de jugar.'

const whoFalls =
  /\b(?:quien(?:es)?|kien|que clan(?:es)?|cual(?:es)?) (?:(?:va|van|podria|podrian|puede|pueden) (?:a )?(?:bajar|caer|descender)|(?:esta|estan) por (?:bajar|caer|descender)|bajara|bajaran)\b/
/** Whether a question wants to know who will go down. */
export const asksWhoFalls = (words: readonly Word[]) => whoFalls.test(words.map(({ plain }) => plain).join(' '))
export const fallsOnlyBy =
  'Eso nadie lo puede saber: se juega. Un clan baja solo cuando otro de más abajo lo pasa, al vencer a uno mejor ubicado; perder no baja a nadie.'

/** What stands before what the table says. */
export const nobodyKnows = 'Eso nadie lo puede saber: se juega.'
export const unknowable = `${nobodyKnows} Esto es lo que dice la tabla hoy.`

const ofSelf = /^(?:y |oye |oe )?(?:voy|vamos) a\b|\b(?:voy|vamos) a (?:ganar|perder|jugar)\b/

/** Of whoever asks: that nobody knows, and where what they played is. */
export const foretoldOfSelf = ({ words, mentions }: Question): Reply | null =>
  !mentions.length && ofSelf.test(words.map(({ plain }) => plain).join(' '))
    ? { text: `${nobodyKnows} Lo que ya jugaste está en ${link('Mi Cuenta', paths.miCuenta)}.` }
    : null

/** Of a torneo: that nobody knows, and how it stands as far as it is known. */
export async function foretoldOfTorneo(
  question: Question,
  site: Site,
  spoken: Thread['torneo'],
): Promise<Reply | null> {
  const { words, mentions } = question
  const all = await allTorneos(site)
  const short = words.length < 6 && !mentions.length ? all.find(({ id }) => id === spoken?.id) : undefined
  if (!short && !words.some((word) => saysTorneo.test(word.plain)) && !isNamedWhole(all, words)) return null
  const toCome = all.filter(({ estado }) => !/^(?:terminado|cancelado)$/.test(estado))
  const torneo = namedIn(all, words)[0] ?? short ?? toCome[0]
  if (!torneo) return { text: `${nobodyKnows} Y ahora no hay ningún torneo anunciado.` }
  if (torneo.estado === 'terminado') return null
  const asked = torneo.estado === 'en-juego' ? 'quienes siguen en' : 'cuando es'
  const told = await torneoTold({ ...question, words: wordsOf(`${asked} ${torneo.nombre}`) }, newThread, site)
  const when = `${torneoLink(torneo)} es el ${formatDateTime(torneo.inicio)}.`
  return { ...told, text: lines(nobodyKnows, told?.text ?? when) }
}
