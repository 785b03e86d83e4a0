import { toChileLocal } from '@trinchera/rules/chile-time'
import { isClan } from '../answers/which'
import type { Intent, Site } from '../intent'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { asked, refOf, type Consulta } from './consulta'
import { periodIn } from './period'

/** Answers about somebody as they are now: of a time that is said they would tell another. */
const ofSomebody =
  /^(?:puesto|record|partidas-de|racha|duelo|comparar|vecinos|mejor-puesto|quien-es|ultimas-partidas|mas-victorias|resultado)$/
/** The same of everybody. */
const ofTables = /^(?:en-puesto|tabla|top-clanes)$/

/** Verbs that tell of what has happened. */
const told =
  /^(?:gano|ganaron|ganado|ganamos|gane|perdio|perdieron|perdido|perdimos|perdi|jugo|jugaron|jugado|jugue|hizo|hicieron|hicimos|fue|fueron|paso|anduvo|anduvieron)$/

/** Of whom a question is: those it names, else whom was spoken of. */
function whoOf({ mentions }: Question, { quien, intent }: Thread, { community }: Site, bare: boolean): Who[] {
  const named = mentions.flatMap(({ clan, jugador }) =>
    clan && jugador ? (isAlone(clan, community) ? [jugador] : [clan]) : (clan ?? jugador ?? []),
  )
  return named.length ? named : quien.slice(0, bare && intent === 'duelo' ? 2 : 1)
}

/**
 * What is told instead where a question says a time that the answer it is taken for would leave out: how whoever it names fared in it, what was
 * played by all, or the table as it was. Null where it says none, or where the answer has none to leave out.
 */
export function timedInstead(
  question: Question,
  intent: Intent | undefined,
  thread: Thread,
  site: Site,
): Consulta | null {
  const { words, mentions, etapaMention, map, server } = question
  if (map || server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const named = inNames({ mentions, etapaMention })
  const said = periodIn(words, site.now, named)
  if (!said) return null
  const { period, semana } = said
  const when = {
    ...period,
    semana,
    ...(etapaMention.etapas.length
      ? { etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8) }
      : etapaMention.juego
        ? { juego: etapaMention.juego.id }
        : {}),
  }
  const id = intent?.id ?? ''
  const plain = words.map((word) => word.plain)
  // 'hoy jugamos con Puelche' tells of what is to come
  const today = toChileLocal(site.now).slice(0, 10)
  const isToday = semana === null && period.desde.slice(0, 10) >= today
  if (isToday && !plain.some((word) => told.test(word))) return null
  // 'y en septiembre', 'qué hizo la semana pasada': of whoever was spoken of
  const bare =
    thread.quien.length > 0 &&
    plain.every(
      (word, at) =>
        said.used.has(at) || /^(?:y|e|en|de|que|q|como|les?|fue|hizo|hicieron|anduvo|anduvieron|tal)$/.test(word),
    )
  if (bare && intent && !ofSomebody.test(id) && !ofTables.test(id)) return null
  if (mentions.length || bare || (ofSomebody.test(id) && question.goesOn && thread.quien.length)) {
    if (intent && !bare && !ofSomebody.test(id)) return null
    const [one, other] = whoOf(question, thread, site, bare)
    const [quien, rival] = [one && refOf(one), other && isClan(other) ? refOf(other) : null]
    if (!one || !quien) return null
    const place =
      isClan(one) &&
      (id === 'puesto' || id === 'vecinos') &&
      plain.some((word) => /^(?:puesto|lugar|posicion)$/.test(word))
    return place
      ? asked({ de: 'clanes', medida: 'puesto', quien: [quien], ...when })
      : asked({
          de: 'partidas',
          // 'qué hizo ayer': its matches, counted too
          medida: !rival && /^(?:partidas-de|ultimas-partidas)?$/.test(id) ? 'lista' : 'balance',
          quien: [quien],
          rival: rival ?? null,
          ...when,
        })
  }
  if (id === 'ultimas-partidas') return asked({ de: 'partidas', medida: 'lista', ...when })
  if (id === 'mas-victorias')
    return asked({
      de: 'clanes',
      medida: 'quien',
      ordenar: {
        campo: question.terms.has('perder') && !question.terms.has('ganar') ? 'perdidas' : 'ganadas',
        hacia: 'mas',
      },
      limite: 3,
      ...when,
    })
  // a table as it is now holds what is said of today
  const isNow = semana !== null || !period.hasta || period.hasta > toChileLocal(site.now.getTime() - 24 * 3_600_000)
  return ofTables.test(id) && !isNow
    ? asked({ de: 'clanes', medida: 'puesto', ordenar: { campo: 'puesto', hacia: 'mas' }, ...when })
    : null
}
