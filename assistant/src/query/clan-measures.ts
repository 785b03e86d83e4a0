import type { ClanRow } from '@trinchera/contract/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import { bold, counted, placed, run, verb } from '../wording'
import type { Field } from './consulta'

/** Fewer matches than these say little of a percentage. */
export const leastPlayed = 10

/** A clan of a table with what is counted of it in the time that is asked for. */
export interface Row {
  clan: ClanRow
  etapa: NamedEtapa
  ganadas: number
  perdidas: number
  /** Where it stood when the period began and when it ended; 0: without a place. */
  from: number
  to: number
  integrantes: number
  /** When it last played, ISO 8601; null: never, or not asked for. */
  last: string | null
}

export const played = ({ ganadas, perdidas }: Row) => ganadas + perdidas

/** Places won in the period. */
const climbed = ({ from, to }: Row) => (from && to ? from - to : 0)

interface Measure {
  value(row: Row): number
  /** How a line says it of a clan. */
  said(row: Row): string
  /** What stands behind a number of them: 'con más de 5 victorias'. */
  unit: string
  /** What the first and the last by it have. */
  most: string
  least: string
}

const wins = (count: number) => counted(count, '1 victoria', `${count} victorias`)
const losses = (count: number) => counted(count, '1 derrota', `${count} derrotas`)
const streak = ({ clan }: Row) => bold(run(clan.racha_actual))
/** Of a name, and not of one of its clans (clan-spread.ts). */
const ofName = { value: () => 0, said: () => '' }

/** What each field is of a clan, and how it is said: adding one is an entry here and its name in `fields`. */
export const measures: Record<Field, Measure> = {
  ganadas: {
    value: ({ ganadas }) => ganadas,
    said: ({ ganadas, perdidas }) => `${bold(wins(ganadas))} y ${losses(perdidas)}`,
    unit: 'victorias',
    most: 'más victorias',
    least: 'menos victorias',
  },
  perdidas: {
    value: ({ perdidas }) => perdidas,
    said: ({ perdidas, ganadas }) => `${bold(losses(perdidas))} y ${wins(ganadas)}`,
    unit: 'derrotas',
    most: 'más derrotas',
    least: 'menos derrotas',
  },
  jugadas: {
    value: played,
    said: (row) => bold(counted(played(row), '1 partida', `${played(row)} partidas`)),
    unit: 'partidas',
    most: 'más partidas',
    least: 'menos partidas',
  },
  porcentaje: {
    value: (row) => (played(row) ? (100 * row.ganadas) / played(row) : -1),
    said: (row) => `${bold(winPercentText(row.ganadas, played(row)))} (${row.ganadas}–${row.perdidas})`,
    unit: '% de victorias',
    most: 'mejor porcentaje de victorias',
    least: 'peor porcentaje de victorias',
  },
  puesto: {
    value: ({ clan }) => -(clan.ranking_actual || 10_000),
    said: ({ clan }) => bold(placed(clan.ranking_actual)),
    unit: '',
    most: 'mejor puesto',
    least: 'peor puesto',
  },
  racha: {
    value: ({ clan }) => clan.racha_actual,
    said: streak,
    unit: 'victorias seguidas',
    most: 'mejor racha',
    least: 'peor racha',
  },
  caida: {
    value: ({ clan }) => -clan.racha_actual,
    said: streak,
    unit: 'derrotas seguidas',
    most: 'más derrotas seguidas',
    least: 'menos derrotas seguidas',
  },
  integrantes: {
    value: ({ integrantes }) => integrantes,
    said: ({ integrantes }) => bold(`${integrantes} ${counted(integrantes, 'integrante', 'integrantes')}`),
    unit: 'integrantes',
    most: 'más integrantes',
    least: 'menos integrantes',
  },
  fundado: {
    value: ({ clan }) => Date.parse(clan.created_at),
    said: ({ clan }) => `se fundó el ${bold(formatDate(clan.created_at))}`,
    unit: '',
    most: 'más nuevo',
    least: 'más antiguo',
  },
  parado: {
    value: ({ last }) => (last ? -Date.parse(last) : Number.NEGATIVE_INFINITY),
    said: ({ last }) => (last ? `jugó por última vez el ${bold(formatDate(last))}` : 'no ha jugado'),
    unit: '',
    most: 'más tiempo sin jugar',
    least: 'menos tiempo sin jugar',
  },
  juegos: { ...ofName, unit: 'juegos', most: 'más juegos', least: 'menos juegos' },
  mejor: {
    value: ({ clan }) => clan.mejor_ranking || 10_000,
    said: ({ clan }) =>
      clan.mejor_ranking ? `lo mejor fue el ${bold(placed(clan.mejor_ranking))}` : 'nunca tuvo puesto',
    unit: '',
    most: 'mejor puesto',
    least: 'peor puesto',
  },
  // of one match, and not of a table (climbs.ts)
  subida: { ...ofName, unit: 'puestos', most: 'mayor subida', least: 'menor subida' },
  etapas: { ...ofName, unit: 'etapas', most: 'más etapas', least: 'menos etapas' },
  alza: {
    value: climbed,
    said: (row) => {
      const places = Math.abs(climbed(row))
      return row.from
        ? `${climbed(row) > 0 ? verb('subió', 'subieron', row.clan.nombre) : verb('bajó', 'bajaron', row.clan.nombre)} ${bold(counted(places, '1 puesto', `${places} puestos`))}, del ${placed(row.from)} al ${placed(row.to)}`
        : `${verb('entró', 'entraron', row.clan.nombre)} al ranking, al ${placed(row.to)}`
    },
    unit: 'puestos',
    most: 'más subió',
    least: 'más bajó',
  },
}
