/** Red, green, blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** Variants of a text colour, one for each theme, with enough contrast to the background. */
export interface Legible {
  dark: string
  light: string
}

/** `--glow` of each theme in `styles/tokens.css`: of all backgrounds, the one with the least contrast to text. */
const darkBackground: Rgb = [0x3a, 0x31, 0x14]
const lightBackground: Rgb = [0xf3, 0xe1, 0xab]
const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
/** `--ink-dark` and `--ink-bone` of `styles/tokens.css`: text colours used on a background colour if the writer chose none. */
const darkInk: Rgb = [0x0d, 0x12, 0x0d]
const boneInk: Rgb = [0xf0, 0xea, 0xd9]
/** Minimum contrast ratio of WCAG 2 level AA. */
const minContrast = 4.5

/** Parses '#b23a27' or 'rgb(178, 58, 39)', the forms browsers serialize colours to; null for anything else. */
export function parseRgb(color: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (hex) return [Number(`0x${hex[1]}`), Number(`0x${hex[2]}`), Number(`0x${hex[3]}`)]
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/.exec(color)
  return rgb ? [Math.min(255, Number(rgb[1])), Math.min(255, Number(rgb[2])), Math.min(255, Number(rgb[3]))] : null
}

const formatHex = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

const mix = (color: Rgb, to: Rgb, share: number): Rgb => [
  color[0] + (to[0] - color[0]) * share,
  color[1] + (to[1] - color[1]) * share,
  color[2] + (to[2] - color[2]) * share,
]

/** The colour, lightened or darkened just enough to have the minimum contrast to the background. */
function readableOn(background: Rgb, color: Rgb): Rgb {
  const to = contrast(white, background) > contrast(black, background) ? white : black
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(color, to, share)
    if (contrast(tried, background) >= minContrast) return tried
  }
  return to
}

/** Legible variants of a text colour (null: default) on a background (null: the page's). Returns null if both are null. */
export function legible(color: Rgb | null, background: Rgb | null): Legible | null {
  if (background) {
    const defaultText = contrast(darkInk, background) > contrast(boneInk, background) ? darkInk : boneInk
    const text = formatHex(readableOn(background, color ?? defaultText))
    return { dark: text, light: text }
  }
  return color
    ? { dark: formatHex(readableOn(darkBackground, color)), light: formatHex(readableOn(lightBackground, color)) }
    : null
}
