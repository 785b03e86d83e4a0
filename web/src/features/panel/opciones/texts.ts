import { socialNetworks } from '@trinchera/rules/social-networks'
import type { Opciones } from '@trinchera/contract/opciones'
import { emailLength, longestPastedLink, opcionLength, responsableLength } from '@trinchera/rules/limits'
import { pastedAddress } from '@trinchera/rules/web-address'
import { parseUrl } from '../../../lib/parse-url'
import type { Part } from './use-section'

export type Texts = Record<string, string>

interface TextField {
  name: string
  label: string
  help?: string
  maxLength: number
  /** Set if the text must be a URL. 'needed': it may not be empty; 'optional': it may. */
  link?: 'needed' | 'optional'
  /** True if the form says that a text that is no URL may be left empty. */
  optional?: boolean
  long?: boolean
  /** True if the text must be a day, YYYY-MM-DD. */
  day?: boolean
}

export interface TextSection extends Part<Texts, string> {
  title: string
  lead: string
  inputs: readonly TextField[]
  /** Property of the options that holds this section. The API's errors use it as the first part of their field names. */
  part: string
}

/** True if the server will find an http(s) URL in the text. Words around the URL and a missing protocol are allowed. */
const isHttp = (text: string) => ['http:', 'https:'].includes(parseUrl(pastedAddress(text))?.protocol ?? '')

/** Validation error of one text; undefined if the text is valid. */
export function textError(
  { link, maxLength }: Pick<TextField, 'link' | 'maxLength'>,
  value: string,
): string | undefined {
  const text = value.trim()
  if (text.length > maxLength) return `Hasta ${maxLength} caracteres`
  if (!link || (link === 'optional' && !text)) return undefined
  return isHttp(text) ? undefined : 'Tiene que ser una dirección http o https, como https://trinchera.cl/juego.zip'
}

/** Name of a field in the API's errors: `part.name`, or only `name` for texts that are top-level options. */
export const errorField = (part: string, name: string) => (partOfTexts.has(name) ? name : `${part}.${name}`)
const partOfTexts = new Set(['aviso_torneo', 'aviso_hasta'])

function section(part: string, about: Pick<TextSection, 'title' | 'lead' | 'inputs' | 'read' | 'write'>): TextSection {
  return {
    ...about,
    part,
    fields: about.inputs.map(({ name }) => name),
    check: (typed) =>
      Object.fromEntries(
        about.inputs.map((input) => [errorField(part, input.name), textError(input, typed[input.name] ?? '')]),
      ),
  }
}

const at = (typed: Texts, name: string) => (typed[name] ?? '').trim()

/** The sections of the options that consist of texts and URLs. */
export const textSections = {
  textos: section('aviso_torneo', {
    title: 'Aviso del torneo',
    lead: 'Sale bajo la portada del ladder y en el inicio. Vacío, no sale.',
    inputs: [
      { name: 'aviso_torneo', label: 'Aviso', maxLength: opcionLength.aviso, long: true },
      {
        name: 'aviso_hasta',
        label: 'Mostrar hasta',
        help: 'El último día que sale, incluido. Vacío, sale hasta que lo cambies.',
        maxLength: 10,
        day: true,
      },
    ],
    read: ({ aviso_torneo, aviso_hasta }: Opciones) => ({ aviso_torneo, aviso_hasta }),
    write: (typed) => ({ aviso_torneo: at(typed, 'aviso_torneo'), aviso_hasta: at(typed, 'aviso_hasta') }),
  }),
  descargas: section('descargas', {
    title: 'Descargas',
    lead: 'A dónde llevan los tres botones de Descargas.',
    inputs: [
      { name: 'juego', label: 'Descargar MOH:AA', maxLength: longestPastedLink, link: 'needed' },
      { name: 'ts3', label: 'Descargar TS3', maxLength: longestPastedLink, link: 'needed' },
      { name: 'volute', label: 'Descargar Volute', maxLength: longestPastedLink, link: 'needed' },
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
      { name: 'servidor', label: 'Servidor del juego', help: 'La IP con su puerto.', maxLength: opcionLength.address },
      {
        name: 'password',
        label: 'Clave del servidor',
        help: 'La ve todo el mundo. Vacía, la guía no la nombra.',
        maxLength: opcionLength.password,
      },
      { name: 'ruta', label: 'Ruta del juego', maxLength: opcionLength.path },
      {
        name: 'ts3',
        label: 'Servidor de voz',
        help: 'Vacío, la guía dice el nombre del sitio.',
        maxLength: opcionLength.address,
      },
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
    inputs: socialNetworks.map(([name, label]) => ({ name, label, maxLength: longestPastedLink, link: 'optional' })),
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
  responsable: section('responsable', {
    title: 'Responsable de los datos',
    lead: 'Quién responde por los datos personales. Sale en la página de privacidad. Hacen falta el nombre, la dirección y el correo.',
    inputs: [
      { name: 'nombre', label: 'Nombre o razón social', maxLength: responsableLength.name },
      { name: 'representante', label: 'Representante', maxLength: responsableLength.name, optional: true },
      { name: 'direccion', label: 'Dirección', maxLength: responsableLength.address },
      { name: 'correo', label: 'Correo', maxLength: emailLength.whole },
      { name: 'telefono', label: 'Teléfono', maxLength: responsableLength.phone, optional: true },
    ],
    read: ({ responsable }: Opciones) => ({ ...responsable }),
    write: (typed) => ({
      responsable: {
        nombre: at(typed, 'nombre'),
        representante: at(typed, 'representante'),
        direccion: at(typed, 'direccion'),
        correo: at(typed, 'correo'),
        telefono: at(typed, 'telefono'),
      },
    }),
  }),
}
