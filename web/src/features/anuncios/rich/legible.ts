/** Red, green, blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** What a text's colour becomes where it would not be read: at night and on paper. */
export interface Legible {
  dark: string
  light: string
}

/** The grounds that text stands on which leave it the least contrast (`--glow` in both themes, see the tokens). */
const nightGround: Rgb = [0x3a, 0x31, 0x14]
const paperGround: Rgb = [0xf3, 0xe1, 0xab]
const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
/** The inks of the drawings, `--ink-dark` and `--ink-bone`: for text on a ground of its own. */
const darkInk: Rgb = [0x0d, 0x12, 0x0d]
const boneInk: Rgb = [0xf0, 0xea, 0xd9]
/** WCAG 2, AA. */
const enough = 4.5

/** '#b23a27' or 'rgb(178, 58, 39)', as a browser writes colours; null for anything else. */
export function rgbOf(color: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (hex) return [Number(`0x${hex[1]}`), Number(`0x${hex[2]}`), Number(`0x${hex[3]}`)]
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/.exec(color)
  return rgb ? [Math.min(255, Number(rgb[1])), Math.min(255, Number(rgb[2])), Math.min(255, Number(rgb[3]))] : null
}

const hexOf = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours are apart, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

const mixed = (color: Rgb, to: Rgb, share: number): Rgb => [
  color[0] + (to[0] - color[0]) * share,
  color[1] + (to[1] - color[1]) * share,
  color[2] + (to[2] - color[2]) * share,
]

/** The colour itself, or as little lighter or darker as it takes to be read on that ground. */
function readableOn(ground: Rgb, color: Rgb): Rgb {
  const to = contrast(white, ground) > contrast(black, ground) ? white : black
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(color, to, share)
    if (contrast(tried, ground) >= enough) return tried
  }
  return to
}

/** How a text of that colour (null: none of its own) on that background (null: the page's) can be read in both themes. */
export function legible(color: Rgb | null, background: Rgb | null): Legible | null {
  if (background) {
    const ink = contrast(darkInk, background) > contrast(boneInk, background) ? darkInk : boneInk
    const text = hexOf(readableOn(background, color ?? ink))
    return { dark: text, light: text }
  }
  return color ? { dark: hexOf(readableOn(nightGround, color)), light: hexOf(readableOn(paperGround, color)) } : null
}
