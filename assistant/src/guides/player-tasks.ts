import { cheatBanMonths } from '@trinchera/rules/limits'
import { bold } from '../wording'
import { seen, told, undo, type StaffTask } from './staff-task'

const untilWhen = `tú eliges hasta cuándo; si fue por trampa, al menos ${cheatBanMonths} meses`
const afterSuspension = [
  [
    told,
    `${bold('Sí')}: le llega un aviso con el motivo y hasta cuándo es; si suspendes la cuenta entera, le llega por correo.`,
  ],
  [
    /\bapel\w+\b|\breclam\w+\b/,
    `${bold('Sí')}, si es de la cuenta entera: la puede apelar una vez, con el enlace que le sale al entrar. La de comentarios o la de reportes no tiene apelación en el sitio.`,
  ],
  [
    undo,
    `${bold('Sí')}: en el mismo cuadro de Suspender están las suspensiones en curso, y ahí se levanta. Al jugador le llega un aviso.`,
  ],
  [
    /\b(?:cuanto|cuantos|hasta cuando|plazo|dias|meses|maximo|minimo|permanente|para siempre|perma)\b/,
    `Eso lo decides: ${untilWhen}.`,
  ],
  [
    /\b(?:al?|otro|un|una) (?:un |una |otro |otra )?(?:moderador\w*|admin\w*|mod|staff)\b|\bdel (?:equipo|staff)\b/,
    `A alguien del equipo solo lo suspende el ${bold('Administrador')}; el Moderador Ladder, a los demás jugadores.`,
    true,
  ],
  [seen, `${bold('No')}: el motivo lo lee el jugador, y la administración; el sitio no publica quién está suspendido.`],
] as const
const people = /\b(?:jugador\w*|cuentas?|usuarios?|alguien|tipo|weon|wn|loco|player|cabro|·)(?![\p{L}])/u
const clanNamed = /\b(?:clan|clanes|equipo|team)\b|·/
const ofMatch = /\b(?:partid[oa]s?|match|reportes?|resultados?|derrotas?|victorias?|marcador\w*)\b/
const punish = /\b(?:suspend(?!id|ie)\w*|suspension|bane(?!ad|aron|ron)\w*|ban|sancion\w*|castig\w*|penal\w*)\b/
const lifts =
  /\b(?:retir\w*|levant\w*|revoc\w*|deshac\w*|deshag\w*|quit\w*|sac\w*|borr\w*|elimin\w*|restitu\w*|perdon\w*)\b/

