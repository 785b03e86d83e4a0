import { paths } from '@trinchera/contract/site-paths'
import {
  emailChangeMs,
  emailUndoMs,
  freshSessionMs,
  mostPasskeys,
  recoveryCodes,
  wrongCodesMs,
} from '@trinchera/rules/limits'
import { bold, bullets, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const account = link('Mi Cuenta', paths.miCuenta)
const seguridad = bold(link('Seguridad', paths.seguridad))
const minutes = (ms: number) => ms / 60_000
const hours = (ms: number) => minutes(ms) / 60

/** The second step, passkeys and the e-mail of an account (docs/behaviour/accounts.md#Second factor, docs/behaviour/accounts.md#Change of e-mail). */
export const securityGuides = {
  segundoPaso: guide(
    lines(
      `El segundo paso (2FA) pide, además de la contraseña, algo que solo tú tienes. Se activa en ${seguridad}, en ${bold('Segundo paso')}:`,
      bullets([
        `${bold('App de códigos')}: aprieta ${bold('Activar')} y agrégala a una app como Google Authenticator; después pide 6 cifras al entrar.`,
        `${bold('Llave de acceso')}: la huella, la cara o el PIN de tu dispositivo, o una llave USB.`,
      ]),
      `Con el primero te da ${recoveryCodes} códigos de recuperación, una sola vez: guárdalos. No llega por SMS ni por correo.`,
    ),
    lines(
      `The second step (2FA) asks, besides the password, for something that only you have. Turn it on in ${seguridad}, under ${bold('Segundo paso')}:`,
      bullets([
        `${bold('App de códigos')}: press ${bold('Activar')} and add it to an app like Google Authenticator; it asks for 6 digits when you log in.`,
        `${bold('Llave de acceso')} (passkey): the fingerprint, face or PIN of your device, or a USB key.`,
      ]),
      `With the first one you get ${recoveryCodes} recovery codes, shown once: keep them. Nothing comes by SMS or mail.`,
    ),
    'Perdí el teléfono con los códigos',
    '¿Qué es una llave de acceso?',
  ),
  sinSegundoPaso: guide(
    lines(
      `Al entrar, en vez de las 6 cifras escribe uno de tus ${bold('códigos de recuperación')} (cada uno sirve una vez), o usa tu llave de acceso. Después, en ${seguridad}, quita la app de códigos y actívala en el teléfono nuevo.`,
      `Si tampoco tienes los códigos, escríbele a la administración: puede quitar el segundo paso de tu cuenta. Cambiar la contraseña no lo quita.`,
    ),
    lines(
      `When you log in, type one of your ${bold('recovery codes')} (each is good once) instead of the 6 digits, or use your passkey. Then remove the app of codes in ${seguridad} and turn it on with the new phone.`,
      'Without the codes either, write to the administration: it can remove the second step of your account. A new password does not remove it.',
    ),
    '¿Quiénes son los administradores?',
  ),
  quitarSegundoPaso: guide(
    `En ${seguridad}, en ${bold('Segundo paso')}, con ${bold('Quitar')} al lado de la app de códigos o de la llave. Te pide la contraseña y el segundo paso. Si quitas el último, entras solo con la contraseña y los códigos de recuperación dejan de servir.`,
    `In ${seguridad}, under ${bold('Segundo paso')}, press ${bold('Quitar')} beside the app of codes or the passkey. It asks for your password and the second step. Without the last one you log in with the password alone, and the recovery codes no longer work.`,
    '¿Cómo activo el segundo paso?',
  ),
  codigosRecuperacion: guide(
    `Son ${recoveryCodes} códigos que aparecen una sola vez, al activar el segundo paso; cada uno sirve una vez, para entrar sin la app. Si los perdiste o se te acaban, en ${seguridad}, en ${bold('Códigos de recuperación')}, ${bold('Pedir otros')}: los anteriores dejan de servir.`,
    `They are ${recoveryCodes} codes shown once, when you turn the second step on; each is good once, to log in without the app. If they are lost or used up: in ${seguridad}, ${bold('Códigos de recuperación')}, ${bold('Pedir otros')}; the former ones stop working.`,
    'Perdí el teléfono con los códigos',
  ),
  codigoMalo: guide(
    `Escribe las 6 cifras que la app muestra ahora: cambian cada 30 segundos y cada una sirve una vez. Si no las acepta, revisa que la hora del teléfono esté en automático. Después de varios códigos malos hay que esperar ${minutes(wrongCodesMs)} minutos; la llave de acceso sigue sirviendo.`,
    `Type the 6 digits that the app shows now: they change every 30 seconds and each is good once. If they are refused, set the clock of your phone to automatic. After several wrong codes wait ${minutes(wrongCodesMs)} minutes; a passkey still works.`,
    'Perdí el teléfono con los códigos',
  ),
  llaves: guide(
    lines(
      `Sí: con una ${bold('llave de acceso')} (passkey) entras con la huella, la cara o el PIN de tu dispositivo, sin contraseña. Se agrega en ${seguridad}, con ${bold('Agregar una llave de acceso')}: hasta ${mostPasskeys} por cuenta.`,
      `Después, en ${link('Iniciar Sesión', paths.login())}, aprieta ${bold('Entrar con una llave de acceso')}. También vale como segundo paso.`,
    ),
    lines(
      `Yes: with a ${bold('passkey')} you log in with the fingerprint, face or PIN of your device, without a password. Add one in ${seguridad}, with ${bold('Agregar una llave de acceso')}: up to ${mostPasskeys} an account.`,
      `Then press ${bold('Entrar con una llave de acceso')} on the ${link('login page', paths.login())}. It is good as a second step too.`,
    ),
    '¿Cómo activo el segundo paso?',
  ),
  correo: guide(
    lines(
      `Sí: en ${seguridad}, a la que se llega desde ${account}, en ${bold('Correo')} escribe el nuevo y aprieta ${bold('Cambiar el correo')}. Le llega un enlace para confirmarlo, que dura ${hours(emailChangeMs)} horas; mientras, nada cambia.`,
      `Si tu sesión tiene más de ${minutes(freshSessionMs)} minutos te pide la contraseña. Al correo de antes le llega un enlace para deshacerlo, por ${hours(emailUndoMs) / 24} días. Si ya no puedes entrar a tu cuenta, pídeselo a la administración.`,
    ),
    lines(
      `Yes: in ${seguridad}, which ${account} leads to, under ${bold('Correo')} type the new address and press ${bold('Cambiar el correo')}. It gets a link to confirm it, good for ${hours(emailChangeMs)} hours; until then nothing changes.`,
      `If your session is older than ${minutes(freshSessionMs)} minutes it asks for your password. The former address gets a link that undoes it for ${hours(emailUndoMs) / 24} days. If you can no longer log in, ask the administration.`,
    ),
    '¿Cómo activo el segundo paso?',
  ),
  correoNoLlega: guide(
    `Mira en el correo no deseado del ${bold('nuevo')}. Si no está, pídelo otra vez en ${seguridad}; el enlace dura ${hours(emailChangeMs)} horas. No llega si esa dirección es de otra cuenta del sitio.`,
    `Look in the spam of the ${bold('new')} address. If it is not there, ask again in ${seguridad}; the link is good for ${hours(emailChangeMs)} hours. None comes if another account has that address.`,
    '¿Puedo cambiar mi correo?',
  ),
  privacidad: guide(
    `Tu correo lo ven solo tú y la administración. Los demás ven tu nick, tu foto, tus clanes, tus partidas y lo que escribes; las fotos de evidencia, solo la administración y quienes reportan por los dos clanes. Qué se guarda, para qué y por cuánto tiempo está en ${bold(link('Privacidad', paths.privacidad))}; tus datos se descargan al final de ${account}.`,
    `Only you and the administration see your e-mail. Others see your nick, picture, clans, matches and what you write; evidence only the administration and those who report for both clans. What is kept, why and how long is in ${bold(link('Privacidad', paths.privacidad))}; download your data at the end of ${account}.`,
  ),
  sesiones: guide(
    `En ${seguridad}, en ${bold('Sesiones abiertas')}, ves desde qué dispositivos está abierta tu cuenta y desde cuándo: ${bold('Cerrar')} cierra una y ${bold('Cerrar las demás')} las otras. Si ves una que no es tuya, ciérrala y cambia tu contraseña en ${account}: eso cierra todas las demás.`,
    `In ${seguridad}, under ${bold('Sesiones abiertas')}, you see on which devices your account is open: ${bold('Cerrar')} ends one, ${bold('Cerrar las demás')} all the others. If one is not yours, end it and change your password.`,
    '¿Cómo cambio mi contraseña?',
  ),
} satisfies Record<string, Guide>
