import type { AdminArea } from '@trinchera/contract/site-paths'
import { adminTabNames, type StaffPermission } from '@trinchera/rules/permissions'
import { appealMs, cheatBanMonths, cheatDropPlaces, claimMs } from '@trinchera/rules/limits'
import { bold } from '../wording'

/** What staff do, who may, where and how, and what is asked of it next (docs/behaviour.md#Permission table, docs/behaviour.md#Panel areas). */
export interface StaffTask {
  /** What the thread keeps of it, to be asked more. */
  id: string
  says: readonly RegExp[]
  not?: RegExp
  permission: StaffPermission
  /** Where in the panel; without one the text says where. */
  area?: AdminArea
  /** As one is told whether they may do it. */
  deed: string
  text: string
  next?: readonly (readonly [RegExp, string])[]
  /** Whoever asks how is told who does it. */
  ofAnyone?: true
  /** What whoever may not do it does instead. */
  instead?: string
}

/** What each area of the panel is called. */
export const panelNames: Readonly<Record<AdminArea, string>> = {
  ...adminTabNames,
  foro: 'Foro',
  victorias: 'Victorias',
  retos: 'Retos',
  apelaciones: 'Apelaciones',
  asistente: 'Asistente',
  registro: 'Registro',
  colas: 'Colas',
}

const undo =
  /\b(?:deshac\w*|deshag\w*|arrep\w+|revert\w*|revierte\w*|retract\w*|volver atras|vuelta atras|marcha atras|me equivoc\w+|equivoco|restitu\w*|levant\w*|quit(?:ar|o)|antes de tiempo|antes)\b/
const seen =
  /\b(?:ven?|ver|lo ve\w*|leen?|lee|sale|aparece|public[oa]s?|visible|muestra\w*|queda)\b(?!.*\btabla\b)|\bmotivo\b/
const told = /\b(?:avis\w*|notific\w*|enter\w*|sabe\w*|llega\w*|le dice)\b/
const table = /\b(?:tabla|puestos?|ranking|baja\w*|sube\w*|mueve\w*|cae\w*|recalcul\w*|afecta\w*|cambia\w*)\b/

const lift =
  'Abre la partida en la lista y elige Restituir, con su motivo. Se va con todos sus efectos y la tabla se vuelve a contar; antes de confirmar ves qué cambia. En una etapa archivada ya no se puede. Para dar otro fallo, primero se levanta el que hay.'
const afterRuling = [
  [undo, `${bold('Sí')}, un fallo se levanta. ${lift}`],
  [
    seen,
    `${bold('Sí')}: todo fallo queda a la vista de todos en la página de la partida, con qué se decidió, el motivo y la fecha.`,
  ],
  [told, `${bold('Sí')}: les llega un aviso a los Líderes de los dos clanes, y a quien había reclamado la partida.`],
  [
    table,
    `${bold('Sí')}, si esa partida movió puestos: la tabla se vuelve a contar desde ella. Antes de confirmar, el panel te muestra qué clanes cambian.`,
  ],
  [
    /\bapel\w+\b/,
    `${bold('Sí')}: el Líder, un Co-Líder o un Capitán de cualquiera de los dos clanes puede apelar el fallo una vez, dentro de ${appealMs / 86_400_000} días. Lo resuelve otra persona de la administración.`,
  ],
] as const

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
    /\b(?:moderador\w*|admin\w*|staff|equipo|otro mod)\b/,
    `A alguien del equipo solo lo suspende el ${bold('Administrador')}; el Moderador Ladder, a los demás jugadores.`,
  ],
  [seen, `${bold('No')}: el motivo lo lee el jugador, y la administración; el sitio no publica quién está suspendido.`],
] as const

const people = /\b(?:jugador\w*|cuentas?|usuarios?|alguien|tipo|weon|wn|loco|player|cabro|·)(?![\p{L}])/u
const clanNamed = /\b(?:clan|clanes|equipo|team)\b|·/
const ofMatch = /\b(?:partid[oa]s?|match|reportes?|resultados?|derrotas?|victorias?|marcador\w*)\b/
const ruling = /\b(?:fallos?|veredictos?)\b/
const cheating = /\b(?:tramp\w+|cheat\w*|chet\w+|hack\w*|xiter\w*)\b/
const punish = /\b(?:suspend\w*|suspension|bane(?!ron)\w*|ban|sancion\w*|castig\w*|mute\w*|silenci\w*|penal\w*)\b/
const lifts =
  /\b(?:retir\w*|levant\w*|revoc\w*|deshac\w*|deshag\w*|quit\w*|sac\w*|borr\w*|elimin\w*|restitu\w*|perdon\w*)\b/
