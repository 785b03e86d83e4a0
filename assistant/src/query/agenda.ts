import type { Reto } from '@trinchera/contract/retos'
import { picksIn } from '../answers/reto-picks'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import type { Site } from '../intent'
import { ownClans } from '../names/asker'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { endedStates, notPlayed, type AgendaAsked, type Days } from './agenda-asked'
import {
  accepted,
  aMatchOrTorneo,
  cameToNothing,
  fallsOff,
  stillOn,
  clashes,
  ofPicksOfTwo,
  ownNext,
  ownTurn,
  wayIn,
  whatBecame,
} from './agenda-own'

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
  '(?:retos?|desafios?|agenda|agendad[oa]s?|programad[oa]s?|acordad[oa]s?|pactad[oa]s?|desafi(?:o|aron|ado)|ret(?:aron|ado))'
/** How a thing is done, or what the rules say of it. */
const howTo =
  /\b(?:como|puedo|podemos|podria|puedes|se puede|hay que|que pasa|que es|que son|que significa|para que|en que consiste|cuanto tiempo|cuantas fechas|cuantas horas|cuantos retos (?:puedo|puede|podemos|pueden)|quien(?:es)? (?:elige|eligen|puede|pueden|responde|acepta)|se eligen?|conviene|calendario|calendar|limite|maximo|obligacion|aceptar|aceptamos|rechazar|responder|contestar|cancelar|anular|que hago|que hacemos|castig\w+|sancion\w*|mensajes|enviar|mandar|hacer un|quiero|queremos|no (?:llega|llego|aparece|aparecio|se present\w+)|me presento|confirmar)\b/
const asks =
  /^(?:los )?retos$|\b(?:hay|algun|alguna|alguien|fechas?|tiene|tienen|tengo|tenemos|cuant[oa]s|cual|cuales|que|q|proxim[oa]s?|pendientes?|sin responder|cuando|a que hora|quien|quienes|lista|listado|muestra\w*|ver|veo|donde|dime|ultimos?|mi|mis|nuestro|de ·|agenda)\b|·/
/** What is still to be played, whoever plays it. */
const toCome =
  /\b(?:que partid[oa]s|partid[oa]s hay|a que hora es|cuando es|juega|juegan|jugara|jugaran|juegue|jueguen|va a jugar|van a jugar|se juega|se juegan|toca|tocan|enfrenta|enfrentan|se topan?|hay (?:algun |alguna |algunos |algunas )?(?:partidos?|partidas|pelea|duelo|algo|match)|tiene(?:n)? (?:algun )?(?:partidos?|partida|pelea|match)|viene(?:n)?|proxim[oa]s? (?:partidos?|partida|rival|match|pelea|duelo|encuentro|enfrentamiento))\b/
/** When or against whom a clan plays: not in which clan somebody does, nor who plays in one. */
const ofClan =
  /^(?:y )?(?:cuando|a que hora|que dia|cuanto (?:tiempo )?falta|(?:contra|con) quien(?:es)?|quien(?:es)? (?:juegan?|van? a jugar|se topan?) (?:con|contra))\b|\bproxim[oa]s?\b|\btiene(?:n)? (?:algun )?(?:partidos?|partida|pelea|match)\b/
