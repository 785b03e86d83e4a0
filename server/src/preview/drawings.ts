import { clanEmblem } from '@trinchera/rules/art/emblem'
import { canopies, canopy, cords, halo, haloY, hero, jumper, plane, planes, sun } from '@trinchera/rules/art/hero'
import { mark } from '@trinchera/rules/art/mark'
import { drawPlate } from '@trinchera/rules/art/plate'
import { colours, type Colour } from './colours'

// The site's drawings as SVG with colours instead of CSS variables, so that they can be rendered without a style sheet.

export const card = { width: 1200, height: 630 } as const

const fill = (colour: Colour, d: string) => `<path fill="${colours[colour]}" d="${d}"/>`
const outline = (colour: Colour, width: number, d: string) =>
  `<path fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`

/** Offset of the part of the landing picture that cards show: it has the sun at the right and empty sky behind the text at the left. */
const crop = { x: 170, y: 10 }

/** SVG of the landing page's picture, cropped to the size of a card. */
export function drawBackground(): string {
  const rings = halo.map(
    (radius, i) =>
      `<circle cx="${sun.x}" cy="${haloY}" r="${radius}" fill="${[colours['art-halo-1'], colours['art-halo-2'], colours['art-halo-3'], colours['art-halo-4']][i]}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="${crop.x} ${crop.y} ${card.width} ${card.height}">`,
    `<clipPath id="trench"><path d="${hero.trench().mouth}"/></clipPath>`,
    `<path fill="${colours['art-sky']}" d="M0 0H1440V640H0Z"/>`,
    ...rings,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${colours['art-sun']}"/>`,
    fill('art-range-1', hero.far().body),
    `<g opacity=".4">${fill('art-range-1s', hero.far().litFar)}</g>`,
    fill('art-range-1s', hero.far().lit),
    fill('art-range-2', hero.near().body),
    ...planes.map(
      ([x, y, scale]) =>
        `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-4)">${fill('art-shape', plane)}</g>`,
    ),
    ...canopies.map(
      ([x, y, scale]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${fill('art-shape', canopy)}${outline('art-shape', 0.5, cords)}${fill('art-shape', jumper)}</g>`,
    ),
    ...hero
      .field()
      .map((d) => `<path fill="${colours['art-soil']}" stroke="${colours['art-line']}" stroke-width=".9" d="${d}"/>`),
    fill('art-trench', hero.trench().mouth),
    `<g clip-path="url(#trench)">${fill('art-wall', hero.trench().walls)}${fill('art-face', hero.trench().faces)}</g>`,
    outline('art-lip', 1.8, hero.trench().mouth),
    outline('art-wire', 2, hero.fences().pickets),
    outline('art-wire', 0.7, hero.fences().wires),
    '</svg>',
  ].join('')
}

const ink = (number: number) =>
  Object.entries(colours).find(([name]) => name === `ink-${number}`)?.[1] ?? colours['ink-1']

interface Place {
  x: number
  y: number
  size: number
}

/** SVG of the generated emblem of a clan without a picture. `clip`: an id that is unique within the drawing or page. */
export function emblemAt(nombre: string, { x, y, size }: Place, clip = `emblem-${x}-${y}`): string {
  const { outline: edge, division, inks, charge, darkCharge } = clanEmblem(nombre)
  return [
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="2.5 1.5 43 45.5"><clipPath id="${clip}"><path d="${edge}"/></clipPath>`,
    `<g clip-path="url(#${clip})"><path fill="${ink(inks[0])}" d="M0 0H48V48H0Z"/>${division && `<path fill="${ink(inks[1])}" d="${division}"/>`}</g>`,
    outline('ink-dark', 1.8, edge),
    `<path fill="${colours[darkCharge ? 'ink-dark' : 'ink-bone']}" stroke="${colours[darkCharge ? 'ink-bone' : 'ink-dark']}" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke" d="${charge}"/></svg>`,
  ].join('')
}

const octagon = 'M9 1H31L39 9V31L31 39H9L1 31V9Z'

/** SVG of the generated picture of a player without one: an octagon with letters of the username. */
export function plateAt(username: string, { x, y, size }: Place): string {
  const { ink: number, letters } = drawPlate(username)
  return [
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 40 40"><path fill="${ink(number)}" d="${octagon}"/>`,
    `<path fill="none" stroke="${colours['ink-dark']}" stroke-opacity=".45" d="M10.5 4H29.5L36 10.5V29.5L29.5 36H10.5L4 29.5V10.5Z"/>`,
    `<text x="20" y="27.5" text-anchor="middle" font-family="${faces.head}" font-weight="800" font-size="21" fill="${colours['ink-bone']}">${escaped(letters)}</text></svg>`,
  ].join('')
}

/** SVG of an uploaded picture (a data URL), clipped to the octagon of `plateAt`. */
export const pictureAt = (url: string, { x, y, size }: Place): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 40 40"><clipPath id="octagon"><path d="${octagon}"/></clipPath><image href="${url}" width="40" height="40" preserveAspectRatio="xMidYMid slice" clip-path="url(#octagon)"/></svg>`

export const markAt = (x: number, y: number, width: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${(width * mark.height) / mark.width}" viewBox="0 0 ${mark.width} ${mark.height}">${outline('brass', mark.stroke, mark.path)}</svg>`

export const faces = { head: 'Sofia Sans Extra Condensed', text: 'Source Sans 3' } as const

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes a text for SVG and HTML. Characters that XML does not allow become spaces. */
export const escaped = (text: string) =>
  text.replace(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