const makes = /\b(?:public\w*|escrib\w*|cre(?:o|a|ar|an|amos)|edit\w*|borr\w*|agreg\w*|sub(?:o|ir)|arm(?:o|ar))\b/

export const staffTasks: readonly StaffTask[] = [
  {
    id: 'suspender',
    says: [punish],
    not: new RegExp(`${ofMatch.source}|\\b(?:foro|coment\\w+|apel\\w+|clan|levant\\w*|quit\\w*|sac(?:o|ar)|termin\\w*)\\b`),
    permission: 'players.suspend',
    area: 'jugadores',
    deed: 'suspender a un jugador',
    instead: 'A quien hizo trampa se le reclama la partida, en la página de tu clan; el comentario o mensaje que no corresponde se denuncia, con Denunciar a su lado.',
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
    id: 'trampa',
    says: [cheating, /\b(?:sancion\w*|castig\w*|fall(?:o|ar)|aplic\w*|penal\w*|pon(?:go|er)|doy|dar|marc\w*|suspend\w*|bane\w*|bajarle|bajo)\b/],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'dar un fallo de trampa',
    text: `Abre la partida en la lista y elige Trampa del clan que la hizo, con el motivo: la partida cuenta para el otro clan y el que hizo trampa cae ${cheatDropPlaces} puestos. Ahí mismo, en Suspender a quien hizo trampa, eliges al jugador y si son 3, 6 o 12 meses. Antes de confirmar ves qué cambia en la tabla.`,
    next: afterRuling,
  },
  {
    id: 'levantar-fallo',
    says: [lifts, ruling],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'levantar un fallo',
    text: lift,
    next: afterRuling,
  },
  {
    id: 'restituir',
    says: [/\brestitu\w*|\breval\w*/, /\b(?:partid[oa]s?|match|fallos?|reportes?)\b/],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'levantar un fallo',
    text: lift,
    next: afterRuling,
  },
  {
    id: 'anular',
    says: [/\b(?:anul\w*|invalid\w*|borr(?:o|ar|a|amos)\b|elimin(?:o|ar|a)\b)/, ofMatch],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'anular una partida',
    instead: `Si un resultado está malo, tu clan ${bold('reclama la partida')}: en su página, al lado de ella, con Reclamar, hasta ${claimMs / 86_400_000} días después del reporte.`,
    text: 'Abre la partida en la lista, elige Anular (o Reporte falso, o Trampa) y escribe el motivo. Anulada, la tabla queda como si nunca se hubiera jugado: todo lo posterior se vuelve a contar, y antes de confirmar ves qué cambia en la tabla. Con Restituir se levanta el fallo y vuelve a contar como antes.',
    next: afterRuling,
  },
  {
    id: 'fallar',
    says: [/\b(?:d(?:oy|ar|amos)|pon(?:go|er)|hac(?:er)?|hago|fall(?:o|ar)|revoc\w*)\b/, /\b(?:fallos?|fallar|falso|veredictos?)\b/],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'dar un fallo sobre una partida',
    text: 'Abre la partida en la lista, elige Anular, Reporte falso o Trampa de uno de los clanes, y escribe el motivo. Antes de confirmar ves qué cambia en la tabla. Si ya hay un fallo, primero se levanta con Restituir.',
    next: afterRuling,
  },
  {
    id: 'corregir',
    says: [
      /\b(?:correg\w*|corrij\w*|arregl\w*|cambi\w*|edit\w*|modific\w*)\b/,
      /\b(?:marcador\w*|resultados?|reportes?|partid[oa]s?|scores?)\b/,
    ],
    not: /\b(?:fecha|hora|reto|mapa)\b/,
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'corregir una partida',
    text: `El marcador y los clanes de una partida ${bold('no se editan')}: un fallo nunca cambia lo reportado. Ábrela en la lista y elige Anular, con el motivo; después el clan que perdió la reporta bien. Si un clan hizo trampa, el fallo de Trampa da la partida al otro.`,
    next: afterRuling,
  },
  {
    id: 'reclamo',
    says: [/\b(?:resuelv\w*|resolv\w*|decid\w*|descart\w*|desestim\w*|cierro|cerrar|rechaz\w*|contest\w*|atiend\w*|revis\w*)\b/, /\b(?:reclamos?|disputas?)\b/],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'resolver un reclamo',
    text: 'Abre la partida con reclamo en la lista: o le das un fallo (Anular, Reporte falso o Trampa), que cierra todos sus reclamos, o descartas el reclamo con un motivo y la partida queda igual. A quien reclamó le llega un aviso en los dos casos.',
    next: afterRuling,
  },
  {
    id: 'apelacion',
    says: [/\b(?:resuelv\w*|resolv\w*|decid\w*|contest\w*|revis\w*|veo|ver|atiend\w*|acept\w*|rechaz\w*)\b/, /\bapelaci\w+|\bapelan\b/],
    permission: 'matches.rule',
    area: 'apelaciones',
    deed: 'resolver una apelación',
    text: 'Abre el caso y elige mantener, acortar (si es una suspensión) o levantar, con el motivo; a quien apeló le llega la respuesta. No la resuelve quien dio ese fallo o esa suspensión, mientras haya otra persona que pueda; la de alguien del equipo, solo el Administrador.',
  },
  {
    id: 'victoria',
    says: [/\b(?:acredit\w*|aprob\w*|aprueb\w*|resolv\w*|resuelv\w*|decid\w*|rechaz\w*|veo|ver)\b/, /\bvictorias?\b/, /\b(?:no report\w+|sin report\w+|reclamad\w+|pedid\w+|acredit\w*)\b/],
    permission: 'matches.rule',
    area: 'victorias',
    deed: 'decidir una victoria no reportada',
    text: 'Abre el caso y acredítala o recházala. Se puede cuando el rival contestó o pasaron sus 24 horas; el voto de la Asamblea de Líderes orienta, no decide. Acreditada, la partida entra al ladder en ese momento.',
  },
  {
    id: 'clan-nombre',
    says: [/\b(?:cambi\w*|renombr\w*|edit\w*|modific\w*|correg\w*|corrij\w*|quit\w*|sac\w*|borr\w*)\b/, /\b(?:nombres?|tags?|lema|emblema|logo|foto)\b/, clanNamed],
    not: /\b(?:mi|nuestr[oa]|mio)\b/,
    permission: 'clans.manage',
    deed: 'cambiar el nombre de un clan',
    text: 'En la página de ese clan, aprieta Editar clan: ahí cambias su nombre, tag, lema o emblema si no cumplen el reglamento. A sus integrantes les llega un aviso que dice qué cambió.',
    next: [
      [told, `${bold('Sí')}: a los integrantes del clan les llega un aviso que dice qué cambió.`],
      [undo, `${bold('Sí')}: se edita otra vez en la página del clan, con Editar clan.`],
    ],
  },
  {
    id: 'clan-expulsar',
    says: [/\b(?:expuls\w*|ech(?:o|ar)|sac(?:o|ar)|kick\w*)\b/, /\b(?:de un clan|de otro clan|de su clan|del clan de)\b/],
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
    says: [/\b(?:cambi\w*|edit\w*|modific\w*|pon(?:go|er)|reset\w*|correg\w*|corrij\w*)\b/, /\b(?:nicks?|nombres?|correo|mail|email|clave|contrasena|password|datos|foto|avatar)\b/, people],
    not: /\b(?:mi|mio|mia|clan|equipo)\b/,
    permission: 'players.modify',
    area: 'jugadores',
    deed: 'modificar los datos de un jugador',
    text: 'Busca al jugador en la lista: con Modificar cambias su nick, su correo, su foto y si la cuenta está validada; con Contraseña le pones otra, y se cierran sus sesiones. El Moderador Ladder, solo a quien no es del equipo.',
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
    says: [/\b(?:quit\w*|sac\w*|remov\w*|reset\w*|borr\w*|desactiv\w*)\b/, /\b(?:segundo (?:paso|factor)|2fa|doble factor)\b/, people],
    not: /\bmi\b/,
    permission: 'players.second-factor',
    area: 'jugadores',
    deed: 'quitarle el segundo paso a quien lo perdió',
    text: 'Busca al jugador en la lista y elige Modificar: en la parte de seguridad se quita su segundo paso. A los dos les llega un correo.',
  },
  {
    id: 'rol',
    says: [/\b(?:dar|doy|nombr\w*|hac(?:er|go)|pon(?:go|er)|quit\w*|cambi\w*|asign\w*)\b/, /\b(?:rol(?:es)?|permisos?|moderador\w*|mods?|admin\w*)\b/],
    not: /\b(?:ser|hazme|dame|pregunt\w*|habl\w*|contact\w*|mensaje\w*|clave|contrasena|servidor|rcon|clan)\b/,
    permission: 'players.roles',
    area: 'jugadores',
    deed: 'dar o quitar un rol',
    text: 'Busca al jugador en la lista y elige Modificar: ahí están Rol y Es de la administración; hacen falta los dos.',
  },
  {
    id: 'comentarios',
    says: [/\b(?:borr\w*|elimin\w*|escond\w*|ocult\w*|moder\w*|sac\w*)\b/, /\bcoment\w+\b/],
    not: /\b(?:mi|mis|mio|me (?:borr|elimin|escond)\w*|quien|dejan?|denunci\w+ un|por que|suspend\w*|bane\w*)\b/,
    permission: 'comments.moderate',
    area: 'anuncios',
    deed: 'borrar o esconder comentarios de otros',
    instead: 'El tuyo lo borras tú; el de otro lo puedes denunciar, con Denunciar a su lado.',
    text: 'En Comentarios denunciados están los que la gente denunció: se muestran de nuevo o se borran, con un motivo. Cualquier otro se borra en su anuncio o su tema.',
  },
  {
    id: 'foro',
    says: [/\b(?:cerr\w*|cierr\w*|mov(?:er|emos)|muevo|fij(?:o|ar)|pin\w*|borr\w*|elimin\w*|renombr\w*|limpi\w*)\b/, /\b(?:temas?|hilos?|topics?|foro)\b/],
    not: /\b(?:mi|mis|mio|clar[oa]|oscur[oa])\b/,
    permission: 'comments.moderate',
    area: 'foro',
    deed: 'moderar el foro',
    text: 'Un tema se fija, se cierra, se mueve, se renombra o se borra en su página, con las herramientas de arriba; a su autor le llega un aviso. En el panel, en Foro, se ve quién escribió hace poco y se limpia lo de varias cuentas a la vez.',
  },
  {
    id: 'anuncios',
    says: [makes, /\b(?:anuncios?|noticias?)\b/],
    not: /\b(?:comentari\w+|comentar)\b/,
    permission: 'anuncios.manage',
    area: 'anuncios',
    deed: 'publicar, editar y borrar anuncios',
    text: 'Los anuncios se escriben, editan y borran desde su lista.',
  },
  {
    id: 'llave',
    says: [
      /\b(?:arm\w*|gener\w*|sorte\w*|hago|hacer|hace|hacen|cre(?:o|a|ar|an))\b/,
      /\b(?:llaves?|brackets?|cuadro|cruces)\b/,
    ],
    permission: 'torneos.manage',
    area: 'torneos',
    deed: 'armar la llave de un torneo',
    text: 'Abre el torneo en la lista: en Semillas se ordenan los clanes por puesto en el ladder, con Sortear o a mano, y al sortear la llave se arma sola.',
    ofAnyone: true,
  },
  {
    id: 'torneos',
    says: [makes, /\b(?:torneos?|copas?)\b/],
    not: /\b(?:inscrib\w+|anot\w+|equipo|clan|llave|bracket|mensaje)\b/,
    permission: 'torneos.manage',
    area: 'torneos',
    deed: 'crear, editar y borrar torneos',
    text: 'Los torneos se crean, editan y borran desde su lista.',
  },
  {
    id: 'etapas',
    says: [/\b(?:cre(?:o|a|ar|an)|abr\w*|cerr\w*|cierr\w*|paus\w*|archiv\w*|partir|inici(?:o|ar))\b/, /\b(?:etapas?|temporadas?)\b/],
    not: /\b(?:cuando|clan|termina|sesion)\b/,
    permission: 'etapas.manage',
    area: 'etapas',
    deed: 'crear, pausar y cerrar etapas',
    text: 'Las etapas se crean, se pausan y se archivan desde su lista. Archivar es para siempre: se guarda su tabla final.',
  },
  {
    id: 'opciones',
    says: [/\b(?:agreg\w*|pon(?:go|er)|sac(?:o|ar)|quit(?:o|ar)|edit\w*|cambi\w*|actualiz\w*)\b/, /\b(?:mapas? permitid\w+|lista de (?:mapas|servidores)|servidores? (?:de la|a la) (?:lista|pagina)|aviso del ladder|secciones del foro)\b/],
    permission: 'opciones.manage',
    area: 'opciones',
    deed: 'cambiar las opciones del sitio',
    text: 'Ahí están los textos del sitio, los mapas permitidos, los servidores, los streamers y las secciones del foro.',
  },
  {
    id: 'recalcular',
    says: [/\b(?:recalcul\w*|recont\w*)\b/],
    permission: 'ranking.recalculate',
    area: 'ranking',
    deed: 'recalcular el ranking',
    text: 'Elige la etapa y usa Recalcular: la tabla se vuelve a contar con todas sus partidas y fallos.',
  },
  {
    id: 'registro',
    says: [/\b(?:registro de|auditoria|log|historial de)\b/, /\b(?:staff|admin\w*|moder\w+|auditoria|acciones)\b/],
    permission: 'audit.read',
    area: 'registro',
    deed: 'ver el registro de lo que hace la administración',
    text: 'Ahí está todo lo que hace el equipo: quién, qué, antes y después; se filtra por persona, acción y fecha.',
  },
]