/** What staff do of players and of clans that are not theirs. */
export const playerTasks: readonly StaffTask[] = [
  {
    id: 'suspender',
    says: [punish],
    not: new RegExp(
      `${ofMatch.source}|\\b(?:foro|coment\\w+|apel\\w+|clan|levant\\w*|quit\\w*|sac(?:o|ar)|termin\\w*)\\b`,
    ),
    permission: 'players.suspend',
    area: 'jugadores',
    deed: 'suspender a un jugador',
    instead:
      'A quien hizo trampa se le reclama la partida, en la página de tu clan; el comentario o mensaje que no corresponde se denuncia, con Denunciar a su lado.',
    text: 'Busca al jugador en la lista, elige Suspender y pon qué se le quita (la cuenta, los comentarios o los reportes), hasta cuándo y el motivo. A alguien del equipo solo lo suspende el Administrador. Si hubo trampa en una partida, da además el fallo en Reportes.',
    next: afterSuspension,
  },
  {
    id: 'desbanear',
    says: [/\bdesban\w*|\bdesuspend\w*|\bdessuspend\w*/],
    permission: 'players.suspend',
    area: 'jugadores',
    deed: 'levantar una suspensión',
    text: 'Busca al jugador en la lista y elige Suspender: al lado salen sus suspensiones en curso, y ahí la levantas. Le llega un aviso. Si apeló, se resuelve en Apelaciones.',
    next: afterSuspension,
  },
  {
    id: 'levantar-suspension',
    says: [lifts, /\b(?:ban|baneo|suspension\w*|sancion\w*|castigos?)\b/],
    permission: 'players.suspend',
    area: 'jugadores',
    deed: 'levantar una suspensión',
    text: 'Busca al jugador en la lista y elige Suspender: al lado salen sus suspensiones en curso, y ahí la levantas. Le llega un aviso. Si apeló, se resuelve en Apelaciones.',
    next: afterSuspension,
  },
  {
    id: 'clan-nombre',
    says: [
      /\b(?:cambi\w*|renombr\w*|edit\w*|modific\w*|correg\w*|corrij\w*|quit\w*|sac\w*|borr\w*)\b/,
      /\b(?:nombres?|tags?|lema|emblema|logo|foto)\b|\b(?:edit|modific)\w* (?:a )?(?:un|otro|ese|el) clan\b/,
      clanNamed,
    ],
    not: /\b(?:mi|nuestr[oa]|(?<!no es )mio)\b/,
    permission: 'clans.manage',
    deed: 'cambiar el nombre de un clan',
    text: 'En la página de ese clan, aprieta Editar clan: ahí cambias su nombre, tag, lema o emblema si no cumplen el reglamento. A sus integrantes les llega un aviso que dice qué cambió.',
    next: [
      [told, `${bold('Sí')}: a los integrantes del clan les llega un aviso que dice qué cambió.`],
      [undo, `${bold('Sí')}: se edita otra vez en la página del clan, con Editar clan.`],
    ],
  },
  {
    id: 'clan-lider',
    says: [
      /\b(?:cambi(?:o|ar)|pas(?:o|ar)|pon(?:go|er)|nombr(?:o|ar)|ced(?:o|er)|traspas(?:o|ar)|dar|doy)\b/,
      /\b(?:lider|liderazgo|lider de)\b/,
      /\b(?:un|otro|ese|el) clan\b|·/,
    ],
    not: /\b(?:mi|nuestr[oa]|co ?lider(?:es)?|mio)\b/,
    permission: 'clans.delete',
    deed: 'cambiar el Líder de un clan que no es suyo',
    text: 'Se hace en la página de ese clan, con Ceder liderazgo. Si no, lo cede su propio Líder.',
  },
  {
    id: 'clan-expulsar',
    says: [
      /\b(?:expuls\w*|ech(?:o|ar)|sac(?:o|ar)|kick\w*)\b/,
      /\b(?:de un clan|de otro clan|de su clan|del clan de)\b/,
    ],
    permission: 'clans.manage',
    deed: 'expulsar a alguien de un clan',
    text: 'En la página de ese clan, aprieta Editar clan y Expulsar al lado del jugador. Al Líder no lo expulsa nadie.',
  },
  {
    id: 'clan-eliminar',
    says: [/\b(?:elimin\w*|borr\w*|cerr\w*|disolv\w*)\b/, /\b(?:un|otro|ese|el|al) clan\b|\bclan ·/],
    not: /\bmi clan\b/,
    permission: 'clans.delete',
    deed: 'eliminar un clan que no es suyo',
    text: 'Se hace en la página de ese clan, con Eliminar clan. No hay vuelta atrás.',
  },
  {
    id: 'jugador',
    says: [
      /\b(?:cambi\w*|edit\w*|modific\w*|pon(?:go|er)|reset\w*|correg\w*|corrij\w*)\b/,
      /\b(?:nicks?|nombres?|correo|mail|email|clave|contrasena|password|datos|foto|avatar)\b/,
      people,
    ],
    not: /\b(?:mi|mio|mia|clan|equipo)\b/,
    permission: 'players.modify',
    area: 'jugadores',
    deed: 'modificar los datos de un jugador',
    text: 'Busca al jugador en la lista: con Modificar cambias su nick, su correo, su foto y si la cuenta está validada; con Contraseña le pones otra, y se cierran sus sesiones. El Moderador Ladder, solo a quien no es del equipo.',
  },
  {
    id: 'ver-jugador',
    says: [
      /\b(?:ver|veo|saber|mirar|reviso|revisar|usan|comparten|tienen|detect\w+)\b/,
      /\b(?:correo|mail|email|datos|otras cuentas|multicuentas?|suspensiones|sanciones|ficha|mismas? (?:ips?|red|conexion))\b/,
      people,
    ],
    not: /\b(?:mi|mis|mio)\b/,
    permission: 'players.read',
    area: 'jugadores',
    deed: 'ver los datos de un jugador',
    text: 'Busca al jugador en la lista: ahí están su correo, sus suspensiones y las otras cuentas que entraron desde el mismo equipo o red. Yo no los cuento.',
  },
  {
    id: 'validar',
    says: [/\bvalid\w*|\bactiv\w*/, /\b(?:cuentas?|usuarios?|jugador\w*|a alguien)\b/],
    not: /\b(?:mi|no me|llega\w*|correo)\b/,
    permission: 'players.modify',
    area: 'jugadores',
    deed: 'validar la cuenta de un jugador',
    text: 'Busca al jugador en la lista y elige Modificar: ahí está Cuenta validada.',
  },
  {
    id: 'eliminar-jugador',
    says: [/\b(?:elimin\w*|borr\w*|cerr\w*)\b/, /\b(?:jugador\w*|cuentas?|usuarios?)\b|\ba ·/],
    not: /\b(?:mi|mis|partid\w+|coment\w+)\b/,
    permission: 'players.delete',
    area: 'jugadores',
    deed: 'eliminar a un jugador',
    text: 'Busca al jugador en la lista y elige Eliminar. A uno mismo no se puede.',
  },
  {
    id: 'segundo-paso',
    says: [
      /\b(?:quit\w*|sac\w*|remov\w*|reset\w*|borr\w*|desactiv\w*)\b/,
      /\b(?:segundo (?:paso|factor)|2fa|doble factor)\b/,
      people,
    ],
    not: /\bmi\b/,
    permission: 'players.second-factor',
    area: 'jugadores',
    deed: 'quitarle el segundo paso a quien lo perdió',
    text: 'Busca al jugador en la lista y elige Modificar: en la parte de seguridad se quita su segundo paso. A los dos les llega un correo.',
  },
  {
    id: 'rol',
    says: [
      /\b(?:dar|doy|nombr\w*|hac(?:er|go)|pon(?:go|er)|quit\w*|cambi\w*|asign\w*)\b/,
      /\b(?:rol(?:es)?|permisos?|moderador\w*|mods?|admin\w*)\b/,
    ],
    not: /\b(?:ser|hazme|dame|pregunt\w*|habl\w*|contact\w*|mensaje\w*|clave|contrasena|servidor|rcon|clan)\b/,
    permission: 'players.roles',
    area: 'jugadores',
    deed: 'dar o quitar un rol',
    text: 'Busca al jugador en la lista y elige Modificar: ahí están Rol y Es de la administración; hacen falta los dos.',
  },
]
