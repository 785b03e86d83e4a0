import type { MedallaTipo } from '../medallas/tipos'

export type Metal = 'oro' | 'plata' | 'bronce' | 'hierro'

/** The drawing of a kind of medal, on a grid of 48 × 48. `ribbon`: number of an ink colour of tokens.css. */
export interface MedalLook {
  metal: Metal
  disc: keyof typeof discs
  ribbon: 1 | 2 | 3 | 5
  /** The symbol on the disc: an SVG path centred on 24,29, or a text. */
  sign: { path: string } | { text: string }
}

/** Shapes of a medal's disc: circle for places, hexagon for streaks and founders, octagon for feats, shield for tournaments and etapas. */
export const discs = {
  circle: 'M24 12A17 17 0 1 1 23.99 12Z',
  hexagon: 'M24 11.5L40 20.5V37.5L24 46.5L8 37.5V20.5Z',
  octagon: 'M17 12H31L41 22V36L31 46H17L7 36V22Z',
  shield: 'M8 13H40V30C40 38 33 43.5 24 46.5C15 43.5 8 38 8 30Z',
} as const

/** SVG paths of the two strips of a medal's ribbon. */
export const bands = ['M11 1H21L27 15H17Z', 'M37 1H27L21 15H31Z'] as const

/** Colours of a medal's disc (`fill`) and of the sign on the disc (`sign`), as token names of tokens.css. */
export const metals: Record<Metal, { fill: string; sign: string }> = {
  oro: { fill: 'art-sun', sign: 'ink-dark' },
  plata: { fill: 'ink-bone', sign: 'ink-dark' },
  bronce: { fill: 'ink-3', sign: 'ink-bone' },
  hierro: { fill: 'ink-2', sign: 'ink-bone' },
}

/** SVG path of `count` chevrons, one above the other. */
const chevrons = (count: number) =>
  Array.from({ length: count }, (_none, i) => {
    const top = 29 - (count * 7) / 2 + i * 7
    return `M24 ${top - 1}L35 ${top + 5.5}V${top + 10.5}L24 ${top + 4}L13 ${top + 10.5}V${top + 5.5}Z`
  }).join('')

/** The look of each kind of medal. Places and streaks show a number, etapas show chevrons. */
export const medalLooks: Record<MedallaTipo, MedalLook> = {
  'primer-lugar': { metal: 'oro', disc: 'circle', ribbon: 1, sign: { text: '1' } },
  'segundo-lugar': { metal: 'plata', disc: 'circle', ribbon: 1, sign: { text: '2' } },
  'tercer-lugar': { metal: 'bronce', disc: 'circle', ribbon: 1, sign: { text: '3' } },
  torneo: {
    metal: 'oro',
    disc: 'shield',
    ribbon: 5,
    sign: {
      path: 'M17 18H31V20H36V24Q36 29 30.5 29.5Q29 33 25.5 33.8V36H30V40H18V36H22.5V33.8Q19 33 17.5 29.5Q12 29 12 24V20H17ZM17 23H15V24Q15 26 17 26.4ZM31 23V26.4Q33 26 33 24V23Z',
    },
  },
  'racha-20': { metal: 'oro', disc: 'hexagon', ribbon: 3, sign: { text: '20' } },
  'racha-10': { metal: 'plata', disc: 'hexagon', ribbon: 3, sign: { text: '10' } },
  'mes-invicto': {
    metal: 'plata',
    disc: 'octagon',
    ribbon: 2,
    sign: {
      path: 'M15 21H18V18H21V21H27V18H30V21H33V39H15ZM18 27V36H30V27ZM20 30.5L22 28.5L23.5 30L27 26.8L29 28.8L23.5 34.5Z',
    },
  },
  matagigantes: {
    metal: 'oro',
    disc: 'octagon',
    ribbon: 3,
    sign: { path: 'M24 16L35 28H28V35H20V28H13ZM16 37.5H32V41H16Z' },
  },
  remontada: {
    metal: 'bronce',
    disc: 'octagon',
    ribbon: 2,
    sign: { path: 'M12 21H16.5L21.5 31.5L27.6 24L24 21H36V32.5L31.5 28L21 40Z' },
  },
  'etapas-10': { metal: 'oro', disc: 'shield', ribbon: 2, sign: { path: chevrons(3) } },
  'etapas-5': { metal: 'plata', disc: 'shield', ribbon: 2, sign: { path: chevrons(2) } },
  'etapas-3': { metal: 'bronce', disc: 'shield', ribbon: 2, sign: { path: chevrons(1) } },
  fundador: {
    metal: 'hierro',
    disc: 'hexagon',
    ribbon: 1,
    sign: { path: 'M22.2 16.5H25.8V27H30.5V33Q30.5 38.5 24 42Q17.5 38.5 17.5 33V27H22.2Z' },
  },
}
