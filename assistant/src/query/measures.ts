import type { ClanRow } from '@trinchera/contract/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import type { Who } from '../names/community'
import { bold, counted, inEnglish, inSpanish, listed, placed, run, type Say } from '../wording'
import type { Consulta, Field } from './consulta'

/** Fewer matches than these say little of a percentage. */
export const leastPlayed = 10

/** One of those that are ranked: a clan of a table, a clan of a name, a player, or what matches are grouped by. */
export interface Row {
  /** As a line names it. */
  name: string
  /** Who it is, and the others of a pair. */
  who: readonly Who[]
  etapas: readonly NamedEtapa[]
  ganadas: number
  perdidas: number
  jugadas: number
  clan?: ClanRow
  integrantes?: number
  /** Where it stood when the period began and when it ended; 0: without a place. */
  from?: number
  to?: number
  /** When it last played, ISO 8601. */
  last?: string | null
  /** When a player came into the clan, ISO 8601. */
  joined?: string
  /** Its longest run, negative of losses, and the day on which that ended; '' where it goes on. */
  run?: { length: number; until: string }
  /** When it came into the ranking, and at which place. */
  entry?: { fecha: string; ranking: number } | undefined
}

/** A row of who is named so, with what was won and lost. */
export const rowOf = (
  name: string,
  who: readonly (Who | undefined)[],
  [ganadas, perdidas]: readonly [won: number, lost: number] = [0, 0],
  etapas: readonly NamedEtapa[] = [],
): Row => ({
  name: bold(name),
  who: who.filter((each) => each !== undefined),
  etapas,
  ganadas,
  perdidas,
  jugadas: ganadas + perdidas,
})

interface Measure {
  value(row: Row): number
  /** How a line says it. */
  said(row: Row, say: Say): string
  /** What the first and the last by it have, in Spanish and in English. */
  es: readonly [most: string, least: string]
  en: readonly [most: string, least: string]
  /** So many of it, where they are counted. */
  count?(value: number, say: Say): string
  /** A low number is the better one. */
  isLow?: true
  /** Which rows it can be told of; those that have played where it says nothing. */
  able?(row: Row): boolean
}

/** A number with one decimal at most: '5,3'. */
const decimal = (count: number, say: Say) =>
  count.toLocaleString(say('es-CL', 'en'), { maximumFractionDigits: 1, useGrouping: false })
const some =
  (one: string, many: string, oneEn: string, manyEn = `${oneEn}s`) =>
  (count: number, say: Say) =>
    `${decimal(count, say)} ${say(counted(count, one, many), counted(count, oneEn, manyEn))}`
const wins = some('victoria', 'victorias', 'win')
const losses = some('derrota', 'derrotas', 'loss', 'losses')
export const matches = some('partida', 'partidas', 'match', 'matches')
const winsInRow = some('victoria seguida', 'victorias seguidas', 'win in a row', 'wins in a row')
const lossesInRow = some('derrota seguida', 'derrotas seguidas', 'loss in a row', 'losses in a row')
const percent = (value: number, say: Say) => `${decimal(value, say)}% ${say('de victorias', 'of wins')}`
const members = some('integrante', 'integrantes', 'member')
export const places = some('puesto', 'puestos', 'place')

export const hasPlayed = ({ jugadas }: Row) => jugadas > 0
const always = () => true
const streak = (row: Row) => row.run?.length ?? row.clan?.racha_actual ?? 0
const streakSaid = (row: Row, say: Say) => {
  const until = row.run?.until
  const end = until
    ? say(`, hasta el ${formatDate(until)}`, `, until ${formatDate(until)}`)
    : say(', y sigue', ', and it goes on')
  return `${bold(run(streak(row), say))}${row.run ? end : ''}`
}
/** Places won in the period; who came into the ranking has won less than one. */
const climbed = ({ from = 0, to = 0 }: Row) => (from && to ? from - to : to > from ? 0.5 : 0)
const rank = (place: number, say: Say) => bold(placed(place, say))
const day = (moment: string) => bold(formatDate(moment))
const games = ({ etapas }: Row) => new Set(etapas.map(({ juego }) => juego.id)).size
const etapaNames = ({ etapas }: Row) => listed(etapas.map(({ nombre, juego }) => `${nombre} de ${juego.nombre}`))
export const share = ({ ganadas, perdidas }: Row) => (100 * ganadas) / Math.max(1, ganadas + perdidas)

/** A measure that is a number of something. */
function most(count: ReturnType<typeof some>, value: Measure['value'], rest: Partial<Measure> = {}): Measure {
  const [es, en] = [inSpanish, inEnglish].map((say) => count(0, say).slice(2))
  const of = { es: [`con más ${es}`, `con menos ${es}`], en: [`with the most ${en}`, `with the fewest ${en}`] } as const
  return { value, said: (row, say) => bold(count(value(row), say)), count, ...of, ...rest }
}

const climb: Measure = {
  value: climbed,
  said: (row, say) => {
    const { from = 0, to = 0 } = row
    const did = climbed(row) < 0 ? say('bajó', 'fell') : say('subió', 'climbed')
    return from
      ? `${did} ${bold(places(Math.abs(climbed(row)), say))}, ${say('del', 'from')} ${placed(from, say)} ${say('al', 'to')} ${rank(to, say)}`
      : `${say('entró al ranking, al', 'came into the ranking,')} ${rank(to, say)}`
  },
  es: ['con mayor subida', 'con mayor bajada'],
  en: ['that climbed the most', 'that fell the most'],
  count: places,
}

