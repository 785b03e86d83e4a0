import { appealMs, cheatDropPlaces, claimMs } from '@trinchera/rules/limits'
import { bold } from '../wording'
import { seen, table, told, undo, type StaffTask } from './staff-task'

const lift =
  'Abre la partida en la lista y elige Restituir, con su motivo. Se va con todos sus efectos y la tabla se vuelve a contar; antes de confirmar ves qué cambia. En una etapa archivada ya no se puede. Para dar otro fallo, primero se levanta el que hay.'
const afterRuling = [
  [
    /\b(?:cerrad\w|archivad\w|terminad\w|pasad\w)\b/,
    `En una etapa archivada ${bold('no')}: su tabla ya es la final. En una pausada sí.`,
  ],
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
const ofMatch = /\b(?:partid[oa]s?|match|reportes?|resultados?|derrotas?|victorias?|marcador\w*)\b/
const ruling = /\b(?:fallos?|veredictos?)\b/
const cheating = /\b(?:tramp\w+|cheat\w*|chet\w+|hack\w*|xiter\w*)\b/
const lifts =
  /\b(?:retir\w*|levant\w*|revoc\w*|deshac\w*|deshag\w*|quit\w*|sac\w*|borr\w*|elimin\w*|restitu\w*|perdon\w*)\b/

/** What staff do of matches: rulings, claims, appeals and wins that were not reported. */
export const matchTasks: readonly StaffTask[] = [
  {
    id: 'trampa',
    says: [
      cheating,
      /\b(?:sancion\w*|castig\w*|fall(?:o|ar)|aplic\w*|penal\w*|pon(?:go|er)|doy|dar|marc\w*|suspend\w*|bane\w*|bajarle|bajo)\b/,
      /\b(?:clan|clanes|equipo|partid[oa]s?|match|fallos?|puestos?)\b|·/,
    ],
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
    says: [
      /\b(?:d(?:oy|ar|amos)|pon(?:go|er)|hac(?:er)?|hago|fall(?:o|ar)|marc(?:o|ar)|revoc\w*)\b/,
      /\b(?:fallos?|fallar|fals[oa]s?|veredictos?|trampa)\b/,
    ],
    not: /\b(?:apel\w+|reclam\w+)\b/,
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
    says: [
      /\b(?:resuelv\w*|resolv\w*|decid\w*|descart\w*|desestim\w*|cierro|cerrar|rechaz\w*|contest\w*|atiend\w*|revis\w*|llego|llegaron)\b/,
      /\b(?:reclamos?|disputas?)\b/,
    ],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'resolver un reclamo',
    text: 'Abre la partida con reclamo en la lista: o le das un fallo (Anular, Reporte falso o Trampa), que cierra todos sus reclamos, o descartas el reclamo con un motivo y la partida queda igual. A quien reclamó le llega un aviso en los dos casos.',
    next: afterRuling,
  },
  {
    id: 'rechazar-reporte',
    says: [
      /\b(?:rechaz\w*|rebot\w*|desestim\w*|descart\w*)\b/,
      /\b(?:reportes?|partid[oa]s?|derrotas?|resultados?)\b/,
      /\b(?:moder\w+|mods?|admin\w*|staff|panel|administracion)\b/,
    ],
    permission: 'matches.rule',
    area: 'reportes',
    deed: 'fallar sobre un reporte',
    text: 'Abre la partida en la lista: o le das un fallo (Anular, Reporte falso o Trampa), con su motivo, o descartas el reclamo que tenga y queda como se reportó. Rechazarla sin más, en sus 24 horas, lo hace el clan que la ganó.',
    next: afterRuling,
  },
  {
    id: 'apelacion',
    says: [
      /\b(?:resuelv\w*|resolv\w*|decid\w*|contest\w*|revis\w*|veo|ven?|ver|atiend\w*|acept\w*|rechaz\w*)\b/,
      /\bapelaci\w+|\bapelan\b/,
    ],
    permission: 'matches.rule',
    area: 'apelaciones',
    deed: 'resolver una apelación',
    text: 'Abre el caso y elige mantener, acortar (si es una suspensión) o levantar, con el motivo; a quien apeló le llega la respuesta. No la resuelve quien dio ese fallo o esa suspensión, mientras haya otra persona que pueda; la de alguien del equipo, solo el Administrador.',
  },
  {
    id: 'victoria',
    says: [
      /\b(?:acredit\w*|d(?:oy|ar)|aprob\w*|aprueb\w*|resolv\w*|resuelv\w*|decid\w*|rechaz\w*|veo|ver|revis\w*)\b/,
      /\bvictorias?\b/,
      /\b(?:no report\w+|sin report\w+|reclamad\w+|pedid\w+|acredit\w*)\b/,
    ],
    permission: 'matches.rule',
    area: 'victorias',
    deed: 'decidir una victoria no reportada',
    text: 'Abre el caso y acredítala o recházala. Se puede cuando el rival contestó o pasaron sus 24 horas; el voto de la Asamblea de Líderes orienta, no decide. Acreditada, la partida entra al ladder en ese momento.',
  },
]
