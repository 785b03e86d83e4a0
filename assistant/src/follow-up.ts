import { isOf } from './intents/family'
import type { Thread } from './thread-state'
import type { Question } from './understand'

// What a short question is about that leaves its subject out is what the answer before it was about.

/** What people go on to ask of a subject without naming it again. `of`: the intent or the family that it is about; `says`: the terms such a question is made of; `alone`: no other intent answers it. */
interface Topic {
  of: string
  says: readonly string[]
  also?: RegExp
  alone?: true
  /** An etapa or a game that is named has it as well: 'quién va último en Spearhead' leaves it. */
  ofEtapas?: true
}

const topics: readonly Topic[] = [
  {
    of: 'torneos',
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
    ofEtapas: true,
  },
  { of: 'ip', says: ['ip', 'contrasena', 'servidor', 'conectar'], alone: true },
  {
    of: 'servidores',
    says: ['servidor', 'cuanto', 'mapa', 'jugador', 'conectado', 'jugar', 'vacio', 'ip', 'mejor'],
  },
  { of: 'streams', says: ['stream', 'canal', 'cuanto', 'conectado', 'descargar'] },
  { of: 'eleccion', says: ['mapa', 'lado', 'elegir', 'primero'], alone: true },
  { of: 'recuperar', says: ['correo', 'esperar', 'duracion', 'cuanto', 'tiempo'], alone: true },
  { of: 'noticias', says: ['noticia'], also: /^(?:anterior|anteriores|otra|otras|previa)$/ },
]

const asks =
  /^(?:q|que|quien|quienes|cual|cuales|cuando|donde|adonde|cuanto|cuantos|cuanta|cuantas|como|hay|esta|estan|es|son|y|mas|anterior|otra|otro|tb|tambien|los|las)$/
const longest = 7

/** Whether a question says so little that it may lean on what was said before. */
export const isBrief = ({ words, mentions, etapaMention }: Question): boolean =>
  words.length <= longest && !mentions.length && !etapaMention.etapas.length

const of = '(?:(?:y|e|pero|entonces|oye) )*(?:o sea )?(?:que )?(?:(?:a|ante|con|contra|de|por|en|desde|hasta|para) )?'
const askFor =
  '(?:quien(?:es)?|cual(?:es)?|cuando|donde|adonde|como|por que|alguien|nadie|cuant[oa]s?(?: \\w+)?|(?:que|cual|cuales) \\w+)'
const saysNothingElse = new RegExp(
  `^${of}${askFor}(?: (?:fue|fueron|era|eran|es|son|paso|quedo|termino|termin\\w+))?(?: (?:eso|esa|ese))?$|^${of}${askFor} (?:se )?(?:la|lo|las|los|le|les) \\w+(?:o|on|a|an|e|en|ado|ido)(?: (?:al?|el|la|en|de|eso|\\w+)){0,3}$`,
)
const longestLeaning = 8

/** Whether it asks for no more than a figure, a rival or an etapa that the answer before it holds: 'cuántas?', 'en qué etapa?'. */
export const saysBarely = ({ words, mentions, etapaMention }: Question): boolean =>
  !mentions.length &&
  !etapaMention.used.size &&
  /^(?:(?:y|e|pero) )?(?:(?:por |de )?cuant[oa]s?(?: veces)?|de quien(?:es)?|de que clan|quien(?:es)? (?:es|fue|la|lo|el|los|las)(?: tiene[n]?| tuvo| hizo| logro)?|whose|who (?:has|holds|had) (?:it|that)|by how (?:much|many)|how many(?: times)?|against (?:who|whom)|in (?:what|which) stage|en (?:que|cual) (?:etapa|juego|tabla|ladder)|(?:ante|contra) (?:quien(?:es)?|que clan))(?: (?:fue|fueron|son|es|eran|era|tiene|tienen|lleva|llevan|fue eso))?$/.test(
    words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' '),
  )

/** Whether a question means nothing by itself: 'ante quién la completaron', 'por cuántos', 'alguien la tiene'. */
export const leansOn = ({ words, mentions, etapaMention, map, server }: Question): boolean =>
  words.length <= longestLeaning &&
  !mentions.length &&
  !etapaMention.used.size &&
  !map &&
  !server &&
  saysNothingElse.test(words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' '))

/** The verb that goes on with a subject: 'y la clave' after changing a nick is changed too. */
export const verbAfter: Readonly<Record<string, string>> = {
  'editar-perfil': 'cambiar',
  'cambiar-clave': 'cambiar',
  'cambiar-correo': 'cambiar',
  'editar-clan': 'cambiar',
  descargas: 'descargar',
  recuperar: 'olvidar',
}

/** What is said of the intent itself goes before what is said of its family. */
const topicOf = (intent: string): Topic | undefined =>
  topics.find(({ of }) => of === intent) ?? topics.find(({ of }) => isOf(intent, of))

/** Whether a short question only asks for more of what the last answer was about: 'a qué hora', 'en cuál hay más', 'quiénes son'; `alone`: of that and nothing else. */
export function staysWith(question: Question, thread: Thread): 'alone' | 'related' | null {
  const { words, read, number, etapaMention } = question
  const topic = thread.intent && isBrief(question) ? topicOf(thread.intent) : undefined
  if (!topic || !words.some(({ plain }) => asks.test(plain))) return null
  if (topic.ofEtapas && etapaMention.used.size && !question.goesOn) return null
  const says = (from: number, to: number) => words.slice(from, to).every(({ plain }) => topic.also?.test(plain))
  const stays = read.every(
    ({ kind, term, from, to }) =>
      kind === 'common' ||
      from === number?.at ||
      etapaMention.used.has(from) ||
      topic.says.includes(term) ||
      says(from, to),
  )
  return stays ? (topic.alone ? 'alone' : 'related') : null
}
