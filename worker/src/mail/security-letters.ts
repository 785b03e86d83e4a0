import { paths } from '@trinchera/contract/site-paths'
import type { MailedSecurity } from '@trinchera/db/queries/notices/mails'
import { formatDateTime } from '@trinchera/rules/presentation'
import { named, type Wording } from './wording'

const notYou = 'Si no fuiste tú, elige otra contraseña ahora mismo: eso cierra todas las sesiones.'
const always =
  'Te escribimos cada vez que cambia algo de la seguridad de tu cuenta. Nunca te pediremos la contraseña por correo.'
const toSecurity = { text: 'Ver mis sesiones', path: paths.seguridad }
const toRecovery = { text: 'No fui yo', path: paths.recuperarPassword }

/** Content, without greeting, of an e-mail about the security of an account. `at`: time of the event, ISO 8601. */
export function securityWording(security: MailedSecurity, at: string, site: string): Omit<Wording, 'greeting'> {
  const when = `el ${formatDateTime(at)} (hora de Chile)`
  const changed = (subject: string, what: string): Omit<Wording, 'greeting'> => ({
    subject: `${subject} · ${site}`,
    preheader: 'Si no fuiste tú, elige otra contraseña.',
    paragraphs: [what, notYou],
    button: toRecovery,
    note: always,
  })
  switch (security.suceso) {
    case 'sesion-nueva':
      return {
        subject: `Inicio de sesión en un equipo nuevo · ${site}`,
        preheader: `${named(security.equipo)}, ${when}.`,
        paragraphs: [
          `Alguien inició sesión en tu cuenta con un equipo que no habíamos visto: ${named(security.equipo)}, ${when}.`,
          'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y elige otra contraseña ahora mismo.',
        ],
        button: toSecurity,
        note: 'Te escribimos la primera vez que se usa cada equipo. Si borras las cookies, el tuyo cuenta como nuevo.',
      }
    case 'correo-pedido':
      return changed(
        'Pidieron cambiar el correo de tu cuenta',
        `Alguien con tu contraseña pidió ${when} que el correo de tu cuenta sea ${named(security.nuevo)}. Cambia cuando esa dirección lo confirme. Si fuiste tú, no tienes que hacer nada acá.`,
      )
    case 'correo-cambiado-por-administracion':
      return {
        subject: `La administración cambió el correo de tu cuenta · ${site}`,
        preheader: `Ahora es ${named(security.nuevo)}.`,
        paragraphs: [
          `La administración cambió ${when} el correo de tu cuenta: ahora es ${named(security.nuevo)}. A esta dirección ya no te escribiremos.`,
          'Si no lo pediste, escríbele a la administración.',
        ],
        button: { text: 'Ir al sitio', path: paths.home },
        note: always,
      }
    case 'correo-listo':
      return {
        subject: `Este es el correo de tu cuenta de ${site}`,
        preheader: 'Desde ahora inicias sesión con él.',
        paragraphs: [
          `Desde ${when} este es el correo de tu cuenta: con él inicias sesión, y acá te llegan los avisos.`,
          'El correo anterior también recibió un mensaje.',
        ],
        button: toSecurity,
        note: always,
      }
    case 'correo-deshecho':
      return {
        subject: `Tu cuenta volvió a su correo anterior · ${site}`,
        preheader: `El correo de la cuenta es de nuevo ${named(security.nuevo)}.`,
        paragraphs: [
          `Desde el correo anterior de la cuenta deshicieron el cambio ${when}. El correo es de nuevo ${named(security.nuevo)}; se cerraron las sesiones y la contraseña ya no sirve.`,
          'Si fue un error, escríbele a la administración.',
        ],
        button: { text: 'Ir al sitio', path: paths.home },
        note: always,
      }
    case 'app-activada':
      return changed('Activaste el segundo paso', `Tu cuenta pide códigos de una app al iniciar sesión desde ${when}.`)
    case 'app-quitada':
      return changed(
        'Quitaste la app de códigos',
        `Tu cuenta ya no pide códigos de una app al iniciar sesión, desde ${when}.`,
      )
    case 'codigos-nuevos':
      return changed(
        'Códigos de recuperación nuevos',
        `Tu cuenta tiene códigos de recuperación nuevos desde ${when}. Los anteriores ya no sirven.`,
      )
    case 'llave-agregada':
      return changed(
        'Agregaste una llave de acceso',
        `Con la llave de acceso «${named(security.llave)}» se puede entrar a tu cuenta desde ${when}.`,
      )
    case 'llave-quitada':
      return changed(
        'Quitaste una llave de acceso',
        `La llave de acceso «${named(security.llave)}» ya no entra a tu cuenta, desde ${when}.`,
      )
    case 'segundo-paso-retirado':
      return {
        subject: `La administración quitó el segundo paso de tu cuenta · ${site}`,
        preheader: 'Activa otro en cuanto puedas.',
        paragraphs: [
          `La administración quitó ${when} el segundo paso de tu cuenta, como se hace con quien lo perdió. Ahora entras solo con la contraseña.`,
          'Activa otro en cuanto puedas. Si no lo pediste, elige otra contraseña y escríbele a la administración.',
        ],
        button: { text: 'Activar otro', path: paths.seguridad },
        note: always,
      }
    case 'retiraste-segundo-paso':
      return {
        subject: `Quitaste el segundo paso de ${named(security.jugador)} · ${site}`,
        preheader: 'Quedó en el registro de la administración.',
        paragraphs: [
          `Con tu cuenta se quitó ${when} el segundo paso de ${named(security.jugador)}. Quedó en el registro de la administración.`,
          notYou,
        ],
        button: toSecurity,
        note: always,
      }
  }
}
