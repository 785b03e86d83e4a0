import type { Opciones } from '@trinchera/contract/opciones'
import type { Part } from './use-section'

export type Texts = Record<string, string>

interface TextField {
  name: string
  label: string
  help?: string
  most: number
  /** A link; `needed` where it may not be empty. */
  link?: 'needed' | 'optional'
  long?: boolean
}

export interface TextSection extends Part<Texts, string> {
  title: string
  lead: string
  inputs: readonly TextField[]
  /** The property of the options; the server's error fields start with it. */
  part: string
}

function isHttp(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** The validation error of one text. */
export function textError({ link, most }: Pick<TextField, 'link' | 'most'>, value: string): string | undefined {
  const text = value.trim()
  if (text.length > most) return `Hasta ${most} caracteres`
  if (!link || (link === 'optional' && !text)) return undefined
  return isHttp(text) ? undefined : 'Tiene que ser una dirección http o https'
}

function section(part: string, about: Pick<TextSection, 'title' | 'lead' | 'inputs' | 'read' | 'write'>): TextSection {
  return {
    ...about,
    part,
    fields: about.inputs.map(({ name }) => name),
    check: (typed) =>
      Object.fromEntries(
        about.inputs.map((input) => [
          `${part}${input.name === part ? '' : `.${input.name}`}`,
          textError(input, typed[input.name] ?? ''),
        ]),
      ),
  }
}

const at = (typed: Texts, name: string) => (typed[name] ?? '').trim()

/** The sections of texts and links. */
export const textSections = {
  textos: section('aviso_torneo', {
    title: 'Aviso del torneo',
    lead: 'Sale bajo la portada del ladder y en el inicio. Vacío, no sale.',
    inputs: [{ name: 'aviso_torneo', label: 'Aviso', most: 300, long: true }],
    read: ({ aviso_torneo }: Opciones) => ({ aviso_torneo }),
    write: (typed) => ({ aviso_torneo: at(typed, 'aviso_torneo') }),
  }),
  descargas: section('descargas', {
    title: 'Descargas',
    lead: 'A dónde llevan los tres botones de Descargas.',
    inputs: [
      { name: 'juego', label: 'Descargar MOH:AA', most: 500, link: 'needed' },
      { name: 'ts3', label: 'Descargar TS3', most: 500, link: 'needed' },
      { name: 'volute', label: 'Descargar Volute', most: 500, link: 'needed' },
    ],
    read: ({ descargas }: Opciones) => ({ ...descargas }),
    write: (typed) => ({
      descargas: { juego: at(typed, 'juego'), ts3: at(typed, 'ts3'), volute: at(typed, 'volute') },
    }),
  }),
  guia: section('guia', {
    title: 'Guía para volver a jugar',
    lead: 'Los datos que la guía dice que hay que escribir.',
    inputs: [
      { name: 'servidor', label: 'Servidor del juego', help: 'La IP con su puerto.', most: 120 },
      {
        name: 'password',
        label: 'Clave del servidor',
        help: 'La ve todo el mundo. Vacía, la guía no la nombra.',
        most: 60,
      },
      { name: 'ruta', label: 'Ruta del juego', most: 200 },
      { name: 'ts3', label: 'Servidor de voz', most: 120 },
    ],
    read: ({ guia }: Opciones) => ({ ...guia }),
    write: (typed) => ({
      guia: {
        servidor: at(typed, 'servidor'),
        password: at(typed, 'password'),
        ruta: at(typed, 'ruta'),
        ts3: at(typed, 'ts3'),
      },
    }),
  }),
  redes: section('redes', {
    title: 'Redes sociales',
    lead: 'Los enlaces del pie de cada página. El que esté vacío no sale.',
    inputs: [
      { name: 'facebook', label: 'Facebook', most: 500, link: 'optional' },
      { name: 'instagram', label: 'Instagram', most: 500, link: 'optional' },
      { name: 'youtube', label: 'YouTube', most: 500, link: 'optional' },
      { name: 'tiktok', label: 'TikTok', most: 500, link: 'optional' },
      { name: 'whatsapp', label: 'WhatsApp', most: 500, link: 'optional' },
    ],
    read: ({ redes }: Opciones) => ({ ...redes }),
    write: (typed) => ({
      redes: {
        facebook: at(typed, 'facebook'),
        instagram: at(typed, 'instagram'),
        youtube: at(typed, 'youtube'),
        tiktok: at(typed, 'tiktok'),
        whatsapp: at(typed, 'whatsapp'),
      },
    }),
  }),
}
