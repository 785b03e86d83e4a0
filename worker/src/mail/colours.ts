/** Of each colour a mail needs, the site's for paper and for night (the tokens of the same names); pure white and black are none of them. */
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

/** What is coloured: class, property, colour. */
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

/** The attributes of an element in the colours of paper (after `style`, whose shorthands would take them off), which the style sheet turns into night's. */
export function paint(names: readonly Coloured[], style = ''): string {
  const own = names.map((name) => `${coloured[name][0]}:${light(coloured[name][1])}`)
  return `class="${names.join(' ')}" style="${[style, ...own].filter(Boolean).join(';')}"`
}

/** Night's colours: where the client follows the reader's screen, and where it (Outlook's) marks what it darkened. */
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
