import { fieldLabel } from '@trinchera/contract/messages'
import { isStaffAct, staffActs } from '@trinchera/rules/staff-acts'

/** Words for kinds of targets and actions, by the first word of their code. `any`: an unspecified target. `title`: name in the filter. */
const kinds: Record<string, { article: string; any: string; title: string }> = {
  jugador: { article: 'el', any: 'un jugador', title: 'Jugadores' },
  suspension: { article: 'la', any: 'un jugador', title: 'Suspensiones' },
  partida: { article: 'la', any: 'una partida', title: 'Partidas' },
  reporte: { article: 'el', any: 'una partida', title: 'Fallos' },
  victoria: { article: 'la', any: 'una victoria no reportada', title: 'Victorias no reportadas' },
  reto: { article: 'el', any: 'un reto', title: 'Retos' },
  reclamo: { article: 'el', any: 'un reclamo', title: 'Reclamos' },
  apelacion: { article: 'la', any: 'un jugador', title: 'Apelaciones' },
  ranking: { article: 'el', any: 'una etapa', title: 'Ranking' },
  juego: { article: 'el', any: 'un juego', title: 'Juegos' },
  etapa: { article: 'la', any: 'una etapa', title: 'Etapas' },
  torneo: { article: 'el', any: 'un torneo', title: 'Torneos' },
  anuncio: { article: 'el', any: 'un anuncio', title: 'Anuncios' },
  comentario: { article: 'el', any: 'un comentario', title: 'Comentarios' },
  mensaje: { article: 'el', any: 'un mensaje del foro', title: 'Mensajes del foro' },
  tema: { article: 'el', any: 'un tema del foro', title: 'Temas del foro' },
  foro: { article: 'el', any: 'el foro', title: 'Limpieza del foro' },
  opciones: { article: 'las', any: 'las opciones', title: 'Opciones' },
  solicitud: { article: 'la', any: 'una solicitud sobre datos', title: 'Solicitudes sobre datos' },
  bloqueo: { article: 'el', any: 'un jugador', title: 'Bloqueos' },
  incidente: { article: 'el', any: 'un incidente', title: 'Incidentes' },
  texto: { article: 'el', any: 'un texto del sitio', title: 'Textos' },
  clan: { article: 'el', any: 'un clan', title: 'Clanes' },
  asistente: { article: 'el', any: 'una respuesta', title: 'Asistente' },
  trabajo: { article: 'el', any: 'un trabajo', title: 'Colas' },
  consulta: { article: 'la', any: 'una pregunta', title: 'Preguntas a la moderación' },
  respuesta: { article: 'la', any: 'una respuesta', title: 'Asistente' },
}

const partNames = (parts: string) =>
  parts
    .split(', ')
    .map((part) => fieldLabel(part).toLowerCase())
    .join(', ')

/** Text for the target of an action: "jugador 3 (Pérez)" becomes "Pérez", "partida 312" becomes "la partida 312". */
export function targetText(target: string): string {
  const [, kind = '', id = '', name] = /^(\p{L}+)(?: (\d+))?(?: \((.*)\))?$/u.exec(target) ?? []
  const article = kinds[kind]?.article
  if (!article) return target
  if (kind === 'jugador' && name) return name
  if (kind === 'reclamo' && name) return `un reclamo sobre ${targetText(name)}`
  if ((kind === 'comentario' || kind === 'mensaje') && name) return `el ${kind} de ${name}`
  if (kind === 'consulta' && name) return `la pregunta de ${name}`
  if (kind === 'respuesta' && name) return `la respuesta a «${name}»`
  if (kind === 'opciones') return name ? `las opciones: ${partNames(name)}` : 'las opciones'
  // Avoids saying the word twice: "la Etapa II", not "la etapa Etapa II".
  if (name?.toLowerCase().startsWith(`${kind} `)) return `${article} ${name}`
  return [article, kind, name ?? id].filter(Boolean).join(' ')
}

const sentence = (act: string, about: string) =>
  act.replace('%', () => about).replace(/ (de|a) el /, (_, word: string) => (word === 'de' ? ' del ' : ' al '))

/** An action of staff as a sentence: "anuló la partida 312". If no sentence is defined for an action, its code. */
export function actText({ action, target }: { action: string; target: string }): string {
  const about = targetText(target)
  return isStaffAct(action) ? sentence(staffActs[action], about) : `${action}: ${about}`
}

/** An action of staff without its target: "Anuló una partida". */
export function actionName(action: string): string {
  if (!isStaffAct(action)) return action
  const text = sentence(staffActs[action], kinds[kindOf(action)]?.any ?? 'algo')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The kind of an action, which is the first part of its code: "reporte" for "reporte.anular". */
export const kindOf = (action: string) => action.split('.')[0] ?? action

/** The name of a kind of action in the log's filter: "Fallos" for "reporte". */
export const kindTitle = (kind: string) => kinds[kind]?.title ?? kind
