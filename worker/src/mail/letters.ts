import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import type { MailToSend } from '@trinchera/db/queries/notices/mails'
import type { MailKind } from '@trinchera/db/schema/players'
import { emailChangeMs, emailUndoMs, invitacionMs, recoveryTokenMs, validationTokenMs } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { named, type Wording } from './wording'
import { privacyWording } from './privacy-letters'
import { securityWording } from './security-letters'

const hour = 3_600_000

/** Validity of the token in an e-mail, ms, for kinds with a token (docs/behaviour/accounts.md#Validation and recovery mails). */
export const tokenLifetime: { readonly [K in MailKind]?: number } = {
  validar: validationTokenMs,
  recuperar: recoveryTokenMs,
  'correo-nuevo': emailChangeMs,
  'correo-deshacer': emailUndoMs,
}

export interface Site {
  name: string
  url: string
}

/** Subject of the e-mail for each kind of notice. The notice is the body of the e-mail. */
export const noticeSubjects: Record<NoticeTipo, string> = {
  invitacion: 'Te invitaron a un clan',
  'invitacion-respondida': 'Respondieron una invitación de tu clan',
  solicitud: 'Alguien quiere entrar a tu clan',
  'solicitud-respondida': 'Respondieron tu solicitud',
  expulsado: 'Ya no estás en el clan',
  rango: 'Cambió tu rango en el clan',
  liderazgo: 'Tu clan tiene nuevo líder',
  'clan-eliminado': 'Tu clan ya no existe',
  'clan-renombrado': 'La administración modificó tu clan',
  webhook: 'Un webhook de tu clan dejó de recibir',
  partida: 'Se reportó una partida de tu clan',
  fallo: 'La administración falló sobre una partida de tu clan',
  comentario: 'Comentaron tu anuncio',
  foro: 'Hay mensajes nuevos en un tema que sigues',
  mencion: 'Te nombraron en el foro',
  suspension: 'Tienes una suspensión',
  'suspension-levantada': 'Levantaron tu suspensión',
  apelacion: 'Respondieron tu apelación',
  reto: 'Un reto de tu clan',
  'reto-recordatorio': 'Se acerca un reto de tu clan',
  torneo: 'Un torneo de tu clan',
  medalla: 'Una medalla de tu clan',
  stream: 'Empezó un stream que sigues',
  servidor: 'Hay gente en el servidor que esperabas',
  consulta: 'Una pregunta a la moderación',
  anuncio: 'Anuncio nuevo',
  'trabajo-apartado': 'Un trabajo del sitio quedó apartado',
  privacidad: 'Cambió la página de privacidad',
}

const appealPath = (token: string) => `${paths.apelar}?token=${token}`

