import { legible, rgbOf } from './legible'

const canvas = document.createElement('canvas').getContext('2d')

/** Any way of writing a colour, as the browser itself would write it. */
function plain(color: string) {
  if (!color || !canvas) return null
  canvas.fillStyle = '#000'
  canvas.fillStyle = color
  return rgbOf(String(canvas.fillStyle))
}

/** The names of what a coloured text reads from its style; one for each theme. */
const names = { dark: '--on-night', light: '--on-paper' } as const

/** Has an element's coloured text told in both themes; `ground` is the background that it stands on, where it has none of its own. */
export function ink(element: HTMLElement, ground = '') {
  const text = legible(plain(element.style.color), plain(element.style.backgroundColor || ground))
  if (text) {
    element.style.setProperty(names.dark, text.dark)
    element.style.setProperty(names.light, text.light)
  } else clearInk(element)
}

export function clearInk(element: HTMLElement) {
  element.style.removeProperty(names.dark)
  element.style.removeProperty(names.light)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}
