import { paths } from '@trinchera/contract/site-paths'
import { noticeMs, pushDevicesMost, sessionMs } from '@trinchera/rules/limits'
import { usualQuietHours } from '@trinchera/rules/push'
import { bold, bullets, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const avisos = bold(link('Avisos', paths.avisos))
const account = bold(link('Mi Cuenta', paths.miCuenta))
const { desde, hasta } = usualQuietHours
const days = (ms: number) => ms / (24 * 3_600_000)

/** The site on a phone, and what it tells its players by (docs/behaviour/screens.md#Installed app, docs/behaviour/notices.md#Devices with avisos). */
export const appGuides = {
  instalar: guide(
    lines(
      `El sitio se instala como app, sin pasar por una tienda: no está en Google Play ni en la App Store.`,
      bullets([
        `Android o computador: en ${account} o en el menú del teléfono, aprieta ${bold('Instalar la app')}.`,
        `iPhone o iPad: en Safari toca ${bold('Compartir')}, elige ${bold('Agregar a inicio')} y después ${bold('Agregar')}.`,
      ]),
    ),
    lines(
      'The site installs as an app, without a store: it is neither on Google Play nor on the App Store.',
      bullets([
        `Android or a computer: in ${account}, or in the menu on a phone, press ${bold('Instalar la app')}.`,
        `iPhone or iPad: in Safari tap ${bold('Share')}, choose ${bold('Add to Home Screen')}, then ${bold('Add')}.`,
      ]),
    ),
    '¿Cómo activo los avisos en mi teléfono?',
    '¿Se puede usar sin conexión?',
  ),
  sinConexion: guide(
    'Sí, en parte: sin conexión ves las pantallas que ya habías abierto, con la hora en que las viste. Un reporte, un comentario o un mensaje que escribas así queda guardado en el dispositivo y se envía solo cuando vuelve la conexión. Para jugar sí hace falta internet.',
    'Yes, in part: without a connection you see the screens that you had opened before, with the time you saw them. A report, a comment or a message that you write then stays on the device and is sent by itself once the connection is back. To play you do need the internet.',
    '¿Cómo instalo la app?',
  ),
  reconectando: guide(
    lines(
      `${bold('Reconectando')} quiere decir que tu página perdió la conexión en vivo con el sitio: lo que ves es lo último que llegó, y se pone al día sola cuando vuelve.`,
      'Si no vuelve: revisa tu internet, carga la página de nuevo y prueba sin VPN ni bloqueadores. Lo que reportes mientras tanto queda guardado en tu dispositivo y se envía solo.',
    ),
    `${bold('Reconectando')} means that your page lost its live connection: what you see is the last that came, and it catches up by itself. If it does not, check your internet, reload the page, and try without a VPN or blocker.`,
    '¿Se puede usar sin conexión?',
  ),
  activarAvisos: guide(
    lines(
      `Con tu sesión, en ${avisos}: aprieta ${bold('Recibir avisos en este dispositivo')} y acepta el permiso. Llegan aunque el sitio esté cerrado, en hasta ${pushDevicesMost} dispositivos; en la columna ${bold('Dispositivos')} eliges de qué.`,
      `En el iPhone y el iPad primero hay que instalar la app (en Safari, ${bold('Compartir')} y ${bold('Agregar a inicio')}).`,
    ),
    lines(
      `Logged in, in ${avisos}: press ${bold('Recibir avisos en este dispositivo')} and allow it. They come with the site closed too, on up to ${pushDevicesMost} devices; the column ${bold('Dispositivos')} says of what.`,
      `On an iPhone or iPad install the app first (in Safari, ${bold('Share')} and ${bold('Add to Home Screen')}).`,
    ),
    '¿Cómo pongo horas sin avisos?',
    'No me llegan los avisos al teléfono',
  ),
  noLlegan: guide(
    lines(
      `Revisa en ${avisos}, desde ese mismo dispositivo:`,
      bullets([
        `Que diga que este dispositivo recibe tus avisos; si no, aprieta ${bold('Recibir avisos en este dispositivo')}.`,
        'Si el permiso está bloqueado: el candado junto a la dirección (o los ajustes del teléfono), Notificaciones, Permitir.',
        `Que la columna ${bold('Dispositivos')} tenga marcado ese aviso.`,
        `Las ${bold('Horas sin avisos')}, de ${desde} a ${hasta} si no las cambiaste: lo de esas horas llega al terminar.`,
        'Con una página del sitio abierta a la vista no suena nada. En el iPhone tiene que estar instalada la app.',
      ]),
    ),
    lines(
      `Look in ${avisos}, on that very device:`,
      bullets([
        `It must say that this device gets your notifications; if not, press ${bold('Recibir avisos en este dispositivo')}.`,
        'If the permission is blocked: the padlock beside the address (or the settings of the phone), Notifications, Allow.',
        `The column ${bold('Dispositivos')} must be ticked for that kind.`,
        `${bold('Horas sin avisos')} (quiet hours), ${desde} to ${hasta} unless you changed them: what falls there comes at their end.`,
        'While a page of the site is in sight nothing rings. On an iPhone the app must be installed.',
      ]),
    ),
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  horas: guide(
    `En ${avisos}, en ${bold('Horas sin avisos')}: eliges desde y hasta qué hora no suenan, o ninguna. Si no las cambias van de ${bold(`${desde} a ${hasta}`)}, hora de Chile. Lo que pasa en esas horas llega al terminar; solo los reportes y los recordatorios de partidos suenan igual.`,
    `In ${avisos}, under ${bold('Horas sin avisos')} (quiet hours): choose from when to when nothing rings, or none. Unless you change them they are ${bold(`${desde} to ${hasta}`)} in Chile. What happens then comes at their end; only reports and reminders of matches ring all the same.`,
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  apagar: guide(
    lines(
      `En ${avisos} desmarcas lo que no quieras, aviso por aviso: ${bold('En el sitio')}, ${bold('Por correo')} o ${bold('Dispositivos')}. Con ${bold('No recibir avisos acá')} se apagan todos en ese dispositivo, y otro dispositivo se quita en ${account}, en ${bold('Dispositivos con avisos')}.`,
      'Cerrar sesión también deja ese dispositivo sin avisos.',
    ),
    lines(
      `In ${avisos} untick what you do not want, kind by kind: ${bold('En el sitio')} (on the site), ${bold('Por correo')} (by mail) or ${bold('Dispositivos')} (devices). ${bold('No recibir avisos acá')} turns off all of them on that device; another device is removed in ${account}, under ${bold('Dispositivos con avisos')}.`,
      'Logging out ends them on that device too.',
    ),
    '¿Cómo pongo horas sin avisos?',
  ),
  avisos: guide(
    `En ${avisos} eliges de qué te avisamos (invitaciones, retos, partidas, anuncios y más) y por dónde: en el sitio, por correo o en tus dispositivos. Los avisos se guardan ${days(noticeMs)} días. Para saber cuándo hay gente jugando, pide un aviso en ${link('Servidores', paths.servidores)}.`,
    `In ${avisos} you choose what you are told of (invitations, challenges, matches, announcements and more) and where: on the site, by mail or on your devices. To hear when people are playing, ask for it in ${link('Servidores', paths.servidores)}.`,
    '¿Cómo activo los avisos en mi teléfono?',
    '¿Cómo pongo horas sin avisos?',
  ),
  sesiones: guide(
    `Puedes tener tu sesión abierta en varios dispositivos a la vez: cada una dura ${days(sessionMs)} días. Avisos llegan en hasta ${pushDevicesMost}. Al cambiar tu contraseña en ${account} se cierran todas las demás.`,
    `You may be logged in on several devices at once; each session lasts ${days(sessionMs)} days. Changing your password in ${account} ends all the others.`,
    '¿Cómo cierro sesión?',
  ),
} satisfies Record<string, Guide>
