const number = '\\d{1,3}(?:\\.\\d{1,3})?%?'
const colour = new RegExp(
  `^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\\(\\s*${number}(?:\\s*,\\s*${number}){2,3}\\s*\\)|[a-z]{3,20})$`,
  'i',
)
/** Words that are not colours although they look like the name of one. */
const notColours = /^(?:transparent|inherit|initial|unset|revert|auto|none|expression|url|var)$/i
const isColour = (value: string) => colour.test(value) && !notColours.test(value)

const allowed = {
  color: isColour,
  'background-color': isColour,
  'text-align': (value: string) => /^(?:left|center|right|justify)$/i.test(value),
}

/** Names of the CSS properties that a rule allows. */
export type StyleRules = readonly (keyof typeof allowed)[]

/** Reduces an inline style to the allowed declarations, in a fixed order. The last declaration of a property counts. */
export function inlineStyle(style: string, properties: StyleRules): string {
  const kept = new Map<string, string>()
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const property = properties.find((known) => known === name)
    const value = declaration.slice(colon + 1).trim()
    if (property && allowed[property](value)) kept.set(property, value)
  }
  return properties.flatMap((property) => (kept.has(property) ? `${property}: ${kept.get(property)};` : [])).join(' ')
}
