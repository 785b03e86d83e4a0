/** Colours of e-mails, each for the light and the dark theme. They have the names and values of the site's design tokens. */
export const colours = {
  ground: ['#e7e8dc', '#10150f'],
  panel: ['#f1f1e7', '#181f17'],
  furrow: ['#cfd2c1', '#2f3a2d'],
  bone: ['#1a2119', '#ece6d4'],
  bone2: ['#424b3d', '#bcbea9'],
  brass: ['#cf9b33', '#dba63c'],
  brassText: ['#765506', '#dba63c'],
  onBrass: ['#191305', '#191305'],
} as const

type Colour = keyof typeof colours

const light = (colour: Colour) => colours[colour][0]
const dark = (colour: Colour) => colours[colour][1]

/** CSS classes for elements of an e-mail: the property that each class sets, and its colour. */
const coloured = {
  ground: ['background-color', 'ground'],
  panel: ['background-color', 'panel'],
  text: ['color', 'bone'],
  quiet: ['color', 'bone2'],
  link: ['color', 'brassText'],
  trace: ['border-color', 'brassText'],
  rule: ['border-color', 'furrow'],
  press: ['background-color', 'brass'],
  'press-text': ['color', 'onBrass'],
} as const

type Coloured = keyof typeof coloured

/**
 * Attributes that give an element its colours of the light theme; a style sheet replaces them in dark mode. `style`: further CSS, placed
 * before the colours because its shorthands would override them.
 */
export function paint(names: readonly Coloured[], style = ''): string {
  const own = names.map((name) => `${coloured[name][0]}:${light(coloured[name][1])}`)
  return `class="${names.join(' ')}" style="${[style, ...own].filter(Boolean).join(';')}"`
}

/** CSS for dark mode: by media query, and by the attributes with which Outlook marks elements whose colours it has changed. */
export function nightSheet(): string {
  const rules = Object.entries(coloured).map(([name, [property, colour]]) => ({
    name,
    property,
    rule: `${property}:${dark(colour)}!important`,
  }))
  const screen = rules.map(({ name, rule }) => `.${name}{${rule}}`).join('')
  const marked = rules
    .map(
      ({ name, property, rule }) =>
        `[${property === 'background-color' ? 'data-ogsb' : 'data-ogsc'}] .${name}{${rule}}`,
    )
    .join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${screen}}${marked}`
}
