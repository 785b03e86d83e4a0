import { legible, parseRgb } from './legible'

const canvas = document.createElement('canvas').getContext('2d')

/** Parses any CSS colour; null for ''. The canvas converts it to hex or rgba. */
function parseColor(color: string) {
  if (!color || !canvas) return null
  canvas.fillStyle = '#000'
  canvas.fillStyle = color
  return parseRgb(String(canvas.fillStyle))
}

/** Custom properties that hold an element's text colour for each theme. `rich.css` reads them. */
const names = { dark: '--text-in-dark', light: '--text-in-light' } as const

/** Sets variants of an element's text colour that are legible in each theme. `background`: used if the element has none itself. */
export function setLegibleColors(element: HTMLElement, background = '') {
  const text = legible(parseColor(element.style.color), parseColor(element.style.backgroundColor || background))
  if (text) {
    element.style.setProperty(names.dark, text.dark)
    element.style.setProperty(names.light, text.light)
  } else clearLegibleColors(element)
}

/** Removes the custom properties that `setLegibleColors` set. */
export function clearLegibleColors(element: HTMLElement) {
  element.style.removeProperty(names.dark)
  element.style.removeProperty(names.light)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}
