import { chileClock, clockOf } from '@trinchera/rules/chile-time'
import { bold, lines, sayIn } from './wording'
import { plain } from './words/plain'

// Times of other places: those of an answer, or an hour that is said.

interface Place {
  says: string
  es: string
  en: string
  zone: string
}

const places: readonly Place[] = [
  { says: 'utc|gmt|zulu', es: 'UTC', en: 'UTC', zone: 'UTC' },
  {
    says: 'argentina|buenos aires|cordoba|mendoza',
    es: 'Argentina',
    en: 'Argentina',
    zone: 'America/Argentina/Buenos_Aires',
  },
  { says: 'peru|lima', es: 'Perú', en: 'Peru', zone: 'America/Lima' },
  { says: 'bolivia|la paz', es: 'Bolivia', en: 'Bolivia', zone: 'America/La_Paz' },
  { says: 'uruguay|montevideo', es: 'Uruguay', en: 'Uruguay', zone: 'America/Montevideo' },
  { says: 'paraguay|asuncion', es: 'Paraguay', en: 'Paraguay', zone: 'America/Asuncion' },
  { says: 'brasil|brazil|sao paulo', es: 'Brasil (São Paulo)', en: 'Brazil (São Paulo)', zone: 'America/Sao_Paulo' },
  { says: 'colombia|bogota', es: 'Colombia', en: 'Colombia', zone: 'America/Bogota' },
  { says: 'ecuador|quito', es: 'Ecuador', en: 'Ecuador', zone: 'America/Guayaquil' },
  { says: 'venezuela|caracas', es: 'Venezuela', en: 'Venezuela', zone: 'America/Caracas' },
  { says: 'mexico|cdmx', es: 'México (Ciudad de México)', en: 'Mexico (Mexico City)', zone: 'America/Mexico_City' },
  { says: 'espana|spain|madrid|barcelona', es: 'España', en: 'Spain', zone: 'Europe/Madrid' },
  { says: 'alemania|germany', es: 'Alemania', en: 'Germany', zone: 'Europe/Berlin' },
  { says: 'francia|france|paris', es: 'Francia', en: 'France', zone: 'Europe/Paris' },
  { says: 'italia|italy', es: 'Italia', en: 'Italy', zone: 'Europe/Rome' },
  { says: 'portugal|lisboa', es: 'Portugal', en: 'Portugal', zone: 'Europe/Lisbon' },
  { says: 'inglaterra|reino unido|uk|england|london|londres', es: 'Inglaterra', en: 'the UK', zone: 'Europe/London' },
  { says: 'suecia|sweden', es: 'Suecia', en: 'Sweden', zone: 'Europe/Stockholm' },
  { says: 'australia|sydney', es: 'Australia (Sídney)', en: 'Australia (Sydney)', zone: 'Australia/Sydney' },
  { says: 'california|los angeles|pst|pacific time', es: 'California', en: 'California', zone: 'America/Los_Angeles' },
  {
    says: 'estados unidos|eeuu|usa|new york|nueva york|miami|florida|eastern time',
    es: 'Estados Unidos (Nueva York)',
    en: 'the US (New York)',
    zone: 'America/New_York',
  },
]

const named = (says: string) => new RegExp(`\\b(?:${says})\\b`)
const placeIn = (text: string) => places.find(({ says }) => named(says).test(text))

const hour = 3_600_000