const later =
  /\b(?:hoy|esta noche|en la noche|manana|finde|fin de semana|proxim[oa]s?|que viene|mas rato|mas tarde|esta semana|la semana|(?:el|del|pal|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/
/** What whoever asks is still to play: 'a qué hora jugamos mañana', 'tenemos partido hoy'. */
const oursToCome =
  /\b(?:a que hora|cuando|(?:contra|con) quien(?:es)?|que dia|donde|en que (?:server|servidor|mapas?)|que mapas?|contra) (?:nos toca |me toca |toca )?(?:jugamos|juego|jugar|vamos a jugar|voy a jugar|juega mi clan|tenemos|tengo)\b|^(?:y )?juego (?:hoy|manana|esta noche|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este \w+|contra)\b|^(?:y |oye |entonces )?(?:hoy|manana|pasado manana|esta noche|este finde|el finde) (?:jugamos|juego|tenemos|tengo|nos toca|hay)\b|\b(?:jugamos|tenemos|tengo) (?:algo|algun|alguna|partid[oa]s?|pelea|match|duelo|contra|con ·|(?:hoy|manana|esta noche|el \w+) (?:contra|con|a que hora))\b|\b(?:nos|me) (?:toca|tocan)\b/
/** 'en qué servidor y mapas juegan', 'qué lado le toca a'. */
const ofPicks =
  /\b(?:mapas?|servidor|server|sv)\b.*\b(?:juegan?|van? a jugar|jugaran?|se juega|eligieron|tocan)\b.*· (?:y|con|contra|vs) ·|· (?:y|con|contra|vs) ·.*\b(?:mapas?|servidor|server|bando|lado)\b|\b(?:que|cual|con que) (?:lado|bando)\b.*\b(?:tocan?|juegan?|va|van|parten?|empiezan?|salen?)\b|\bquien(?:es)? (?:parten?|juegan?|van?|empiezan?|salen?|es|son) (?:de |con |los )?(?:los |el )?(?:aliad[oa]s?|eje|axis|allies)\b.*·/
/** 'cuándo juegan A y B', 'A vs B, a qué hora es'. */
const whenOfTwo =
  /^(?:cuando|a que hora|que dia) (?:juegan?|se topan|se enfrentan) · (?:y|con|contra) ·(?: de nuevo| otra vez)?$|^· (?:y|con|contra|vs|v) · (?:cuando|a que hora|que dia)(?: es| juegan?| va| van)?$/
/** It was played already. */
const before =
  /\b(?:ayer|anoche|anteayer|ante ayer|pasad[oa]|ultim[oa]s?|hemos|habiamos|cuantas|hace|antes|record|historial|siempre|mas)\b/
const notAgenda =
  /\b(?:ahora|hubo|habia|jug(?:o|aron|ado|amos|ad[oa]s)|gan(?:o|aron|a|an|ado)|perd(?:io|ieron|ido)|servidor(?:es)?|server|gente|torneos?|copas?|campeonatos?|eventos?|competencias?|mundial\w*|normalmente|suele|suelen|siempre|clan juega|clanes juega|reglas|temporada|etapa nueva|stream|online|conectad[oa]s?)\b/

/** Which dates were offered. */
const offers = /\b(?:fechas?|dias?|horas?|horarios?)\b.*\b(?:dieron|dio|ofreci\w+|propus\w+|pusieron|mandaron)\b/

/** How long it is until a match. */
const howLong =
  /\b(?:cuant[oa]s? (?:tiempo |rato |dias |horas |minutos )?(?:falta[n]?|queda[n]?)|(?:en|dentro de) cuant[oa]s? (?:tiempo|rato|horas|dias))\b/
const playing = /\b(?:juegan?|juguen?|jueguen?|jueg(?:a|ue)|jugamos|juguemos|jugar|enfrent\w+|topan?|topen)\b/
const ownMatch = /\b(?:jugamos|juguemos|nos toca|(?:mi|nuestr[oa]) (?:partid[oa]|reto|match|proxim\w+))\b/
const notOfRetos =
  /\b(?:etapas?|temporadas?|torneos?|copas?|campeonatos?|subir|bajar|pasar|llegar|alcanzar|puestos?|primero|inscri\w+|gan\w+|confirmar|responder|apel\w+|mantenci\w+|partidas para)\b/
/** What is still to be played on days that are said, whoever plays it. */
const playsThen =
  /\b(?:(?:que|q|ke|quien(?:es)?|kien(?:es)?|cuales|alguien|algo) (?:mas )?(?:se )?(?:juegan?|jugaran?|van? a jugar|tocan?)|se juegan? (?:algo|algun[ao]?|partid\w+)|hay (?:algo|(?:algun[ao]?s? )?(?:partid[oa]s?|match|duelos?|encuentros?|juegos?))|(?:que|q|cuales|cuant[oa]s) partid[oa]s? (?:hay|se juegan?|tocan?|quedan|vienen|son|tenemos))\b/
const whatComes = /\b(?:que|q|cuales) partid[oa]s? (?:se )?(?:vienen?|quedan?)\b|\bque se viene\b/
/** A clan is named before what is asked of it: 'Puelche cuándo juega'. */
const named =
  /^(?:y |oye )?· (?:cuando|a que hora|que dia|contra quien|con quien) (?:juegan?|les? toca|se topan?|va a jugar|van a jugar)\b/

const ours =
  /\b(?:jugamos|mandamos|pedimos|propusimos|ofrecimos|retamos|nos|tenemos|tengo|nuestro|nuestros|mi|mis|me)\b/
/** It asks whether there is one. */
const asksWhether =
  /^(?:y |oye |hola |pero )?(?:no )?(?:hay|tengo|tenemos|tiene[n]?|juega[n]?|jugamos|juego|· (?:tiene[n]?|juega[n]?)|se juega[n]?|nos toca|queda[n]?|existe[n]?|alguien|algun)\b/
/** All that a question may say that goes on with the retos that were told. */
const goingOn =
  /^(?:(?:y|e|a|en|el|la|los|las|con|contra|de|del|cuales|primer[oa]?|segund[oa]|reto|partid[oa]|que|q|hora|cuando|dia|fecha|donde|es|son|servidor|server|mapa|mapas|quien|quienes|juega|juegan|elige|cual|hoy|manana|pasado|esta|noche|semana|finde|fin|proxima|viene|lado|bando|cuantos|son|hay|mas|proxim[oa]|siguiente|otros?|algun|alguno|alguna|tiene|tienen|·)(?: |$))+$/

/** Whether something is left to do for whoever asks. */
const asksTurn =
  /\b(?:me|nos) (?:toca|falta|queda|corresponde)(?: \w+){0,2} (?:hacer|elegir|responder|algo)\b|\b(?:tengo|tenemos|tiene|tienen) (?:algo )?que (?:hacer|responder|elegir)\b|\b(?:me|nos) (?:toca|falta|queda) algo\b|\ble toca a (?:mi|nuestro) (?:clan|equipo)\b/
const ofAReto = /\b(?:mapas?|bando|lado|retos?|desafios?|elegir|responder)\b/
const leftToPick = /\bfaltan? (?:por )?(?:eleg|escog)\w+\b/
const aMatch = /\b(?:partid[oa]s?|retos?|match|duelo|pelea|encuentro|desafio)\b/

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
  if (server || mentions.some(({ others }) => others) || mentions.some(({ clan }) => !clan)) return null
  const text = withoutNames(question)
    .replace(/\b(?:q|ke)\b/g, 'que')
    .replace(/\bhrs?\b/g, 'hora')
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const plainly = new RegExp(`\\b${thing}\\b`).test(text)
  const goes = thread.intent === 'retos-proximos' && words.length < 8 && goingOn.test(text) && !plainly
  const asksLeft =
    howLong.test(text) &&
    !notOfRetos.test(text) &&
    (clans.length > 0 ? aMatch.test(text) || playing.test(text) : plainly || /\bproxim[oa]\b/.test(text))
  const leftOfOurs = howLong.test(text) && !notOfRetos.test(text) && ownMatch.test(text) && clans.length < 2
  const isTold = thread.intent === 'retos-proximos' || (thread.intent === 'duelo' && thread.quien.length > 1)
  const leftOfTold = isTold && !clans.length && words.length < 8 && howLong.test(text) && !notOfRetos.test(text)
  const isOurs =
    clans.length < 2 && oursToCome.test(text) && !before.test(text) && (later.test(text) || clans.length > 0)
  const ofReto = thread.intent === 'retos-proximos'
  const spoken = thread.quien.filter(({ kind }) => kind === 'clan')
  const picked = text.split(' ').length < 10 ? picksIn(words.map(({ plain }) => plain).join(' ')) : null
  const picksTold =
    picked &&
    (ofReto ||
      clans.length === 2 ||
      (clans.length && (ofPicks.test(text) || picked === 'turno')) ||
      (picked === 'turno' && asker && ours.test(text)) ||
      (picked === 'falta' && asker))
      ? picked
      : null
  // of two that were told, either may be named again
  const isOfSpoken = ofReto && picksTold !== null && clans.every((clan) => spoken.includes(clan))
  const isClash = asker !== null && clashes.test(text) && ours.test(text) && aMatchOrTorneo.test(text)
  const way = wayIn(text)
  const mine =
    isClash ||
    (way !== null && !clans.length) ||
    (picksTold === 'turno' && asker !== null && clans.length === 1 && /\b(?:con|contra|vs) ·/.test(text)) ||
    ownNext.test(text) ||
    (isOfSpoken && thread.mine) ||
    isOurs ||
    leftOfOurs ||
    (leftOfTold && thread.mine) ||
    (asksTurn.test(text) && clans.length < 2) ||
    (asker !== null && !clans.length && leftToPick.test(text)) ||
    (!clans.length && (ours.test(text) || (goes && !clans.length && thread.mine)))
  const days = daysOf(text, now)
  // 'qué pasó con A contra B, que iban a jugar'
  const was =
    (clans.length === 2 && /\b(?:iban? a jugar|tenian que jugar|se iba a jugar)\b/.test(text)) ||
    (clans.length > 0 && whatBecame.test(text))
  const found: readonly Reto['estado'][] = was
    ? endedStates.map(([, state]) => state)
    : plainly && cameToNothing.test(text)
      ? notPlayed
      : endedStates.filter(([said]) => said.test(text)).map(([, state]) => state)
  const isOfTold = thread.intent === 'retos-proximos' && words.length < 7 && !clans.length
  const stands = !aMatch.test(text) && !isOfTold ? null : stillOn.test(text) ? 'on' : fallsOff.test(text) ? 'off' : null
  // 'por qué cancelaron el de A con B'
  const ended = clans.length > 0 && found.some((state) => /^(?:cancelado|no-presentado)$/.test(state))
  const toComeThen =
    ((days !== null && playsThen.test(text)) || (whatComes.test(text) && words.length < 7)) &&
    !before.test(text) &&
    !notAgenda.test(text) &&
    !mine
  const asksWhen = clans.length === 2 && whenOfTwo.test(text)
  const isAsked =
    asksWhen ||
    way !== null ||
    (asker !== null && !clans.length && asksTurn.test(text) && ofAReto.test(text)) ||
    (found.length > 0 && cameToNothing.test(text)) ||
    picksTold !== null ||
    isClash ||
    (asker !== null && !clans.length && ownTurn.test(text)) ||
    ownNext.test(text) ||
    (clans.length === 2 && ofPicksOfTwo.test(text) && !before.test(text)) ||
    goes ||
    asksLeft ||
    leftOfOurs ||
    leftOfTold ||
    toComeThen ||
    named.test(text) ||
    was ||
    (ended && asks.test(text)) ||
    (clans.length > 0 && ofPicks.test(text) && !howTo.test(text) && !before.test(text)) ||
    (stands !== null && (isOfTold || clans.length > 0 || days !== null || ours.test(text))) ||
    (!howTo.test(text.replace(/\b(?:sin|por) (?:responder|contestar)\b|\bpara que(?= jue(?:gu|ga))/g, '')) &&
      ((plainly && (asks.test(text) || found.length > 0)) ||
        ((clans.length > 0 || (asker && ours.test(text))) && offers.test(text)) ||
        (!notAgenda.test(text.replace(/\ben que (?:servidor|server)\b/g, '')) &&
          toCome.test(text) &&
          !mine &&
          (later.test(text) || (clans.length > 0 && ofClan.test(text)))) ||
        isOurs))
  if (!isAsked) return null
  const offered = offers.test(text)
  // of one's own, what is still to be played is pending as well
  const waiting =
    /\b(?:ya (?:respond\w+|contest\w+|acept\w+)|sin (?:responder|acordar|contestar)|por responder|propuestos?|abiertos?)\b/.test(
      text,
    ) ||
    (!mine && /\bpendientes?\b/.test(text))
  return {
    clans: isOfSpoken ? spoken : clans.length || !(goes || leftOfTold || (stands && isOfTold)) ? clans : spoken,
    // the Allies are a side, and no etapa
    etapas: picksTold
      ? []
      : (etapaMention.etapas.length
          ? etapaMention.etapas
          : community.etapas.filter(({ juego }) => etapaMention.juego !== null && juego.id === etapaMention.juego.id)
        ).map(({ id }) => id),
    days,
    way,
    accepted: way === 'sent' && accepted.test(text),
    whether: way ? !/\b(?:quien(?:es)?|kien|que clan(?:es)?|cuant[oa]s)\b/.test(text) : asksWhether.test(text),
    states: was
      ? ['acordado', ...found]
      : found.length
        ? found
        : (waiting || offered) && !ownNext.test(text)
          ? ['propuesto']
          : ['acordado'],
    counts: /\bcuant[oa]s\b/.test(text),
    mine,
    ofPicks: picksTold,
    clash: isClash,
    left: asksLeft || leftOfOurs || leftOfTold,
    toCome: toComeThen || asksLeft || leftOfTold || leftOfOurs,
    plainly:
      plainly ||
      way !== null ||
      picksTold !== null ||
      isClash ||
      ownTurn.test(text) ||
      ownNext.test(text) ||
      goes ||
      asksLeft ||
      leftOfTold ||
      leftOfOurs ||
      toComeThen ||
      ended ||
      asksTurn.test(text) ||
      stands !== null ||
      (isOurs && !clans.length),
    next:
      /\bproxim[oa]\b(?! semana)/.test(text) ||
      (goes && !days && !clans.length && /\b(?:elige|mapas?|servidor|server|bando|lado)\b/.test(text)),
    turn: asksTurn.test(text),
    stands,
    picks: /\b(?:mapas?|servidor(?:es)?|server|lado|bando)\b/.test(text),
    asksWhen,
  }
}

/** The retos that are asked for, as far as whoever asks may see them; those to come of the agreed ones, the next first. */
export async function agendaRetos(asked: AgendaAsked, site: Site): Promise<Reto[]> {
  const { clans, days, states, mine, etapas } = asked
  const { db, asker, now } = site
  const ids = (who: Who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : [])
  // of the own clan with each of several, and not with all of them at once
  const others = mine && clans.length > 1 ? [clans.flatMap(ids)] : clans.map(ids)
  const sets = [...(mine ? [(await ownClans(site)).map(({ id }) => id)] : []), ...others]
  const seen = await listRetos(db, asker && { id: asker.id, moderates: false }, {})
  const found = seen.filter(({ estado, fecha, retador, retado, id_etapa }) => {
    if (!sets.every((set) => set.includes(retador.id) || set.includes(retado.id))) return false
    if (etapas.length && !etapas.includes(id_etapa)) return false
    if (
      !states.includes(estado) &&
      !(estado === 'propuesto' && states.includes('acordado') && sets.length > 0 && !days)
    )
      return false
    if (estado !== 'acordado') return true
    return fecha !== null && fecha >= now.toISOString() && (!days || (fecha >= days.from && fecha < days.before))
  })
  return asked.next ? found.slice(0, 1) : found
}
