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

/**
 * What is told instead where a question says a time that the answer it is taken for would leave out: how whoever it names, or was spoken of, fared in
 * it, or what was played by all. Null where it says none, or where the answer has none to leave out.
 */
export function timedInstead(
  { words, mentions, etapaMention, map, server, goesOn }: Question,
  intent: Intent | undefined,
  thread: Thread,
  { now, community }: Site,
): Consulta | null {
  const id = intent?.id ?? ''
  if (map || server || mentions.some(({ others }) => others) || (intent && !ofSomebody.test(id))) return null
  const said = periodIn(words, now, inNames({ mentions, etapaMention }))
  const named = mentions.flatMap(
    ({ clan, jugador }) => (clan && isAlone(clan, community) ? jugador : null) ?? clan ?? jugador ?? [],
  )
  // 'y en septiembre', of whoever was spoken of
  const isOfSpoken = !named.length && goesOn && (intent !== undefined || words.length < 5)
  const [one, other] = isOfSpoken ? thread.quien.slice(0, thread.intent === 'duelo' ? 2 : 1) : named
  // 'hoy jugamos con Puelche' tells of what is to come
  const isToday = said?.semana === null && said.period.desde >= toChileLocal(now).slice(0, 10)
  if (!said || isToday || (!one && id !== 'ultimas-partidas')) return null
  const isOfPlace =
    id === 'puesto' && one && isClan(one) && words.some(({ plain }) => /^(?:puesto|lugar|posicion)$/.test(plain))
  const [quien, rival] = [one && refOf(one), other && isClan(other) ? refOf(other) : null]
  return asked({
    de: isOfPlace ? 'clanes' : 'partidas',
    medida: isOfPlace ? 'puesto' : !rival && ofMatches.test(id) ? 'lista' : 'balance',
    quien: quien ? [quien] : [],
    rival: rival ?? null,
    ...said.period,
    semana: said.semana,
    ...(etapaMention.etapas.length
      ? { etapa: etapaMention.etapas.map((etapa) => etapa.id).slice(0, 8) }
      : etapaMention.juego
        ? { juego: etapaMention.juego.id }
        : {}),
  })
}
