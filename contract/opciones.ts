import * as z from './schema'
import { isLoopback, serverAddress } from '@trinchera/rules/addresses'
import { twitchLogin, twitchMessage } from '@trinchera/rules/links'
import { pastedAddress, withoutTracking } from '@trinchera/rules/web-address'
import { seccionClases, seccionesError } from '@trinchera/rules/foro'
import { longestMotivo, longestPastedLink, mostMotivos, opcionLength, responsableLength } from '@trinchera/rules/limits'
import { emailError } from '@trinchera/rules/validation'
import { id } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('opciones')

const httpUrl = z
  .string()
  .max(longestPastedLink)
  .transform(pastedAddress)
  .pipe(
    z
      .url({
        protocol: /^https?$/,
        error: 'Tiene que ser una dirección http o https, como https://trinchera.cl/juego.zip',
      })
      .max(opcionLength.link),
  )
  .refine(
    (url) => !URL.canParse(url) || !isLoopback(new URL(url).hostname),
    'Esa dirección solo existe en un computador: nadie más llega',
  )
/** A Twitch login name. The URL of a Twitch channel is accepted too. */
const streamer = z
  .string()
  .max(longestPastedLink)
  .transform((text, context) => {
    const login = twitchLogin(text)
    if (login === null) context.addIssue({ code: 'custom', message: twitchMessage })
    return login ?? ''
  })
const optionalUrl = z.union([z.literal(''), z.string().transform(withoutTracking).pipe(httpUrl)])
const port = z.int().min(1).max(65_535)
/** A host name or IP address, extracted from the address that a game or browser shows (`moh://203.0.113.10`), without the port. */
const host = z
  .string()
  .transform((text) => serverAddress(text).host)
  .pipe(
    z
      .string()
      .regex(
        /^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/,
        'Tiene que ser un nombre de servidor o una dirección, como mohaa.trinchera.cl o 203.0.113.10',
      ),
  )

/** A game server whose state the site queries. `host` null: GAME_HOST. `puerto_consulta`: port for queries; null: game port + 97. */
export const serverOption = z.object({
  id,
  grupo: z.enum(['clan', 'liga']),
  nombre: z.string().trim().min(1).max(opcionLength.name),
  puerto: port,
  puerto_consulta: port.nullable(),
  host: host.nullable(),
  /** The game that the server runs. All three games reply to queries with the GameSpy 1 protocol. */
  tipo: z.enum(['mohaa', 'mohaas', 'mohaab']),
})
export type ServerOption = z.infer<typeof serverOption>

export const mapOption = z.object({
  codigo: z.string().trim().max(opcionLength.name),
  nombre: z.string().trim().min(1).max(opcionLength.name),
  juego: z.string().trim().min(1).max(opcionLength.name),
  modo: z.string().trim().max(opcionLength.mode),
})
export type MapOption = z.infer<typeof mapOption>

/** Who is responsible for the personal data that the site stores (law 19.628, art. 14 ter). Empty: not filled in yet. */
export const responsable = z.object({
  nombre: z.string().trim().max(responsableLength.name),
  representante: z.string().trim().max(responsableLength.name),
  direccion: z.string().trim().max(responsableLength.address),
  correo: z
    .string()
    .trim()
    .refine((text) => text === '' || emailError(text) === null, 'Correo no válido'),
  telefono: z.string().trim().max(responsableLength.phone),
})
export type Responsable = z.infer<typeof responsable>

/** The texts, links and lists that staff can edit (docs/behaviour/staff.md#Opciones). Edit conflicts are detected per part. */
export const opciones = z.object({
  /** Text shown below the ladder's banner; empty: no text. */
  aviso_torneo: z.string().trim().max(opcionLength.aviso),
  /** Last day, in Chile, on which `aviso_torneo` is shown; empty: no last day. */
  aviso_hasta: z.union([z.literal(''), z.iso.date()]),
  descargas: z.object({ juego: httpUrl, ts3: httpUrl, volute: httpUrl }),
  /** Values in the guide for new players: address and password of the game server, folder of the game, address of the voice server. */
  guia: z.object({
    servidor: z.string().trim().max(opcionLength.address),
    password: z.string().trim().max(opcionLength.password),
    ruta: z.string().trim().max(opcionLength.path),
    ts3: z.string().trim().max(opcionLength.address),
  }),
  redes: z.object({
    facebook: optionalUrl,
    instagram: optionalUrl,
    youtube: optionalUrl,
    tiktok: optionalUrl,
    whatsapp: optionalUrl,
  }),
  /** Twitch logins whose streams the site shows in addition to those of the players. */
  streamers: z.array(z.string()).max(200),
  servidores: z.array(serverOption).max(200),
  mapas: z.object({ actualizado: z.iso.date(), lista: z.array(mapOption).max(300) }),
  /** The sections of the foro, in display order. Removing a section that has topics gives 400. */
  foro: z
    .array(
      z.object({
        id,
        nombre: z.string().trim().min(3).max(opcionLength.name),
        descripcion: z.string().trim().max(opcionLength.seccion),
        clase: z.enum(seccionClases),
      }),
    )
    .min(1)
    .max(20)
    .superRefine((secciones, context) => {
      const wrong = seccionesError(secciones)
      if (wrong) context.addIssue({ code: 'custom', message: wrong })
    }),
  /** Reasons from which staff can choose for a decision. Like every reason, these are public. */
  motivos: z.array(z.string().trim().min(1).max(longestMotivo)).max(mostMotivos),
  responsable,
  /** Version of the privacy page, its first day in force (in Chile), and what it changed (docs/behaviour/privacy.md#Versions). */
  politica: z.object({
    version: z.int().min(1).max(100_000),
    desde: z.iso.date(),
    cambio: z.string().trim().max(responsableLength.change),
  }),
})
export type Opciones = z.infer<typeof opciones>
export type OpcionesPart = keyof Opciones

export const getOpciones = defineRoute('GET', '/opciones', {
  summary: 'Los textos, enlaces, servidores y streamers del sitio',
  access: 'public',
  data: opciones,
  cacheable: true,
})
/** Omitted parts stay unchanged. `antes`: the parts as the form loaded them. 409, and nothing stored, if a sent part has changed since. */
export const updateOpciones = defineRoute('PUT', '/admin/opciones', {
  summary: 'Cambiar las opciones del sitio',
  access: 'opciones.manage',
  body: opciones.partial().extend({
    streamers: z.array(streamer).max(200).optional(),
    /** `version` must be the next one; the server sets `desde`. */
    politica: opciones.shape.politica.partial({ desde: true }).optional(),
    antes: z.record(z.string(), z.unknown()).optional(),
  }),
  data: opciones,
})
