import { signatureSize } from '@trinchera/contract/embeds'
import type { SignatureCard } from './card'
import { shortened } from '@trinchera/rules/letters'
import { drawable, fitting, text, textWidth } from './card-text'
import { colours } from './colours'
import { emblemAt, markAt, pictureAt } from './drawings'

const { width, height } = signatureSize

/** Fits a text into a width: first the font size shrinks from `largest` to `least`, then the text is shortened. Returns text and size. */
function oneLine(words: string, most: number, largest: number, least: number): readonly [string, number] {
  let shown = words
  for (let letters = words.length; textWidth(shown) * least > most && letters > 1; letters--)
    shown = shortened(words, letters)
  return [shown, fitting(shown, most, largest, 'head', least)]
}

const emblemBox = { x: 8, y: 7, size: 46 }
const nameX = 64
/** Horizontal centres of the three figures: place, record (wins and losses) and streak. */
const placeX = 264
const recordX = 329
const streakX = 382
const markX = width - 40
const nameWidth = placeX - 36 - nameX

/** SVG of a clan's signature for forums: emblem, name, place, record and streak. */
export function drawSignature({ title, note, place, of, record, streak, picture, siteName }: SignatureCard): string {
  const [name, nameSize] = oneLine(drawable(title) || 'Clan', nameWidth, 28, 15)
  const [under, underSize] = oneLine(drawable(note), nameWidth, 17, 12)
  const [site, siteSize] = oneLine(drawable(siteName), 40, 16, 9)
  const label = (x: number, words: string) =>
    text(x, 52, words, { size: 14, colour: 'bone-3', weight: 600, anchor: 'middle' })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.ground}" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="${colours['ground-2']}" d="M${markX - 22} 0H${width}V${height}H${markX - 22}Z"/>`,
    `<path fill="${colours.brass}" d="M0 0H3V${height}H0Z"/>`,
    picture ? pictureAt(picture, emblemBox) : emblemAt(title, emblemBox),
    text(nameX, 30, name, { size: nameSize }),
    text(nameX, 50, under, { size: underSize, colour: 'bone-2', weight: 600 }),
    ...(place > 0
      ? [text(placeX, 36, `#${place}`, { size: 34, colour: 'brass', anchor: 'middle' }), label(placeX, `de ${of}`)]
      : [text(placeX, 34, '–', { size: 30, colour: 'bone-2', anchor: 'middle' }), label(placeX, 'sin puesto')]),
    text(recordX, 34, record, { size: fitting(record, 62, 27, 'head', 14), anchor: 'middle' }),
    label(recordX, 'V–D'),
    text(streakX, 34, streak, { size: fitting(streak, 40, 27, 'head', 14), anchor: 'middle' }),
    label(streakX, 'racha'),
    markAt(markX - 8, 12, 34),
    text(markX + 9, 50, site, { size: siteSize, colour: 'bone-2', weight: 700, anchor: 'middle' }),
    '</svg>',
  ].join('')
}