const months = 'January February March April May June July August September October November December'.split(' ')
const timeInEnglish = /\bon \*\*(\d{1,2}) ([A-Z][a-z]+) (\d{4})\*\* at (\d\d):(\d\d)/g
const timeInSpanish = /\b(\d\d)\/(\d\d)\/(\d{4})(?:,| a las) (\d\d):(\d\d)(?!\d)/g
const two = (part: number) => String(part).padStart(2, '0')
const clock = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`

/** A time of Chile as the clock of a place shows it, encoded as if it were UTC. */
const thereAt = ({ zone }: Place, local: number): Date => new Date(clockOf(zone).localOf(chileClock().instantOf(local)))

/** A reply with each of its times told as a place has them too. */
function alsoThere(text: string, place: Place): string {
  const shown = (at: Date, other: string, name: string) =>
    place.zone === 'UTC' ? `${clock(at)} UTC${other}` : `${clock(at)}${other} ${name}`
  return text
    .replace(timeInEnglish, (said, day: string, month: string, year: string, hours: string, minutes: string) => {
      const at = thereAt(
        place,
        Date.UTC(Number(year), months.indexOf(month), Number(day), Number(hours), Number(minutes)),
      )
      const other = at.getUTCDate() === Number(day) ? '' : ` on ${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''}`
      return `${said} in Chile (${shown(at, other, `in ${place.en}`)})`
    })
    .replace(timeInSpanish, (said, day: string, month: string, year: string, hours: string, minutes: string) => {
      const at = thereAt(place, Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes)))
      const other = at.getUTCDate() === Number(day) ? '' : ` del ${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}`
      return `${said} (${shown(at, other, `en ${place.es}`)})`
    })
}

/** How far a place is ahead of Chile now, ms. */
const ahead = ({ zone }: Place, now: Date) => clockOf(zone).localOf(now.getTime()) - chileClock().localOf(now.getTime())
const hours = (ms: number) => {
  const count = Math.abs(ms) / hour
  return `${String(count).replace('.', ',')} ${count === 1 ? 'hora' : 'horas'}`
}
const inHours = (ms: number) => `${Math.abs(ms) / hour} ${Math.abs(ms) === hour ? 'hour' : 'hours'}`

/** How the clock of a place stands to that of Chile. */
function difference(place: Place, now: Date, english: boolean): string {
  const by = ahead(place, now)
  const say = sayIn(english)
  if (!by) return say(`${place.es} tiene ahora la misma hora que Chile.`, `${place.en} has the same time as Chile now.`)
  return say(
    `${place.es} va ahora ${bold(hours(by))} ${by > 0 ? 'adelante' : 'atrás'} de Chile; las horas del sitio son las de Chile.`,
    `${place.en} is ${bold(inHours(by))} ${by > 0 ? 'ahead of' : 'behind'} Chile now; the site's hours are those of Chile.`,
  )
}

const english = /\b(?:what|time|is|in|when|hours?|difference|i m|and|the|from|how)\b/

const readable = (typed: string) =>
  plain(typed)
    .replace(/[^\p{L}\p{N}: ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A question with what it says of a place whose time is wanted taken out. */
interface Abroad {
  /** What is left to be asked; empty where it says nothing but that, of what was told before. */
  rest: string
  place: Place
  english: boolean
}

const filler =
  /^(?:and|y|ok|what|whats|time|is|that|it|in|en|eso|esa|ese|hora|horas|es|son|a|que|q|cual|cuanto|seria|seran|the|please|pls|porfa|s|would|be|at|to|then|entonces|la|las|el|de|del|alla|for|me|my|pero|son|timezone|of|o|sea)$/
const ofTime = /\bwhen do\b|\b(?:horas?|horario|huso|zona horaria|diferencia|time|times|timezone|utc|gmt|zulu)\b/
const ofAccess = /\b(?:puedo|se puede|can i|aceptan|sirve|ping|lag|gente de|jugadores de|players from|clan)\b/

/** The time of which place is wanted, and what else is asked; null where none is. */
function abroadAsked(typed: string): Abroad | null {
  const text = readable(typed)
  const place = placeIn(text)
  if (!place || ofAccess.test(text)) return null
  const isEnglish = english.test(text) && !/\b(?:que|q|hora|horas|en|y)\b/.test(text)
  const bare = text
    .replace(
      new RegExp(
        `\\b(?:(?:en|in|de|del|from|to|a|la|hora|horas|horario|time|times)\\b ?)*(?:${place.says})\\b(?: time)?`,
      ),
      ' ',
    )
    .split(' ')
    .filter(Boolean)
  if (bare.every((word) => filler.test(word))) return { rest: '', place, english: isEnglish }
  if (!ofTime.test(text)) return null
  // of several sentences, those that tell where somebody is ask nothing
  const parts = typed.split(/(?<=[.?!;,])\s+/)
  const others = parts.filter((part) => placeIn(readable(part)) === undefined).join(' ')
  return { rest: parts.length > 1 && others.split(' ').length > 2 ? others : bare.join(' '), place, english: isEnglish }
}

/** An answer with its times as the place has them; where it holds none that may be told so, with how the clocks stand; null where it tells no time at all. */
function toldAbroad(response: string, { place, english: isEnglish }: Abroad, now: Date): string | null {
  const told = alsoThere(response, place)
  if (told !== response) return told
  return /\b\d\d:\d\d\b/.test(response) && place.zone !== 'UTC'
    ? lines(response, difference(place, now, isEnglish))
    : null
}

/** What a question is answered with that wants times as another place has them, going on with the one `before` where it says nothing else; null where it wants none. `ask`: answers what is left. */
export async function answerAbroad<A extends { response: string }>(
  typed: string,
  before: string | null,
  now: Date,
  ask: (text: string) => Promise<A>,
): Promise<A | null> {
  const abroad = abroadAsked(typed)
  const text = abroad && (abroad.rest || before)
  if (!abroad || !text) return null
  const answer = await ask(text)
  const response = toldAbroad(answer.response, abroad, now)
  return response === null ? null : { ...answer, response }
}
