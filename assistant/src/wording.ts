import { paths } from '@trinchera/contract/site-paths'
import { formatAgo, formatDate, formatTime, streakMark } from '@trinchera/rules/presentation'
import { rolNames } from '@trinchera/rules/permissions'
import type { Who } from './names/community'
import { plain } from './words/plain'

// Answers are text with line breaks, **bold** and [links](/address): what people named themselves must not become any of these, nor call anybody.

/** Unseen, and enough to keep two signs from meaning something together. */
const apart = '\u200B'

/** Somebody's own words as plain text inside an answer. */
export function quoted(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/@/g, `@${apart}`)
    .replace(/\*/g, `${apart}*${apart}`)
    .replace(/\](?=\()/g, `]${apart}`)
    .replace(/:\/\//g, `:${apart}//`)
    .replace(/<(?=[@#!&a-z/])/gi, `<${apart}`)
}

/** What staff wrote for people to copy as it stands, a password or an address: taken apart only where it would become something else. */
export function copied(text: string): string {
  const whole = text.trim()
  return /\*\*|\]\(|@(?:everyone|here)|<[@#!&a-z/]/i.test(whole) ? quoted(whole) : whole
}

/** Words that stand out: our own, or a name that went through `quoted`. */
export const bold = (text: string) => `**${text}**`

/** Somebody's name, standing out. */
export const named = (name: string) => bold(quoted(name))

const brackets: Record<string, string> = { '[': '［', ']': '］' }

/** An address that staff wrote, as a link holds it. */
export const addressed = (address: string) =>
  address.replace(/[()\s]|@(?=everyone|here)/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** A link to one of our own pages, or to an address that staff wrote. */
export const link = (text: string, address: string) =>
  `[${quoted(text).replace(/[[\]]/g, (sign) => brackets[sign] ?? sign)}](${addressed(address)})`

/** One of two texts, by the language of the question. */
export type Say = (es: string, en: string) => string
export const inSpanish: Say = (es) => es
export const inEnglish: Say = (_, en) => en

/** 'a', 'a y b', 'a, b y c'. */
export function listed(items: readonly string[], say: Say = inSpanish): string {
  const last = items.at(-1) ?? ''
  const and = say(/^\W*(?:i|hi(?!e))/i.test(last) ? 'e' : 'y', 'and')
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** The beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said of one, or of several. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const people = (count: number) => counted(count, '1 jugador', `${count} jugadores`)

const englishEnds = new Intl.PluralRules('en', { type: 'ordinal' })
const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }

/** A place as it is said: '2.º', '2nd'. */
export const placed = (place: number, say: Say = inSpanish) =>
  say(`${place}.º`, `${place}${ends[englishEnds.select(place)]}`)

/** Names that end like a plural and are none. */
const singular = new Set(
  'aries ares argos atlas caos carlos cosmos cronos dallas deimos dios eros fobos hades helios hercules hermes jueves kaos kronos logos lucas lunes marcos martes matias miercoles minos moises pegaso pericles texas thanatos tomas ulises viernes'.split(
    ' ',
  ),
)
const several = /^(?:l[oa]s|un[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/

/** Whether a clan's name is a plural: 'Los Halcones', 'Perros de Lota'. A player is one, whatever the nick. */
export function isPlural(who: string | Who): boolean {
  if (typeof who !== 'string') return who.kind === 'clan' && isPlural(who.nombre)
  const first = /[\p{L}\p{M}\p{N}]+/u.exec(who.normalize('NFC').toLowerCase())?.[0] ?? ''
  // an accent on the last syllable is a singular's: 'Inglés', 'Satanás'
  return several.test(first) || (first.length > 3 && /[aeo]s$/.test(first) && !singular.has(plain(first)))
}

/** The verb that goes with a name: `verb('va', 'van', 'Los Halcones')`. */
export const verb = (one: string, many: string, who: string | Who) => (isPlural(who) ? many : one)

/** 'No Rankeado', or 'No Rankeados' of a clan called by a plural. */
export const noPlace = (who: string | Who, say: Say = inSpanish) =>
  say(verb('No Rankeado', 'No Rankeados', who), 'unranked')

/** A record as lists show it, wins first: '58–11'. */
export const scored = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) => `${triunfos}–${derrotas}`

export const winsOf = (count: number, say: Say) =>
  say(counted(count, '1 victoria', `${count} victorias`), counted(count, '1 win', `${count} wins`))
export const lossesOf = (count: number, say: Say) =>
  say(counted(count, '1 derrota', `${count} derrotas`), counted(count, '1 loss', `${count} losses`))
/** The same in a sentence. */
export const wonAndLost = (
  { triunfos, derrotas }: { triunfos: number; derrotas: number },
  say: Say = inSpanish,
): string => `${winsOf(triunfos, say)} ${say('y', 'and')} ${lossesOf(derrotas, say)}`

/** A streak in words: '3 victorias seguidas', '12 derrotas seguidas ❄️', 'a streak of 3 wins'; one match is no streak yet. */
export function run(racha: number, say: Say = inSpanish): string {
  const [length, mark] = [Math.abs(racha), streakMark(racha)]
  const said = (racha > 0 ? winsOf : lossesOf)(length, say)
  return `${say('', 'a streak of ')}${said}${length > 1 ? say(' seguidas', '') : ''}${mark ? ` ${mark}` : ''}`
}

/** What a rol is called. */
export const rolName = (rol: number) => rolNames[rol === 1 ? 1 : rol === 2 ? 2 : rol === 3 ? 3 : rol === 4 ? 4 : 5]

type EtapaName = { nombre: string; juego: { nombre: string } }
/** An etapa's name may be a feminine noun or anything: 'la Etapa II', but 'Duelo 1v1'. */
export const article = ({ nombre }: { nombre: string }) =>
  /^(?:etapa|temporada|liga|copa|fase|divisi[oó]n|season|primera|segunda|tercera)\b/i.test(nombre) ? 'la ' : ''
/** 'la Etapa II de Allied Assault' as a button says it: with its game, for others are called the same. */
export const etapaText = (etapa: EtapaName) => `${article(etapa)}${etapa.nombre} de ${etapa.juego.nombre}`

export const englishMonths =
  'January February March April May June July August September October November December'.split(' ')

/** A day in Chile: '05/07/2025', '5 July 2025'. */
export function day(moment: string, say: Say): string {
  const [date = '', month = '', year = ''] = formatDate(moment).split('/')
  return say(`${date}/${month}/${year}`, `${Number(date)} ${englishMonths[Number(month) - 1] ?? ''} ${year}`)
}

/** 'hace 3 h' within the day, the day and hour in Chile before; in English always these. */
export function when(moment: string | null, now: Date, say: Say = inSpanish): string {
  if (!moment) return say('nunca', 'never')
  if (say('', 'en')) return `on ${day(moment, say)} at ${formatTime(moment)}`
  const ago = formatAgo(moment, now.getTime())
  return ago.startsWith('hace') || ago === 'ahora'
    ? `${ago} (${formatDate(moment)}, ${formatTime(moment)})`
    : `el ${formatDate(moment)} a las ${formatTime(moment)}`
}

/** When a match was reported, as a link to it. */
export const whenPlayed = ({ id, fecha }: { id: number; fecha: string }, now: Date, say?: Say): string =>
  link(when(fecha, now, say), paths.partida(id))

export const lines = (...parts: readonly (string | null | false | undefined)[]) => parts.filter(Boolean).join('\n')

/** Lines of a list. */
export const bullets = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** As many as an answer has room for, and how many it leaves out; one alone is never left out. */
export function shortened<T>(items: readonly T[], most: number): { shown: readonly T[]; more: number } {
  const shown = items.length > most + 1 ? items.slice(0, most) : items
  return { shown, more: items.length - shown.length }
}

/** 'a, b y 3 más'. */
export function listedUpTo(items: readonly string[], most: number, say: Say = inSpanish): string {
  const { shown, more } = shortened(items, most)
  return listed(more ? [...shown, say(`${more} más`, `${more} more`)] : shown, say)
}

/** The last line of a list that leaves some out: how many, as a link to the page that has them all; '' if it leaves none out. */
export const andMore = (more: number, page: string, say: Say = inSpanish): string =>
  more > 0 ? `${say('…y', '…and')} ${link(`${more} ${say('más', 'more')}`, page)}.` : ''

/** Lines of a list, and how many more there are, as a link to the page that has them all. */
export function bulletsUpTo(items: readonly string[], most: number, page: string, say?: Say): string {
  const { shown, more } = shortened(items, most)
  return lines(bullets(shown), andMore(more, page, say))
}
