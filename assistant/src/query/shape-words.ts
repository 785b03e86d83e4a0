import type { Site } from '../intent'
import type { Question } from '../understand'
import type { Change } from './consulta'

/** A shape of question, by what it says besides names. `of`: how many it must name; `self`: whoever asks, or was spoken of, may be meant. */
export interface Shape {
  says: RegExp
  unless?: RegExp
  of: 0 | 1 | 2 | 'any'
  /** 'mi mejor noche': whoever asks is meant as a player, and not their clan. */
  mine?: true
  /** 'cómo salimos con Puelche': of one that is named with whoever asks, that one is the rival. */
  met?: true
  read(
    text: string,
    question: Question,
    site: Site,
    /** The time that it says; null where it says none. */
    time: Pick<Change, 'desde' | 'hasta'> | null,
  ): Change | null
}

export const clanWord = '(?:clan(?:es)?|equipos?|teams?)'
export const who = `(?:quien(?:es)?|(?:que|cual(?:es)?|el|los)(?: es el)? ${clanWord}|(?:el|los) que)`
export const of = '(?:le|les|lo|los|la|las)?'
export const beat = '(?:ganad\\w+|gano|ganaron|vencid\\w+|vencio|vencieron|derrotad\\w+|derroto|derrotaron)'
export const never = '(?:nunca|jamas|no|todavia no|aun no)'
export const each = /\bcuant[oa]s?\b|\bcada (?:un[oa]|quien|clan|rival)\b|\bveces\b|\bdesglos\w+\b|\bc\/u\b/
export const least = (text: string) => /\bmenos\b/.test(text)
export const wins = /\b(?:gan\w+|victorias?|triunfos?|wins?)\b/
export const losses = /\b(?:pierd\w+|perd\w+|derrotas?|losses)\b/
export const resultOf = (text: string) => (losses.test(text) ? 'perdida' : wins.test(text) ? 'ganada' : null)
export const fieldOf = (text: string) => (losses.test(text) ? 'perdidas' : wins.test(text) ? 'ganadas' : 'jugadas')
export const order = (text: string, campo: 'ganadas' | 'perdidas' | 'jugadas' = fieldOf(text)) => ({
  ordenar: { campo, hacia: least(text) ? ('menos' as const) : ('mas' as const) },
})
export const everything =
  /\b(?:en|de) (?:toda )?(?:la|su) historia\b|\bhistoric\w+\b|\bsumando\b|\bcontando (?:tod|las)\w*\b|\btodas las etapas\b|\bde todos los tiempos\b|\bdesde (?:siempre|que existe|que partio)\b|\ben todas las temporadas\b|\btodas las temporadas\b|\btodo sumado\b|\bjuntando\b/
export const ofPlayers = /\bjugador(?:es|a)?\b|\bplayers?\b/
export const first = '(?:primer[oa]?s?|1(?:ero|ro|er)?|puntero|lider|number one|top 1|la punta|la cima)'

/** What two that are named are asked of besides the match that they played last: a series, a place, what is to come. */
export const ofPeriod =
  /\b(?:torneos?|copas?|llave|semi\w*|final de|etapas?|temporadas?|retos?|tabla|lugar|puestos?|si|van|va|vamos|historial|siempre|veces|total|compar\w+|anuncio|cuant[oa]s|manana|primera|primer)\b/
/** It tells of what was played. */
export const wasPlayed =
  /\b(?:salio|salieron|quedo|quedaron|termino|terminaron|acabo|acabaron|resultado|marcador|fue|fueron)\b/