/** What each field is of a row, and how it is said: adding one is an entry here and its name in `fields`. */
export const measures: Record<Field, Measure> = {
  ganadas: most(wins, ({ ganadas }) => ganadas, {
    said: ({ ganadas, perdidas }, say) => `${bold(wins(ganadas, say))} ${say('y', 'and')} ${losses(perdidas, say)}`,
  }),
  perdidas: most(losses, ({ perdidas }) => perdidas, {
    said: ({ ganadas, perdidas }, say) => `${bold(losses(perdidas, say))} ${say('y', 'and')} ${wins(ganadas, say)}`,
  }),
  jugadas: most(matches, ({ jugadas }) => jugadas),
  porcentaje: {
    value: (row) => (hasPlayed(row) ? share(row) : -1),
    said: ({ ganadas, perdidas }) => `${bold(winPercentText(ganadas, ganadas + perdidas))} (${ganadas}–${perdidas})`,
    es: ['con mejor porcentaje de victorias', 'con peor porcentaje de victorias'],
    en: ['with the best win percentage', 'with the worst win percentage'],
    count: percent,
  },
  puesto: {
    value: ({ clan }) => clan?.ranking_actual ?? 0,
    said: ({ clan, ganadas, perdidas }, say) => `${rank(clan?.ranking_actual ?? 0, say)}, ${ganadas}–${perdidas}`,
    es: ['con mejor puesto', 'con peor puesto'],
    en: ['with the best place', 'with the worst place'],
    count: places,
    isLow: true,
    able: ({ clan }) => Boolean(clan?.ranking_actual),
  },
  racha: {
    value: streak,
    said: streakSaid,
    es: ['con las mejores rachas', 'con las peores rachas'],
    en: ['with the best streak', 'with the worst streak'],
    count: winsInRow,
  },
  caida: {
    value: (row) => -streak(row),
    said: streakSaid,
    es: ['con más derrotas seguidas', 'con menos derrotas seguidas'],
    en: ['with the longest losing streak', 'with the shortest losing streak'],
    count: lossesInRow,
  },
  integrantes: most(members, ({ integrantes = 0 }) => integrantes, { able: always }),
  fundado: {
    value: ({ clan }) => Date.parse(clan?.created_at ?? ''),
    said: ({ clan }, say) => `${say('se fundó el', 'founded on')} ${day(clan?.created_at ?? '')}`,
    es: ['de fundación más nueva', 'de fundación más antigua'],
    en: ['founded last', 'founded first'],
    able: always,
  },
  ingreso: {
    value: ({ joined }) => Date.parse(joined ?? ''),
    said: ({ joined }, say) => `${say('desde el', 'since')} ${day(joined ?? '')}`,
    es: ['de ingreso más nuevo', 'de ingreso más antiguo'],
    en: ['who joined last', 'who joined first'],
    able: always,
  },
  entrada: {
    value: ({ entry }) => Date.parse(entry?.fecha ?? ''),
    said: ({ entry }, say) =>
      `${say('entró al ranking el', 'came into the ranking on')} ${day(entry?.fecha ?? '')}, ${say('al', '')} ${rank(entry?.ranking ?? 0, say)}`,
    es: ['últimos en entrar al ranking', 'primeros en entrar al ranking'],
    en: ['that came into the ranking last', 'that came into the ranking first'],
    able: ({ entry }) => Boolean(entry),
  },
  parado: {
    value: ({ last }) => Date.parse(last ?? ''),
    said: ({ last }, say) => `${say('jugó por última vez el', 'last played on')} ${day(last ?? '')}`,
    es: ['con más tiempo sin jugar', 'con menos tiempo sin jugar'],
    en: ['that has not played for longest', 'that has played last'],
    isLow: true,
    able: ({ last }) => Boolean(last),
  },
  juegos: most(some('juego', 'juegos', 'game'), games, { said: etapaNames, able: always }),
  etapas: most(some('etapa', 'etapas', 'stage'), ({ etapas }) => etapas.length, { said: etapaNames, able: always }),
  mejor: {
    value: ({ clan }) => clan?.mejor_ranking ?? 0,
    said: ({ clan }, say) => `${say('lo mejor fue el', 'at best')} ${rank(clan?.mejor_ranking ?? 0, say)}`,
    es: ['con mejor puesto', 'con peor puesto'],
    en: ['with the best place', 'with the worst place'],
    isLow: true,
    able: ({ clan }) => Boolean(clan?.mejor_ranking),
  },
  alza: climb,
  // of a single match
  subida: climb,
}

/** How an answer says each comparison. */
const relations: Record<NonNullable<Consulta['filtro']>['es'], readonly [es: string, en: string]> = {
  mas: ['más de', 'more than'],
  desde: ['al menos', 'at least'],
  menos: ['menos de', 'less than'],
  hasta: ['a lo más', 'at most'],
  igual: ['exactamente', 'exactly'],
}

/** A condition in words: 'con más de 60% de victorias', 'sin derrotas'. */
export function condition({ campo, es, valor }: NonNullable<Consulta['filtro']>, say: Say): string {
  const { count = places } = measures[campo]
  const number = count(valor, say)
  if (campo === 'mejor') return `${say('que han estado en el', 'that have been')} ${placed(valor, say)}`
  if (es === 'igual' && valor === 0) return `${say('sin', 'without')} ${number.replace(/^0 /, '')}`
  const [relation, relationEn] = relations[es]
  return say(`con ${relation} ${number}`, `with ${relationEn} ${number}`)
}
