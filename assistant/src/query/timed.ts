import { shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import { isClan } from '../answers/which'
import type { Intent, Site } from '../intent'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { isIn } from '../words/lists'
import { asked, refOf, type Consulta } from './consulta'
import { periodIn } from './period'

/** Answers about somebody as they are now: of a time that is said they would tell another. Of the first the matches are told, of the others how many were won. */
const ofMatches = new Set(['', 'ultimas-partidas'])
const ofRecord = new Set('puesto racha duelo comparar vecinos quien-es'.split(' '))

/** The time that a question says; null where it says none, or today: 'hoy jugamos con Puelche' tells of what is to come. */
export function timeOf({ words, mentions, etapaMention }: Question, now: Date) {
  const said = periodIn(words, now, inNames({ mentions, etapaMention }))
  const today = toChileLocal(now).slice(0, 10)
  const isToday = said?.period.desde.startsWith(today) && said.period.hasta.startsWith(shiftDay(today, { days: 1 }))
  return said && !isToday ? { ...said.period, semana: said.semana } : null
}

/**
 * What is told instead where a question says a time that the answer it is taken for would leave out: how whoever it names, or was spoken of, fared in
 * it, or what was played by all. Null where it says none, or where the answer has none to leave out.
 */
export function timedInstead(
  question: Question,
  intent: Intent | undefined,
  thread: Thread,
  site: Site,
): Consulta | null {
  const { words, mentions, etapaMention, goesOn } = question
  const id = intent?.id ?? ''
  const time = ofMatches.has(id) || ofRecord.has(id) ? timeOf(question, site.now) : null
  const named = mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? [])
  const [one, other] = named.length || !goesOn ? named : thread.quien.slice(0, 1)
  if (!time || (!one && id !== 'ultimas-partidas')) return null
  const when = {
    ...time,
    etapa: etapaMention.etapas.map((etapa) => etapa.id).slice(0, 8),
    juego: etapaMention.juego?.id,
  }
  const [ref, rival] = [one && refOf(one), other && isClan(other) ? (refOf(other) ?? null) : null]
  const quien = ref ? [ref] : []
  const isOfPlace = id === 'puesto' && words.some(({ plain }) => isIn('lugar', plain))
  if (isOfPlace && one && isClan(one)) return asked({ de: 'clanes', medida: 'puesto', quien, ...when })
  return asked({ de: 'partidas', medida: !rival && ofMatches.has(id) ? 'lista' : 'balance', quien, rival, ...when })
}
