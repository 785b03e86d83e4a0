import { beginningOf, shortened } from '@trinchera/rules/letters'
import { drawable, fitting, text } from './card-text'
import { colours } from './colours'
import { card, emblemAt, markAt, pictureAt, plateAt } from './drawings'

/** One row of the ladder table on the card of an etapa. */
export interface CardRow {
  place: number
  name: string
  record: string
}

/** A clan of a match, with its places before and after the match: 0: unranked; null: the ladder table does not include the match yet. */
export interface CardSide {
  name: string
  before: number | null
  after: number | null
}

/** Content of a clan's signature for forums (`signature.ts`). `note`: the clan's tag and etapa. `of`: number of ranked clans. */
export interface SignatureCard {
  kind: 'firma'
  siteName: string
  title: string
  note: string
  place: number
  of: number
  record: string
  streak: string
  picture?: string
}

/** Content of a torneo's preview card. `clans`: names of the playing clans; the first are shown. `champion`: null until the end. */
export interface TorneoCard {
  kind: 'torneo'
  siteName: string
  title: string
  note: string
  clans: readonly string[]
  champion: string | null
}

/** Content of a preview card, the picture that messengers show for a link. `picture`: data URL; without it, an emblem is generated. */
export type PageCard =
  | { kind: 'home'; siteName: string; titular: string }
  | { kind: 'text'; siteName: string; label: string; title: string; note: string }
  | {
      kind: 'clan'
      siteName: string
      title: string
      note: string
      place: number
      of: number
      record: string
      picture?: string
    }
  /** `record`: null if the player shows no statistics. */
  | {
      kind: 'jugador'
      siteName: string
      title: string
      note: string
      record: { won: number; lost: number } | null
      picture?: string
    }
  | { kind: 'etapa'; siteName: string; title: string; note: string; rows: readonly CardRow[] }
  | TorneoCard
  | { kind: 'partida'; siteName: string; note: string; won: CardSide; lost: CardSide; score: string | null }

/** Content of anything that is rendered as a picture: preview cards and signatures. */
export type Card = PageCard | SignatureCard

/** Wraps a text into at most `most` lines of `length` characters; the rest is cut off. */
function wrapped(words: string, length: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(shortened(word, length))
  }
  return lines.length > most
    ? [...lines.slice(0, most - 1), `${beginningOf(lines[most - 1] ?? '', length - 1)}…`]
    : lines
}

const left = 72
const right = card.width - 72
const drawing = { x: left, y: 136, size: 190 }
const beside = left + 190 + 36

/** SVG of the line below a title, shortened to `most` characters. */
const line = (x: number, y: number, words: string, most: number) => {
  const shown = shortened(drawable(words).replace(/^\[ ?\] · /, ''), most) // removes a tag that has no characters the fonts can render
  return text(x, y, shown, { size: fitting(shown, right - x, 36, 'text'), colour: 'bone-2', weight: 400, face: 'text' })
}

const heading = (title: string, note: string) => {
  const name = shortened(title, 40)
  return text(beside, 240, name, { size: fitting(name, right - beside, 112) }) + line(beside, 300, note, 56)
}

const label = (x: number, y: number, words: string) =>
  text(x, y, words.toLocaleUpperCase('es-CL'), { size: 34, colour: 'bone-3', weight: 600 })

/** The places of a clan before and after a match: '#9 → #5', '#5' or 'No Rankeado'; empty until the ladder table includes the match. */
function placesText({ before, after }: CardSide): string {
  if (before === null || after === null) return ''
  const place = (number: number) => (number > 0 ? `#${number}` : 'No Rankeado')
  return before === after ? place(after) : `${place(before)} → ${place(after)}`
}

const emblemsDrawn = 9

/** SVG of a torneo's card: its name and, below the name, the champion or the emblems of the playing clans. */
function torneoParts({ title, note, clans, champion }: TorneoCard): string {
  const lines = wrapped(drawable(title) || 'Torneo', 30, 2)
  const size = Math.min(...lines.map((words) => fitting(words, right - left, 104)))
  const head = lines.map((words, i) => text(left, 240 + i * 96, words, { size })).join('')
  const more = clans.length - emblemsDrawn
  const name = shortened(drawable(champion ?? '') || 'Clan', 30)
  const foot = champion
    ? [
        emblemAt(champion, { x: left, y: 396, size: 176 }),
        label(left + 212, 452, 'Campeón'),
        text(left + 212, 544, name, { size: fitting(name, right - left - 212, 104), colour: 'brass' }),
      ]
    : [
        ...clans.slice(0, emblemsDrawn).map((clan, i) => emblemAt(clan, { x: left + i * 104, y: 414, size: 88 })),
        more > 0 ? text(left + emblemsDrawn * 104, 476, `+${more}`, { size: 56, colour: 'bone-2', weight: 700 }) : '',
        line(left, 570, note, 64),
      ]
  return head + foot.join('')
}

