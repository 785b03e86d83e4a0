import * as z from './schema'
import { idParams } from './fields'
import { routesOf } from './route'
import { sessionPlayer } from './session'
import { assertion, attestation, creationOptions, requestOptions } from './webauthn'

const defineRoute = routesOf('seguridad')

/** Secret that identifies an unfinished login or the unfinished creation of a passkey. */
const token = z.string().min(1).max(512)
const opened = { token: z.string(), player: sessionPlayer }

/** The browser's response, signed by a passkey, to the options that the server sent with this `ficha`. */
const passkeyAnswer = z.object({ ficha: token, respuesta: assertion })

const code = z.string('Escribe el código').trim().max(40, 'Ese código no es válido')

/** Proof of a second factor: `codigo`, a code from the authenticator app or a recovery code, or `llave`, a passkey's response. */
const factorProof = {
  codigo: code.nullish(),
  llave: passkeyAnswer.nullish(),
}

/** Proof that the account's owner sends the request: password and second factor, if any (docs/behaviour/accounts.md#Second factor). */
export const ownerProof = z.object({ password: z.string().max(1024).nullish(), ...factorProof })

/** New recovery codes, which are shown only this once; null if the account's earlier codes stay valid. */
const newCodes = z.object({ codigos: z.array(z.string()).nullable() })

export const beginTotp = defineRoute('POST', '/seguridad/app', {
  summary: 'Empezar a usar una app de códigos; cuenta cuando se confirma con uno',
  access: 'player',
  body: ownerProof,
  data: z.object({ secreto: z.string(), uri: z.string() }),
})
export const confirmTotp = defineRoute('POST', '/seguridad/app/confirmar', {
  summary: 'Confirmar la app con un código suyo',
  access: 'player',
  body: z.object({ codigo: code }),
  data: newCodes,
})
export const removeTotp = defineRoute('POST', '/seguridad/app/quitar', {
  summary: 'Dejar de usar la app de códigos',
  access: 'player',
  body: ownerProof,
})

/** What the browser needs to sign with a passkey. The response must be sent with this `ficha`. */
const request = z.object({ ficha: z.string(), opciones: requestOptions })

export const beginPasskey = defineRoute('POST', '/seguridad/llaves/opciones', {
  summary: 'Pedir lo que el navegador necesita para crear una llave de acceso',
  access: 'player',
  body: ownerProof,
  data: z.object({ ficha: z.string(), opciones: creationOptions }),
})
export const createPasskey = defineRoute('POST', '/seguridad/llaves', {
  summary: 'Agregar una llave de acceso',
  access: 'player',
  code: 201,
  body: z.object({ ficha: token, respuesta: attestation }),
  data: newCodes,
})
export const removePasskey = defineRoute('POST', '/seguridad/llaves/:id/quitar', {
  summary: 'Quitar una llave de acceso',
  access: 'player',
  params: z.object({ id: z.string().max(1400) }),
  body: ownerProof,
})
export const beginProof = defineRoute('POST', '/seguridad/prueba', {
  summary: 'Pedir lo que el navegador necesita para probar una llave de acceso propia',
  access: 'player',
  data: request,
})
export const renewRecoveryCodes = defineRoute('POST', '/seguridad/codigos', {
  summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir',
  access: 'player',
  body: ownerProof,
  data: z.object({ codigos: z.array(z.string()) }),
})

export const completeLogin = defineRoute('POST', '/login/segundo-factor', {
  summary: 'Terminar de iniciar sesión con el segundo paso',
  access: 'public',
  body: z.object({ ficha: token, codigo: factorProof.codigo, respuesta: assertion.nullish() }),
  extra: z.object(opened),
})
export const beginPasskeyLogin = defineRoute('POST', '/login/llave/opciones', {
  summary: 'Pedir lo que el navegador necesita para entrar con una llave de acceso',
  access: 'public',
  data: request,
})
export const loginPasskey = defineRoute('POST', '/login/llave', {
  summary: 'Iniciar sesión con una llave de acceso',
  access: 'public',
  body: passkeyAnswer,
  extra: z.object(opened),
})

export const removeSecondFactor = defineRoute('DELETE', '/admin/jugadores/:id/segundo-paso', {
  summary: 'Quitar el segundo paso a quien lo perdió',
  access: 'players.second-factor',
  params: idParams,
})
