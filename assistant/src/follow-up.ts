import type { Thread } from './thread-state'
import type { Question } from './understand'

// What a short question is about that leaves its subject out is what the answer before it was about.

/** What people go on to ask of a subject without naming it again. `of`: the intents it is answered by; `says`: the terms such a question is made of; `alone`: no other intent answers it. */
interface Topic {
  of: RegExp
  says: readonly string[]
  also?: RegExp
  alone?: true
}

const topics: readonly Topic[] = [
  {
    of: /^(?:torneos?|copa)/,
    says: [
      'torneo',
      'tiempo',
      'cuanto',
      'lado',
      'mapa',
      'ronda',
      'jugador',
      'jugar',
      'juego',
      'inscribir',
      'entrar',
      'partida',
      'clan',
      'premio',
      'ganar',
      'contra',
      'elegir',
      'formato',
      'gratis',
      'duracion',
      'lugar',
      'puesto',
      'arma',
      '1v1',
      'ultimo',
    ],
    also: /^(?:otra|otro|otras|otros|siguiente|despues|luego|mas|esa|ese|eso|viene)$/,
  },
  { of: /^ip$/, says: ['ip', 'contrasena', 'servidor', 'conectar'], alone: true },
  {
    of: /^(?:servidor|ip$)/,
    says: ['servidor', 'cuanto', 'mapa', 'jugador', 'conectado', 'jugar', 'vacio', 'ip', 'mejor'],
  },
  { of: /^(?:stream|canal)/, says: ['stream', 'canal', 'cuanto', 'conectado', 'descargar'] },
  { of: /^eleccion/, says: ['mapa', 'lado', 'elegir', 'primero'], alone: true },
  { of: /^(?:mapas|un-mapa|cuantos-mapas)/, says: ['mapa', 'permitido', 'cuanto', 'juego'] },
  { of: /^trampa/, says: ['tiempo', 'cuanto', 'expulsar', 'suspender', 'perder', 'puesto', 'clan'] },
  { of: /^recuperar/, says: ['correo', 'esperar', 'duracion', 'cuanto', 'tiempo'], alone: true },
  { of: /^clanes-de/, says: ['cuanto', 'clan'], alone: true },
  { of: /^noticias/, says: ['noticia'], also: /^(?:anterior|anteriores|otra|otras|previa)$/ },
  {
    of: /^(?:partidas-de|ultimas-partidas)/,
    says: ['resultado', 'ganar', 'perder'],
    also: /^(?:anterior|anteriores|otra|otras|previa)$/,
  },
]

/** Which intents answer what follows them without a subject. */
const familyOf: readonly RegExp[] = [
  /^(?:torneos?|copa)/,
  /^(?:servidor|ip$|quienes-juegan|mas-gente|horas|mantencion)/,
  /^(?:stream|canal|mi-canal)/,
  /^(?:volver|descargas|volute|voz|launcher|ts3)/,
  /^(?:registro|recuperar|validar|no-puedo-entrar|cambiar-clave|editar-perfil|mi-canal|cambiar-correo|cerrar-cuenta|google|cuenta|foto|vincular|sin-correo|correo-mal|largo-nombre|lo-mio)/,
  /^(?:crear-clan|cuantos-fundan|largo-nombre|unirse|reciben-gente|invitar|quien-invita|invitaciones|salir-clan|cambiar-clan|expulsar|ceder|lider-se-va|eliminar-clan|editar-clan)/,
  /^(?:reportar|quien-reporta|plazo|no-reportan|reporte|reclamar|cuenta-una-vez)/,
  /^(?:tabla|en-puesto|primeros|clanes-de|no-rankeados|mas-victorias|top-)/,
  /^staff/,
  /^(?:mapas|un-mapa|cuantos-mapas|eleccion)/,
  /^(?:trampa|pille-cheater|anticheat)/,
]

/** Whether two intents are about the same. */
export const related = (one: string, other: string): boolean =>
  familyOf.some((family) => family.test(one) && family.test(other))

const asks =
  /^(?:q|que|quien|quienes|cual|cuales|cuando|donde|adonde|cuanto|cuantos|cuanta|cuantas|como|hay|esta|estan|es|son|y|mas|anterior|otra|otro|tb|tambien|los|las)$/
const longest = 7

/** Whether a question says so little that it may lean on what was said before. */
export const isBrief = ({ words, mentions, stages }: Question): boolean =>
  words.length <= longest && !mentions.length && !stages.etapas.length

/** The verb that goes on with a subject: 'y la clave' after changing a nick is changed too. */
export const verbAfter: Readonly<Record<string, string>> = {
  'editar-perfil': 'cambiar',
  'cambiar-clave': 'cambiar',
  'cambiar-correo': 'cambiar',
  'editar-clan': 'cambiar',
  descargas: 'descargar',
  recuperar: 'olvidar',
}

/** Whether a short question only asks for more of what the last answer was about: 'a qué hora', 'en cuál hay más', 'quiénes son'; `alone`: of that and nothing else. */
export function staysWith(question: Question, thread: Thread): 'alone' | 'related' | null {
  const { words, read, number, stages } = question
  const topic = thread.intent && isBrief(question) ? topics.find(({ of }) => of.test(thread.intent ?? '')) : undefined
  if (!topic || !words.some(({ plain }) => asks.test(plain))) return null
  const says = (from: number, to: number) => words.slice(from, to).every(({ plain }) => topic.also?.test(plain))
  const stays = read.every(
    ({ kind, term, from, to }) =>
      kind === 'common' || from === number?.at || stages.used.has(from) || topic.says.includes(term) || says(from, to),
  )
  return stays ? (topic.alone ? 'alone' : 'related') : null
}
