import { mark } from '@trinchera/rules/art/mark'
import { colours } from './colours'

interface IconLook {
  /** Width and height in pixels. */
  size: number
  /** Background. `full`: reaches the edges, for systems that clip icons; `octagon`: the favicon's shape on a transparent background. */
  ground: 'octagon' | 'full' | 'none'
  stroke: string
  /** Width of the mark (the site's logo) relative to the width of the icon. */
  share: number
  /** The icon's purpose in the web app manifest. The manifest lists only icons with a purpose. */
  purpose?: 'any' | 'maskable' | 'monochrome'
}

/**
 * The icons of the installed app, by the name in their URL. Systems may clip a maskable icon to a circle of 80 % of its width, so its mark
 * is smaller. Of monochrome icons and badges, systems use only the opacity.
 */
export const icons = {
  '192': { size: 192, ground: 'octagon', stroke: colours.brass, share: 0.8, purpose: 'any' },
  '512': { size: 512, ground: 'octagon', stroke: colours.brass, share: 0.8, purpose: 'any' },
  'maskable-512': { size: 512, ground: 'full', stroke: colours.brass, share: 0.58, purpose: 'maskable' },
  'mono-512': { size: 512, ground: 'none', stroke: '#ffffff', share: 0.7, purpose: 'monochrome' },
  'apple-180': { size: 180, ground: 'full', stroke: colours.brass, share: 0.66 },
  'insignia-96': { size: 96, ground: 'none', stroke: '#ffffff', share: 0.9 },
} as const satisfies Record<string, IconLook>

export type IconName = keyof typeof icons

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)
export const iconNamed = (file: string): IconName | null => {
  const name = file.replace(/\.png$/, '')
  return name !== file && isIconName(name) ? name : null
}

const grounds = {
  octagon: `<path fill="${colours['ground-2']}" d="M24 0h52l24 24v52l-24 24H24L0 76V24z"/>`,
  full: `<path fill="${colours['ground-2']}" d="M0 0h100v100H0z"/>`,
  none: '',
}

/** SVG of the site's mark in the middle of a drawing. */
function centredMark(width: number, height: number, markWidth: number, stroke: string): string {
  const scale = markWidth / mark.width
  const x = (width - mark.width * scale) / 2
  const y = (height - mark.height * scale) / 2
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${mark.stroke}" d="${mark.path}"/>`
}

/** SVG of the splash screen that an iPhone or iPad shows while the app starts. Width and height in pixels. */
export const drawSplash = ({ width, height }: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>` +
  `${centredMark(width, height, width * 0.4, colours.brass)}</svg>`

export function drawIcon(name: IconName): string {
  const { size, ground, stroke, share } = icons[name]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${grounds[ground]}` +
    `${centredMark(100, 100, share * 100, stroke)}</svg>`
  )
}
