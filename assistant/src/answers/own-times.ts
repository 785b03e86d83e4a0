import { awaitedAnswers } from '@trinchera/db/queries/ladder/answers'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { agendaRetos, withoutNames } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import type { Thread } from '../thread-state'
import { matchesOf, isOpen, torneoLink } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, lines, link, named } from '../wording'
import { versus } from './agenda'

const untilWhen =
  /\b(?:hasta (?:cuando|que hora|que dia)|plazo|cuanto (?:tiempo |plazo )?(?:tengo|tenemos|me queda|nos queda|queda|hay)|a que hora (?:vence|se acaba))\b/
const confirms = /\b(?:confirm\w+|rechaz\w+|valid\w+|objet\w+)\b/
const most = 20

/** Until when whoever asks may confirm the matches that wait for their clan; null where that is not asked, or none waits. */
export async function ownDeadline(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention } = question
  if (!site.asker || etapaMention.used.size || words.length > 14) return null
  const text = withoutNames(question)
  const isOfIt = confirms.test(text) || (thread.intent === 'responder-reporte' && words.length < 8)
  if (!untilWhen.test(text) || !isOfIt || /\b(?:retos?|correo|cuenta|torneo|fechas?|derrota)\b/.test(text)) return null
  const own = (await ownClans(site)).map(({ id }) => id)
  const met = mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? [])
  const found = own.length
    ? (await awaitedAnswers(site.db, { clanes: own, etapas: [] }, site.now.toISOString(), most)).filter(
        ({ ganador, perdedor }) => own.includes(ganador.id) && (!met.length || met.includes(perdedor.id)),
      )
    : []
  if (!found.length) return null
  return {
    text: lines(
      ...found
        .slice(0, 4)
        .map(
          ({ id, perdedor, respuesta }) =>
            `Hasta el ${bold(formatDateTime(respuesta?.hasta ?? ''))}: ${link(`la partida con ${perdedor.nombre}`, paths.partida(id))}.`,
        ),
      'Si nadie responde a tiempo, la partida vale igual.',
    ),
  }
}

const answers = /\b(?:respond\w+|contest\w+|acept\w+|decid\w+)\b/

/** Until when whoever asks may answer the retos that wait for their clan; null where that is not asked, or none waits. */
export async function ownRetoDeadline(question: Question, site: Site): Promise<Reply | null> {
  const text = withoutNames(question)
  if (!site.asker || !untilWhen.test(text) || !answers.test(text) || !/\b(?:retos?|desafios?)\b/.test(text)) return null
  if (/\b(?:el rival|ell[oa]s|otro clan|el otro)\b/.test(text)) return null
  const own = new Set((await ownClans(site)).map(({ id }) => id))
  const met = question.mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? [])
  const found = (await agendaRetos({ ...agreedRetos, states: ['propuesto'], mine: true }, site)).filter(
    ({ turno, retador, retado }) =>
      turno !== null && own.has(turno) && (!met.length || [retador, retado].some(({ id }) => met.includes(id))),
  )
  if (!found.length) return null
  return {
    text: lines(
      ...found
        .slice(0, 4)
        .map((reto) => `Hasta el ${bold(formatDateTime(reto.responde_hasta ?? ''))}: el reto ${versus(reto)}.`),
      'Si nadie responde antes, vence solo y ningún puesto se mueve.',
    ),
    mine: true,
  }
}

const clashes =
  /\b(?:(?:a|en) la misma hora|mismo (?:dia|horario)|se (?:me |nos )?(?:topan?|cruzan?|juntan?)|chocan?|coinciden?|tope de (?:hora|horario)|(?:al )?mismo tiempo)\b/
const ours = /\b(?:me|nos|tengo|tenemos|mi|mis|nuestr[oa]s?|jugamos|\w+mos)\b/
const aMatch = /\b(?:retos?|partid[oa]s?|semi\w*|final|torneos?|copa|match|juegos?)\b/
const day = 24 * 3_600_000

/** Whether two matches of whoever asks are at the same hour; null where that is not asked. */
export async function ownClash(question: Question, site: Site): Promise<Reply | null> {
  const text = withoutNames(question)
  if (!site.asker || !clashes.test(text) || !ours.test(text) || !aMatch.test(text)) return null
  const own = (await ownClans(site)).map(({ id }) => id)
  const now = site.now.toISOString()
  const retos = await agendaRetos({ ...agreedRetos, mine: true }, site)
  const coming = retos.flatMap((reto) =>
    reto.fecha && reto.estado === 'acordado' ? [{ fecha: reto.fecha, said: `El reto ${versus(reto)}` }] : [],
  )
  for (const torneo of new Set((await Promise.all(own.map((id) => openTorneosOf(site.db, id)))).flat())) {
    const page = await torneoPageOf(site.db, torneo, now)
    if (!page) continue
    for (const { partida, ronda } of matchesOf(page).filter(isOpen)) {
      const rival = [partida.a, partida.b].find((side) => side && !own.includes(side.id_clan))
      const isOwn = [partida.a, partida.b].some((side) => side && own.includes(side.id_clan))
      if (partida.fecha && partida.fecha >= now && isOwn && rival)
        coming.push({
          fecha: partida.fecha,
          said: `${link(ronda, paths.torneoPartida(page.id, partida.id))} de ${torneoLink(page)}, con ${named(rival.nombre)}`,
        })
    }
  }
  const sorted = coming.toSorted((a, b) => a.fecha.localeCompare(b.fecha))
  const sameDay = /\bmismo dia\b/.test(text)
  const isTogether = (one: string, two: string) =>
    sameDay ? Math.abs(Date.parse(one) - Date.parse(two)) < day / 2 : one === two
  const together = sorted.filter((each) =>
    sorted.some((other) => other !== each && isTogether(each.fecha, other.fecha)),
  )
  const told = together.length ? together : sorted
  return {
    text: lines(
      together.length
        ? `Sí: son ${sameDay ? 'el mismo día' : 'a la misma hora'}, el ${bold(formatDateTime(together[0]?.fecha ?? ''))}:`
        : sorted.length
          ? 'No: no hay dos a la misma hora. Esto es lo que viene de tu clan:'
          : 'No: tu clan no tiene partidos con hora.',
      bullets(told.map(({ fecha, said }) => `${said}: ${formatDateTime(fecha)}`)),
      together.length > 0 && 'Un reto acordado no se mueve: se cancela con su motivo en su página y se pide otro.',
    ),
    mine: true,
  }
}
