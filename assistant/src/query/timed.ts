import { toChileLocal } from '@trinchera/rules/chile-time'
import { isClan } from '../answers/which'
import type { Intent, Site } from '../intent'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { asked, refOf, type Consulta } from './consulta'
import { periodIn } from './period'

/** Answers about somebody as they are now: of a time that is said they would tell another. */
const ofSomebody =
  /^(?:puesto|record|partidas-de|racha|duelo|comparar|vecinos|mejor-puesto|quien-es|ultimas-partidas|mas-victorias|resultado)$/
/** Of these the matches are told, and not how many were won. */
const ofMatches = /^(?:|partidas-de|ultimas-partidas)$/

/** Whom a question names, else whoever was spoken of: 'y en septiembre'. */
function whoOf({ mentions, words, goesOn }: Question, isOfIntent: boolean, thread: Thread, { community }: Site) {
  const named = mentions.flatMap(
    ({ clan, jugador }) => (clan && isAlone(clan, community) ? jugador : null) ?? clan ?? jugador ?? [],
  )
  if (named.length || !goesOn || (!isOfIntent && words.length > 4)) return named
  return thread.quien.slice(0, thread.intent === 'duelo' ? 2 : 1)
}

/** The time that a question says; null where it says none, or today: 'hoy jugamos con Puelche' tells of what is to come. */
function timeOf({ words, mentions, etapaMention }: Question, now: Date) {
  const said = periodIn(words, now, inNames({ mentions, etapaMention }))
  const isToday = said?.semana === null && said.period.desde >= toChileLocal(now).slice(0, 10)
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
  const { words, mentions, etapaMention, map, server } = question
  const id = intent?.id ?? ''
  if (map || server || mentions.some(({ others }) => others) || (intent && !ofSomebody.test(id))) return null
  const time = timeOf(question, site.now)
  const [one, other] = whoOf(question, intent !== undefined, thread, site)
  if (!time || (!one && id !== 'ultimas-partidas')) return null
  const when = {
    ...time,
    etapa: etapaMention.etapas.map((etapa) => etapa.id).slice(0, 8),
    juego: etapaMention.etapas.length ? null : (etapaMention.juego?.id ?? null),
  }
  const [ref, rival] = [one && refOf(one), other && isClan(other) ? (refOf(other) ?? null) : null]
  const quien = ref ? [ref] : []
  const isOfPlace = id === 'puesto' && words.some(({ plain }) => /^(?:puesto|lugar|posicion)$/.test(plain))
  if (isOfPlace && one && isClan(one)) return asked({ de: 'clanes', medida: 'puesto', quien, ...when })
  return asked({ de: 'partidas', medida: !rival && ofMatches.test(id) ? 'lista' : 'balance', quien, rival, ...when })
}