function inside(shown: PageCard): string {
  switch (shown.kind) {
    case 'home': {
      const name = shortened(drawable(shown.siteName), 40).toLocaleUpperCase('es-CL')
      return (
        text(left, 236, name, { size: fitting(name, right - left, 168) }) +
        text(left, 306, shortened(drawable(shown.titular), 48), {
          size: 44,
          colour: 'bone-2',
          weight: 400,
          face: 'text',
        })
      )
    }
    case 'text': {
      const title = wrapped(drawable(shown.title) || shown.siteName, 34, 3)
      const size = Math.min(...title.map((words) => fitting(words, right - left, 92)))
      return [
        label(left, 190, shown.label),
        ...title.map((words, i) => text(left, 280 + i * 92, words, { size })),
        line(left, 570, shown.note, 60),
      ].join('')
    }
    case 'clan':
      return [
        shown.picture ? pictureAt(shown.picture, drawing) : emblemAt(shown.title, drawing),
        heading(drawable(shown.title) || 'Clan', shown.note),
        ...(shown.place > 0
          ? [
              text(left, 560, `#${shown.place}`, { size: 216, colour: 'brass' }),
              text(left + 110 + String(shown.place).length * 82, 560, `de ${shown.of}`, {
                size: 56,
                colour: 'bone-2',
                weight: 600,
              }),
            ]
          : [text(left, 550, 'No Rankeado', { size: 120, colour: 'bone-2' })]),
        text(right, 560, shown.record, { size: 132, anchor: 'end' }),
        text(right, 434, 'VICTORIAS–DERROTAS', { size: 34, colour: 'bone-3', weight: 600, anchor: 'end' }),
      ].join('')
    case 'jugador':
      return [
        shown.picture ? pictureAt(shown.picture, drawing) : plateAt(drawable(shown.title), drawing),
        heading(drawable(shown.title) || 'Jugador', shown.note),
        ...(shown.record
          ? [
              text(left, 560, String(shown.record.won), { size: 176, colour: 'brass' }),
              label(left, 420, 'Victorias'),
              text(left + 400, 560, String(shown.record.lost), { size: 176 }),
              label(left + 400, 420, 'Derrotas'),
            ]
          : []),
      ].join('')
    case 'torneo':
      return torneoParts(shown)
    case 'partida': {
      const most = shown.score === null ? right - left - 156 : 720
      return [
        line(left, 200, shown.note, 64),
        ...[shown.won, shown.lost].flatMap((side, i) => {
          const y = 350 + i * 180
          const words = shortened(drawable(side.name) || 'Clan', 30)
          return [
            emblemAt(side.name, { x: left, y: y - 92, size: 120 }),
            text(left + 156, y, words, { size: fitting(words, most, 92), colour: i === 0 ? 'bone' : 'bone-2' }),
            text(left + 156, y + 52, placesText(side), { size: 44, colour: i === 0 ? 'brass' : 'bone-3', weight: 700 }),
          ]
        }),
        ...(shown.score === null ? [] : [text(right, 480, shown.score, { size: 190, colour: 'brass', anchor: 'end' })]),
      ].join('')
    }
    case 'etapa': {
      const title = shortened(drawable(shown.title) || 'Etapa', 44)
      return [
        text(left, 236, title, { size: fitting(title, right - left, 112) }),
        line(left, 292, shown.note, 64),
        ...shown.rows.slice(0, 3).flatMap(({ place, name, record }, i) => {
          const y = 388 + i * 84
          const words = shortened(drawable(name) || 'Clan', 30)
          return [
            text(left, y, String(place), { size: 72, colour: i === 0 ? 'brass' : 'bone' }),
            emblemAt(name, { x: left + 70, y: y - 56, size: 64 }),
            text(left + 156, y, words, { size: fitting(words, 640, 64), weight: 700 }),
            text(right, y, record, { size: 64, weight: 700, anchor: 'end' }),
          ]
        }),
      ].join('')
    }
  }
}

/** SVG of a preview card. `background`: data URL of the landing page's picture, which is darkened except on the home page's card. */
export function drawCard(shown: PageCard, background: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 ${card.width} ${card.height}">`,
    `<image href="${background}" width="${card.width}" height="${card.height}"/>`,
    ...(shown.kind === 'home'
      ? []
      : [`<path fill="${colours.ground}" fill-opacity=".74" d="M0 0H${card.width}V${card.height}H0Z"/>`]),
    markAt(left, 62, 52),
    ...(shown.kind === 'home'
      ? []
      : [text(left + 68, 93, shown.siteName.toLocaleUpperCase('es-CL'), { size: 44, colour: 'bone-2', weight: 700 })]),
    inside(shown),
    '</svg>',
  ].join('')
}
