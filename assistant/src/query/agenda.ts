import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import type { Site } from '../intent'
import { ownClans } from '../names/asker'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'

/** Days in Chile, from the first and before the second, ISO 8601; `said` as an answer says them. */
export interface Days {
  from: string
  before: string
  said: string
}

/** What can be asked of a reto, the more particular first: 'hasta qué hora se puede elegir el mapa' asks until when. */
const fields = [
  [
    'responder',
    /\b(?:como|donde|quien(?:es)?)(?: (?:lo|la|le|se|puedo|puede[n]?|podemos|hay que|tengo que|hago para))* (?:acept|respond|contest|rechaz)\w*\b/,
  ],
  [
    'hacer',
    /\b(?:me|nos) (?:toca|falta|queda|corresponde)(?: \w+){0,2} (?:hacer|elegir|escoger|responder|algo)\b|\b(?:tengo|tenemos) (?:algo )?que (?:hacer|responder|elegir)\b/,
  ],
  [
    'mover',
    /\b(?:mover(?:lo|la)?|muevo|corr(?:er(?:lo|la)?|o)|cambi(?:ar(?:lo|la)?|o|amos)|aplaz\w+|posterg\w+|adelant\w+|atras\w+|reagend\w+|reprogram\w+)\b(?! (?:el |los |de )?(?:mapas?|server|servidor|bando|lado))/,
  ],
  [
    'sigue',
    /\b(?:sigue (?:en pie|firme|acordad[oa])|se mantiene|(?:se juega|va|sigue) (?:igual|si o si)|va o no|se juega o no|todavia se juega)\b/,
  ],
  [
    'se-cae',
    /\b(?:se (?:caen?|cancela|suspende|aplaza|posterga|corre|baja|atrasa)|van? a (?:caer|cancelar|suspender|postergar)(?:se)?|queda (?:suspendid|cancelad)[oa])\b/,
  ],
  ['cancelar', /\b(?:cancel|anul|suspend)(?:ar(?:lo)?|amos|o)\b/],
  ['plazo', /\b(?:plazo|hasta (?:cuando|que hora|que dia|que fecha)|cuando (?:se )?(?:vence|acaba|cierra)|limite)\b/],
  [
    'cuanto-falta',
    /\b(?:cuant[oa]s? (?:tiempo |rato |dias |horas |minutos )?(?:faltan?|quedan?)|(?:en|dentro de) cuant[oa]s? (?:tiempo|rato|horas|dias))\b/,
  ],
  [
    'falta',
    /\b(?:que|cual|algo) (?:nos |me |les? )?(?:mas )?(?:faltan?|quedan?)\b|\b(?:faltan?|quedan?) (?:por )?(?:eleg|escog|defin|decid)\w+/,
  ],
  [
    'turno',
    /\ba (?:quien(?:es)?|cual|que clan) les? (?:toca|corresponde)(?! (?:jugar|juega))|\bles? toca (?:a · )?(?:eleg|escog|respond|contest)\w+|\b(?:quien(?:es)?|que clan|cual) (?:(?:es|son) (?:el|los) que )?(?:eligen?|escogen?|responden?|contesta|tiene que (?:eleg|respond|escog)\w+|parte eligiendo|va eligiendo)\b|\b(?:de quien es el turno|turno de quien)\b/,
  ],
  ['nadie', /\bsi (?:nadie|no|ninguno|se les? (?:pasa|olvida))\b/],
  [
    'pidio',
    /\bquien(?:es)? (?:lo |la |los )?(?:pidio|pidieron|reto|desafio|mando|propuso|propusieron|invito)\b|\b(?:pidio|reto) (?:a )?quien\b/,
  ],
  ['bando', /\b(?:bandos?|lados?|aliad[oa]s?|allies|ejes?|axis|alemanes|nazis|gringos|americanos)\b/],
  [
    'servidor',
    /\b(?:servers?|servidor(?:es)?|sv|donde (?:es|va|se jueg\w+|juegan?|jugamos|jugar\w*))\b|^(?:y )?(?:en )?donde$/,
  ],
  ['mapas', /\b(?:mapas?|maps?)\b/],
  ['rival', /^(?:y )?(?:quienes|que clanes|(?:contra|con) (?:quien(?:es)?|que clan|cual))\b/],
  ['etapa', /\b(?:en|de) (?:que|cual) (?:etapa|ladder|juego|tabla)\b/],
  ['fecha', /\b(?:horas?|cuando|que (?:dia|fecha)|fechas|dias)\b/],
] as const
export type Field = (typeof fields)[number][0]
/** What a question asks of one reto. `text`: names as `·`. */
export const fieldOf = (text: string): Field | null => fields.find(([, asks]) => asks.test(text))?.[0] ?? null

