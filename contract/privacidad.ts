import * as z from './schema'
import { longestIncidentText, longestMotivo, longestRequestAnswer, requestLength } from '@trinchera/rules/limits'
import { legalBases } from '@trinchera/rules/privacidad'
import { derechos } from '@trinchera/rules/solicitudes'
import { id, idParams, instant } from './fields'
import { responsable } from './opciones'
import { emailField } from './players'
import { routesOf } from './route'

const defineRoute = routesOf('privacidad')

const derecho = z.enum(derechos)
const tokenParams = z.object({ token: z.string().min(1).max(4096) })

/** An earlier version of the privacy page, which a later one replaced. `cambio`: what this version changed. */
export const earlierPolicy = z.object({
  version: z.int(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  cambio: z.string(),
})
export type EarlierPolicy = z.infer<typeof earlierPolicy>

/**
 * What the privacy page says (docs/behaviour/privacy.md#The page). `anteriores`: the versions before, the latest first. `extra`: HTML that
 * the operator had added to an earlier version; of the present one it is the texto `privacidad_extra`.
 */
export const privacyPage = z.object({
  responsable,
  version: z.int(),
  desde: z.iso.date(),
  cambio: z.string(),
  anteriores: z.array(earlierPolicy),
  datos: z.array(
    z.object({
      que: z.string(),
      para: z.string(),
      base: z.enum(legalBases),
      origen: z.string(),
      destinatarios: z.array(z.string()),
      pais: z.string(),
      cuanto: z.string(),
    }),
  ),
  derechos: z.array(z.object({ derecho: z.string(), como: z.string() })),
  decisiones_automaticas: z.array(z.string()),
  terceros: z.array(z.object({ quien: z.string(), que: z.string(), para: z.string(), pais: z.string() })),
  notas: z.array(z.string()),
  extra: z.string().optional(),
})
export type PrivacyPage = z.infer<typeof privacyPage>

/** `version`: an earlier version, whose content is returned as it was when the next version replaced it. */
export const getPrivacidad = defineRoute('GET', '/privacidad', {
  summary: 'Qué datos guarda el sitio, para qué, con qué base, quién los recibe y hasta cuándo',
  access: 'public',
  query: z.object({ version: id.optional() }),
  data: privacyPage,
  cacheable: true,
})

export const requestData = defineRoute('POST', '/privacidad/solicitudes', {
  summary: 'Pedir algo sobre los propios datos, con cuenta o sin ella; cuenta desde que se confirma por correo',
  access: 'public',
  code: 201,
  body: z.object({
    derecho,
    correo: emailField,
    texto: z.string().trim().min(requestLength.least).max(requestLength.most),
  }),
  data: z.object({ numero: z.string() }),
})

const answer = z.object({ tipo: z.enum(['prorroga', 'cumplida', 'rechazada']), texto: z.string(), fecha: instant })

/** A request as its sender sees it at the URL in the mail. `vence`: when the answer is due; null until the request is confirmed. */
export const ownDataRequest = z.object({
  numero: z.string(),
  derecho,
  estado: z.enum(['sin-confirmar', 'abierta', 'cumplida', 'rechazada']),
  vence: instant.nullable(),
  prorroga: z.boolean(),
  respuestas: z.array(answer),
})
export type OwnDataRequest = z.infer<typeof ownDataRequest>

export const getDataRequest = defineRoute('GET', '/privacidad/solicitudes/:token', {
  summary: 'Una solicitud sobre datos, por el enlace del correo',
  access: 'public',
  params: tokenParams,
  data: ownDataRequest,
})
export const confirmDataRequest = defineRoute('POST', '/privacidad/solicitudes/:token/confirmar', {
  summary: 'Confirmar una solicitud sobre datos, una vez',
  access: 'public',
  params: tokenParams,
  data: ownDataRequest,
})

/** A confirmed request in the staff's register. `player_id`: the account with this e-mail address; null if there is none. */
export const dataRequest = z.object({
  id: z.int(),
  numero: z.string(),
  derecho,
  correo: z.string(),
  texto: z.string(),
  player_id: z.int().nullable(),
  estado: z.enum(['abierta', 'cumplida', 'rechazada']),
  recibida: instant,
  vence: instant,
  prorroga: z.boolean(),
})
export type DataRequest = z.infer<typeof dataRequest>

export const listDataRequests = defineRoute('GET', '/admin/privacidad/solicitudes', {
  summary: 'Las solicitudes sobre datos, primero la que vence antes',
  access: 'privacy.manage',
  data: z.array(dataRequest),
})
export const exportDataRequests = defineRoute('GET', '/admin/privacidad/solicitudes/csv', {
  summary: 'Las solicitudes y sus respuestas, para una hoja de cálculo',
  access: 'privacy.manage',
  data: z.object({ nombre: z.string(), csv: z.string() }),
})
export const answerDataRequest = defineRoute('POST', '/admin/privacidad/solicitudes/:id/respuesta', {
  summary: 'Responder una solicitud, o prorrogarla una vez; la respuesta llega por correo',
  access: 'privacy.manage',
  params: idParams,
  body: z.object({
    tipo: z.enum(['cumplida', 'rechazada', 'prorroga']),
    texto: z.string().trim().min(1).max(longestRequestAnswer),
  }),
  data: dataRequest,
})

export const blockedAccount = z.object({
  player_id: z.int(),
  username: z.string(),
  motivo: z.string(),
  quien: z.string(),
  fecha: instant,
})
export type BlockedAccount = z.infer<typeof blockedAccount>

const blockBody = z.object({ motivo: z.string().trim().min(1).max(longestMotivo) })
const playerParams = z.object({ player_id: id })

export const listBlocked = defineRoute('GET', '/admin/privacidad/bloqueos', {
  summary: 'Las cuentas bloqueadas',
  access: 'privacy.manage',
  data: z.array(blockedAccount),
})
export const blockAccount = defineRoute('POST', '/admin/privacidad/bloqueos/:player_id', {
  summary: 'Bloquear una cuenta: queda guardada y nadie la ve',
  access: 'privacy.manage',
  params: playerParams,
  body: blockBody,
})
export const unblockAccount = defineRoute('DELETE', '/admin/privacidad/bloqueos/:player_id', {
  summary: 'Desbloquear una cuenta',
  access: 'privacy.manage',
  params: playerParams,
  body: blockBody,
})

const incidentText = z.string().trim().min(1).max(longestIncidentText)
const incidentFields = z.object({
  cuando: instant,
  que: incidentText,
  datos: incidentText,
  personas: z.int().min(0).max(1_000_000_000),
  medidas: z.string().trim().max(longestIncidentText),
  agencia_at: instant.nullable(),
  personas_at: instant.nullable(),
})

/** A security breach in the staff's register. `avisados`: number of players who were informed of it by mail. */
export const incident = incidentFields.extend({ id: z.int(), fecha: instant, avisados: z.int() })
export type Incident = z.infer<typeof incident>

export const listIncidentes = defineRoute('GET', '/admin/privacidad/incidentes', {
  summary: 'El registro de incidentes de seguridad',
  access: 'privacy.manage',
  data: z.array(incident),
})
export const createIncidente = defineRoute('POST', '/admin/privacidad/incidentes', {
  summary: 'Anotar un incidente de seguridad',
  access: 'privacy.manage',
  code: 201,
  body: incidentFields.extend({
    medidas: incidentFields.shape.medidas.default(''),
    agencia_at: instant.nullish(),
    personas_at: instant.nullish(),
  }),
  data: incident,
})
/** Omitted fields stay unchanged. */
export const updateIncidente = defineRoute('PUT', '/admin/privacidad/incidentes/:id', {
  summary: 'Completar un incidente de seguridad',
  access: 'privacy.manage',
  params: idParams,
  body: incidentFields.partial(),
  data: incident,
})
/** `jugadores`: usernames of the players to mail; if missing, all accounts. */
export const tellIncidente = defineRoute('POST', '/admin/privacidad/incidentes/:id/avisar', {
  summary: 'Avisar por correo a quienes afecta un incidente, a cada uno una vez',
  access: 'privacy.manage',
  params: idParams,
  body: z.object({ jugadores: z.array(z.string().trim().min(1).max(40)).min(1).max(1000).nullish() }),
  data: incident,
})