/** The wording of an e-mail. `token`: used only by e-mails whose link needs one. */
export function wordingOf({ letter, username, email, created_at }: MailToSend, token: string, site: Site): Wording {
  const greeting = username ? `Hola, ${named(username)}:` : 'Hola:'
  switch (letter.kind) {
    case 'validar':
      return {
        subject: `Valida tu cuenta en ${site.name}`,
        preheader: 'Falta un paso: confirma que este correo es tuyo.',
        greeting,
        paragraphs: [`Te damos la bienvenida a ${site.name}. Falta un paso: confirma que este correo es tuyo.`],
        button: {
          text: 'Validar mi cuenta',
          path: `${paths.validarCuenta}?email=${encodeURIComponent(email)}&token=${token}`,
        },
        note: `El enlace sirve por ${validationTokenMs / hour} horas y una sola vez. Si no creaste la cuenta, ignora este correo.`,
      }
    case 'recuperar':
      return {
        subject: `Recupera tu contraseña de ${site.name}`,
        preheader: 'El enlace para elegir una nueva sirve por una hora.',
        greeting,
        paragraphs: ['Alguien pidió cambiar la contraseña de tu cuenta. Si fuiste tú, elige una nueva acá.'],
        button: {
          text: 'Elegir contraseña nueva',
          path: `${paths.modifyPassword(email)}?token=${token}`,
        },
        note: 'El enlace sirve por una hora y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
      }
    case 'clave-cambiada':
      return {
        subject: `Cambió tu contraseña de ${site.name}`,
        preheader: 'Si no fuiste tú, recupera tu cuenta ahora.',
        greeting,
        paragraphs: [
          `La contraseña de tu cuenta cambió el ${formatDateTime(created_at)} (hora de Chile). Las sesiones que tenías abiertas en otros lados se cerraron.`,
          'Si fuiste tú, no tienes que hacer nada más. Si no, elige otra ahora mismo y avísale a la administración.',
        ],
        button: { text: 'No fui yo', path: paths.recuperarPassword },
        note: 'Te escribimos cada vez que cambia tu contraseña. Nunca te la vamos a pedir por correo.',
      }
    case 'correo-nuevo':
      return {
        subject: `Confirma tu correo nuevo en ${site.name}`,
        preheader: 'Falta un paso: confirma que este correo es tuyo.',
        greeting,
        paragraphs: [
          'Pediste usar este correo en tu cuenta. Confirma que es tuyo y desde entonces iniciarás sesión con él.',
        ],
        button: {
          text: 'Confirmar el correo',
          path: `${paths.confirmarCorreo}?email=${encodeURIComponent(email)}&token=${token}`,
        },
        note: `El enlace sirve por ${emailChangeMs / hour} horas y una sola vez. Si no lo pediste, ignora este correo.`,
      }
    case 'correo-deshacer':
      return {
        subject: `Cambió el correo de tu cuenta de ${site.name}`,
        preheader: 'Si no fuiste tú, puedes deshacerlo.',
        greeting,
        paragraphs: [
          `El correo de tu cuenta ahora es ${named(letter.nuevo)}, desde el ${formatDateTime(created_at)} (hora de Chile). A esta dirección ya no te escribiremos.`,
          'Si fuiste tú, no tienes que hacer nada más. Si no, deshaz el cambio: la cuenta vuelve a este correo, se cierran todas las sesiones y eliges otra contraseña.',
        ],
        button: {
          text: 'No fui yo: deshacer',
          path: `${paths.deshacerCorreo}?email=${encodeURIComponent(email)}&token=${token}`,
        },
        note: `El enlace sirve por ${emailUndoMs / (24 * hour)} días y una sola vez.`,
      }
    case 'prueba':
      return {
        subject: `Prueba de correo de ${site.name}`,
        preheader: 'Si lo lees, los correos del sitio salen.',
        greeting,
        paragraphs: [`Esta es una prueba: si la lees, los correos de ${site.name} salen y llegan.`],
        button: { text: 'Volver a la puesta en marcha', path: paths.panelAdmin('puesta-en-marcha') },
        note: 'La pediste desde el panel de administración.',
      }
    case 'seguridad':
      return { greeting, ...securityWording(letter.security, created_at, site.name) }
    case 'solicitud':
    case 'solicitud-respuesta':
    case 'incidente':
      return { greeting, ...privacyWording(letter, token, site.name) }
    case 'invitacion': {
      const { clan, etapa, quien } = letter.names
      return {
        subject: `${named(clan)} te quiere en sus filas`,
        preheader: `${named(quien)} te invitó. Tienes ${invitacionMs / (24 * hour)} días para contestar.`,
        greeting,
        paragraphs: [`${named(quien)} te invitó a unirte a ${named(clan)} en ${named(etapa)}.`],
        button: { text: 'Ver la invitación', path: paths.miCuenta },
        note: `La invitación vence a los ${invitacionMs / (24 * hour)} días. Si no te interesa, recházala en tu cuenta o déjala pasar.`,
      }
    }
    case 'suspension': {
      const { hasta, motivo } = letter.suspension
      return {
        subject: `Tu cuenta de ${site.name} está suspendida`,
        preheader: `Hasta el ${formatDateTime(hasta)}. Puedes apelar una vez.`,
        greeting,
        paragraphs: [
          `La administración suspendió tu cuenta hasta el ${formatDateTime(hasta)} (hora de Chile). Motivo: ${named(motivo)}`,
          'Si crees que es un error, cuéntalo en una apelación: la lee alguien distinto de quien te suspendió, y la respuesta te llega por correo.',
        ],
        button: { text: 'Apelar', path: appealPath(token) },
        note: 'El enlace es solo tuyo, sirve mientras dure la suspensión y no abre nada más. Se apela una vez.',
      }
    }
    case 'apelacion': {
      const { texto, suspension, enlace } = letter.answer
      return {
        subject: `Respondieron tu apelación · ${site.name}`,
        preheader: named(texto),
        greeting,
        paragraphs: [named(texto)],
        button:
          suspension === null
            ? { text: enlace ? 'Ver la partida' : 'Iniciar sesión', path: enlace ?? paths.login() }
            : { text: 'Ver la respuesta', path: appealPath(token) },
        note: 'Te escribimos porque apelaste una decisión de la administración.',
      }
    }
    case 'aviso': {
      const { tipo, texto, enlace } = letter.notice
      return {
        subject: `${noticeSubjects[tipo]} · ${site.name}`,
        preheader: named(texto),
        greeting,
        paragraphs: [named(texto)],
        button: { text: enlace ? 'Verlo en el sitio' : 'Ir a mi cuenta', path: enlace ?? paths.miCuenta },
        note: 'Te escribimos porque pediste este aviso por correo. Puedes apagarlo en tu cuenta.',
      }
    }
  }
}