/** What is asked of the retos: whose, in which etapas, when, which state; `mine`: of whoever asks. */
export interface AgendaAsked {
  clans: readonly Who[]
  etapas: readonly number[]
  days: Days | null
  states: readonly Reto['estado'][]
  mine: boolean
  /** The next one alone. */
  next: boolean
  counts?: boolean
  /** Whether there is any. */
  whether?: boolean
  /** What of each is to be said first. */
  field?: Field | null
  /** Which way it went: who challenged the clans asked of, or whom they did; `accepted`: whether that was. */
  way?: 'received' | 'sent' | 'accepted' | null
  /** It names retos or asks plainly what is still to be played; else servers may be meant. */
  plainly?: boolean
  /** Nothing else is asked by such words. */
  surely?: boolean
}

/** The agreed retos of everybody: what a question narrows. */
export const agreedRetos: AgendaAsked = {
  clans: [],
  etapas: [],
  days: null,
  states: ['acordado'],
  mine: false,
  next: false,
}

/** How a reto ended, by the words for it. */
const endedStates: readonly (readonly [RegExp, Reto['estado']])[] = [
  [/\bcancel(?:ad[oa]s?|o|aron)\b/, 'cancelado'],
  [/\brechaz(?:ad[oa]s?|o|aron)\b/, 'rechazado'],
  [/\bvenci(?:do|dos|o|eron)\b/, 'vencido'],
  [/\bjugad[oa]s\b|\bse (?:han )?jug(?:aron|ado)\b/, 'jugado'],
  [/\bno se (?:ha |han )?present(?:o|aron|ado)\b/, 'no-presentado'],
]
/** What was agreed or asked for and is not played. */
export const notPlayed: readonly Reto['estado'][] = ['cancelado', 'rechazado', 'vencido', 'no-presentado']

/** Days of which a question asks, in either language. */
export function daysOf(text: string, now: Date): Days | null {
  const today = chileDay(now)
  const span = (first: number, days: number, said: string): Days => ({
    from: dayStart(today, first),
    before: dayStart(today, first + days),
    said,
  })
  // days until Sunday, 0 on a Sunday
  const left = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7
  if (/\bpasado manana\b|\bday after tomorrow\b/.test(text)) return span(2, 1, 'pasado mañana')
  if (/\bhoy\b|\besta noche\b|\ben la noche\b|\btoday\b|\btonight\b/.test(text)) return span(0, 1, 'hoy')
  if (/\bfin de semana\b|\bfinde\b|\bweekend\b/.test(text)) {
    const first = Math.max(0, left - 1)
    return span(first, left + 1 - first, 'este fin de semana')
  }
  if (/\bproxima semana\b|\bsemana que viene\b|\bsemana proxima\b|\bnext week\b/.test(text))
    return span(left + 1, 7, 'la próxima semana')
  if (/\bsemana\b|\bthis week\b/.test(text)) return span(0, left + 1, 'esta semana')
  const week = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
  const day = week.findIndex((name) => new RegExp(`\\b(?:el|del|este|pal|para el|proximo) ${name}\\b`).test(text))
  if (day >= 0) {
    const ahead = (day - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
    return span(ahead, 1, `el ${['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'][day] ?? ''}`)
  }
  return /\bmanana\b|\btomorrow\b/.test(text) ? span(1, 1, 'mañana') : null
}

const thing =
  /\b(?:retos?|desafios?|agenda|agendad[oa]s?|programad[oa]s?|acordad[oa]s?|pactad[oa]s?|desafi(?:o|aron|ado)|ret(?:aron|ado))\b/
const match =
  /\b(?:partid[oa]s?|retos?|match|duelo|pelea|encuentro|desafio|juegan?|juguen?|jueguen?|jugamos|juguemos)\b/
/** How a thing is done, or what the rules say of it. */
const howTo =
  /\b(?:como|puedo|podemos|podria|puedes|se puede|hay que|que pasa|que es|que son|que significa|para que(?! jue?gu)|en que consiste|cuanto tiempo|cuantas fechas|cuantas horas|cuantos retos (?:puedo|puede|podemos|pueden)|quien(?:es)? (?:elige|eligen|puede|pueden|responde|acepta)|se eligen?|conviene|calendario|calendar|limite|maximo|obligacion|aceptar|aceptamos|rechazar|(?<!por |sin )(?:responder|contestar)|cancelar|anular|que hago|que hacemos|castig\w+|sancion\w*|mensajes|enviar|mandar|hacer un|quiero|queremos|no (?:llega|llego|aparece|aparecio|se present\w+)|me presento|confirmar)\b/
const asks =
  /^(?:los )?retos$|\b(?:hay|algun|alguna|alguien|fechas?|tiene|tienen|tengo|tenemos|cuant[oa]s|cual|cuales|que|proxim[oa]s?|pendientes?|sin responder|cuando|a que hora|quien|quienes|lista|listado|muestra\w*|ver|veo|donde|dime|ultimos?|mi|mis|nuestro|agenda)\b|·/
/** What a clan that is named is to play: when, or against whom. */
const ofClan =
  /^(?:y |oye )?(?:cuando|a que hora|que dia|(?:contra|con) quien(?:es)?|· (?:cuando|a que hora|que dia|(?:contra|con) quien))\b.*\b(?:jueg\w+|juegan|jugara[n]?|jugar|tocan?|enfrentan?|se topan?|es|va)\b|\bquien(?:es)? (?:juegan?|van? a jugar|se topan?) (?:con|contra)\b|\b(?:proxim[oa]s?|tienen?(?: algun)?) (?:partid[oa]s?|rival|match|pelea|duelo|encuentro)\b/
/** What is still to be played on days that are said, whoever plays it. */
const playsThen =
  /\b(?:(?:que|quien(?:es)?|kien(?:es)?|cuales|alguien|algo) (?:mas )?(?:se |les? )?(?:juegan?|jugaran?|van? a jugar|tocan?)|se juegan? (?:algo|algun[ao]?|partid\w+)|hay (?:algo|(?:algun[ao]?s? )?(?:partid[oa]s?|match|duelos?|encuentros?|juegos?))|(?:que|cuales|cuant[oa]s) partid[oa]s? (?:hay|se juegan?|tocan?|quedan|vienen|son|tenemos))\b/
const whatComes = /^(?:y )?(?:que|cuales) partid[oa]s? (?:se )?(?:vienen?|quedan?)\b|\bque se viene\b/
/** What whoever asks is to play: 'a qué hora jugamos mañana', 'tenemos partido hoy'. */
const oursToCome =
  /\b(?:a que hora|cuando|(?:contra|con) quien(?:es)?|que dia|donde|en que (?:server|servidor|mapas?)|que mapas?|contra) (?:nos toca |me toca |toca )?(?:jugamos|juego|jugar|vamos a jugar|voy a jugar|juega mi clan|tenemos|tengo)\b|^(?:y |oye |entonces )?(?:hoy|manana|pasado manana|esta noche|este finde|el finde) (?:jugamos|juego|tenemos|tengo|nos toca|hay)\b|\b(?:jugamos|tenemos|tengo|juego) (?:algo|algun|alguna|partid[oa]s?|pelea|match|duelo|contra|hoy|manana|esta noche|este \w+|el \w+)\b|\b(?:nos|me) tocan?\b/
const time =
  '(?:hoy|manana|esta noche|esta semana|la proxima|el proximo|ahora|de nuevo|este fin de semana|el fin de semana|en la noche)'
/** 'Cuándo jugamos', 'contra quién nos toca hoy': of what is to come, though the verb may be of the past too. */
export const ownNext = new RegExp(
  `^(?:y |oye |hola )?(?:cuando|a que hora|que dia|(?:contra|con) quien(?:es)?) (?:(?:nos|me) toca(?: jugar)?|jugamos|juego|vamos a jugar|juega mi clan|tenemos reto|tengo (?:que jugar|partid[oa]))(?: ${time})*$`,
)
const ours =
  /\b(?:jugamos|juguemos|mandamos|pedimos|propusimos|ofrecimos|retamos|retaron|retan|nos|tenemos|tengo|nuestros?|mis?|me)\b/
/** It was played already, or is of something else. */
const notToCome =
  /\b(?:ayer|anoche|anteayer|pasad[oa]|ultim[oa]s?|hemos|cuantas|hace|antes|record|historial|siempre|mas|ahora|hubo|habia|jug(?:o|aron|ado|ad[oa]s)|gan\w+|perd(?:io|ieron|ido)|gente|torneos?|copas?|campeonatos?|eventos?|competencias?|mundial\w*|normalmente|suelen?|clan(?:es)? juega|reglas|temporada|etapa nueva|stream|online|conectad[oa]s?|subir|bajar|pasar|llegar|alcanzar|puestos?|inscri\w+|confirmar|apel\w+|mantenci\w+)\b/
/** It asks whether there is one. */
const asksWhether =
  /^(?:y |oye |hola |pero )?(?:no )?(?:hay|tengo|tenemos|tiene[n]?|juega[n]?|jugamos|juego|· (?:tiene[n]?|juega[n]?)|se juega[n]?|(?:nos|me|ya|hemos|he)|queda[n]?|existe[n]?|alguien|algun)\b/
/** Why it was not played, or what became of it. */
const cameToNothing =
  /\b(?:se (?:cayo|cayeron|bajo|bajaron|suspendi\w+|arrepinti\w+)|no se (?:jugo|jugaron|hizo|concreto)|quedo en nada|fracaso|que (?:paso|fue|hubo) con (?:el |los )?(?:retos?|desafios?))\b/

const challenged =
  '(?:ret(?:o|aron|ado|amos|e)|desafi(?:o|aron|ado|amos|e)|(?:mand|hec|hic|hiz|envi|pedi|pid)\\w+ (?:\\w+ )?(?:retos?|desafios?))'
const received = new RegExp(
  `\\b(?:nos|me) (?:(?:estan?|han?|a|lleg\\w+) )*(?:${challenged}|(?:\\w+ )?retos?)\\b|\\bretos? (?:que )?(?:(?:nos|me) \\w+|recibi\\w+|llegaron)|\\brecibi\\w* (?:\\w+ )?(?:retos?|desafios?)\\b|\\b(?:quien(?:es)?|que clan(?:es)?|alguien|nadie) (?:(?:han?|les?|los?) )*${challenged} a ·|\\ba · (?:(?:han?|les?|los?) )*${challenged}\\b`,
)
const sent = new RegExp(
  `\\ba (?:quien(?:es)?|que clan(?:es)?|cuantos clanes) (?:(?:les?|hemos|he|han?) )*${challenged}\\b|\\b(?:hemos|he) ${challenged}\\b|\\bretos? (?:que )?(?:hemos |he )?(?:mand|envi|ped|hic)\\w+|^· (?:han? )?(?:retado|desafiado)\\b`,
)
const accepted =
  /\b(?:acept|respond|contest)(?:aron|ado|ieron|ido|o|io) (?:el|los|un|algun|mi|nuestros?) (?:retos?|desafios?)\b/
const notWay = /\b(?:subir|escalar|convien\w+|pued\w+|podemos|como|deb\w+|tengo que|para (?:llegar|ser|quedar))\b/
/** Which way a challenge went that is asked of. */
const wayIn = (text: string): AgendaAsked['way'] =>
  notWay.test(text)
    ? null
    : accepted.test(text)
      ? 'accepted'
      : received.test(text)
        ? 'received'
        : sent.test(text)
          ? 'sent'
          : null

type Read = Pick<Question, 'words' | 'mentions'> & Partial<Pick<Question, 'etapaMention'>>
/** The text of a question with each name as one sign. */
export function withoutNames({ words, mentions, etapaMention }: Read): string {
  const named = inNames({ mentions, etapaMention })
  const signs = words.map(({ plain }, at) => (named(at) ? '·' : plain))
  return signs.join(' ').replace(/·(?: ·)+/g, '·')
}

/** What a question asks of the retos; null where it asks for none, or how something is done. */
export function agendaAsked(question: Question, thread: Thread, { now, asker, community }: Site): AgendaAsked | null {
  const { mentions, etapaMention, words, server } = question
  if (server || mentions.some(({ clan, others }) => others || !clan)) return null
  const text = withoutNames(question)
    .replace(/\b(?:q|ke)\b/g, 'que')
    .replace(/\bhrs?\b/g, 'hora')
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const [days, way, field, plainly] = [daysOf(text, now), wayIn(text), fieldOf(text), thing.test(text)]
  const isNext = !mentions.length && ownNext.test(text)
  const isTold = thread.intent === 'retos-proximos' && !clans.length && words.length < 7
  const isOurs = clans.length < 2 && oursToCome.test(text) && !notToCome.test(text)
  const ended = endedStates.filter(([said]) => said.test(text)).map(([, state]) => state)
  const states = ended.length ? ended : plainly && cameToNothing.test(text) ? notPlayed : []
  const isOfMatch = match.test(text) && !notToCome.test(text)
  // a day or a field of what was told, or of a match that is named
  const isField =
    (/^(?:sigue|se-cae)$/.test(field ?? '') && match.test(text) && (clans.length > 0 || days !== null || isTold)) ||
    (field === 'cuanto-falta' && isOfMatch && (clans.length > 0 || plainly || ours.test(text))) ||
    (field === 'hacer' && (plainly || /\b(?:mapas?|bando|lado)\b/.test(text))) ||
    (/^(?:turno|falta|plazo)$/.test(field ?? '') &&
      (clans.length > 0 ? plainly : asker !== null && ours.test(text) && isOfMatch)) ||
    (/^(?:bando|mapas|servidor)$/.test(field ?? '') &&
      isOfMatch &&
      (clans.length === 2 || (field === 'bando' && clans.length > 0)))
  const isToCome =
    !notToCome.test(text) &&
    ((clans.length > 0 && ofClan.test(text)) || (days !== null && playsThen.test(text)) || whatComes.test(text))
  const isOfRetos = plainly && !howTo.test(text) && (asks.test(text) || states.length > 0)
  const goesOn = isTold && days !== null && /^(?:y|e)\b/.test(text) && words.length < 6
  const isEnded =
    clans.length > 0 && asks.test(text) && ended.some((state) => /^(?:cancelado|no-presentado)$/.test(state))
  if (!(isNext || way || isField || isToCome || isOfRetos || goesOn || isEnded || (isOurs && (days ?? clans[0]))))
    return null
  const mine =
    isNext ||
    (clans.length
      ? clans.length < 2 && (isOurs || field === 'hacer')
      : ours.test(text) || way !== null || (goesOn && thread.mine))
  // of one's own, what is still to be played is pending as well
  const waits =
    /\b(?:sin (?:responder|acordar|contestar)|por responder|propuestos?|abiertos?)\b/.test(text) ||
    (!mine && /\bpendientes?\b/.test(text))
  const ofGame = community.etapas.filter(({ juego }) => juego.id === etapaMention.juego?.id)
  return {
    clans: goesOn && !mine ? thread.quien.filter(({ kind }) => kind === 'clan') : clans,
    etapas: field === 'bando' ? [] : (etapaMention.etapas.length ? etapaMention.etapas : ofGame).map(({ id }) => id),
    days,
    states: states.length ? states : waits ? ['propuesto'] : ['acordado'],
    mine,
    next: /\bproxim[oa]\b(?! semana)/.test(text),
    counts: /\bcuant[oa]s (?:retos|desafios|partid[oa]s)\b/.test(text),
    whether: asksWhether.test(text),
    field: isField ? field : null,
    way,
    plainly: plainly || !(isOurs && clans.length > 0),
    surely: isNext || isField || (isToCome && !clans.length),
  }
}

/** The retos that are asked for, as far as whoever asks may see them; those to come of the agreed ones, the next first. */
export async function agendaRetos(asked: AgendaAsked, site: Site): Promise<Reto[]> {
  const { clans, days, states, mine, etapas } = asked
  const { db, asker, now } = site
  const sets = clans.map((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : []))
  if (mine) sets.push((await ownClans(site)).map(({ id }) => id))
  const seen = await listRetos(db, asker && { id: asker.id, moderates: false }, {})
  const found = seen.filter(({ estado, fecha, retador, retado, id_etapa }) => {
    if (!sets.every((set) => set.includes(retador.id) || set.includes(retado.id))) return false
    if (etapas.length && !etapas.includes(id_etapa)) return false
    // what waits for an answer is told beside what is agreed
    if (!states.includes(estado))
      return estado === 'propuesto' && states.includes('acordado') && sets.length > 0 && !days
    if (estado !== 'acordado') return true
    return fecha !== null && fecha >= now.toISOString() && (!days || (fecha >= days.from && fecha < days.before))
  })
  return asked.next ? found.slice(0, 1) : found
}
