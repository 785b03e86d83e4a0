import { paths } from '@trinchera/contract/site-paths'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { andMore, bold, bullets, capital, counted, lines, link, named, placed, shortened, type Say } from '../wording'
import { meets } from './compare'
import type { Consulta } from './consulta'
import type { Dimension } from './match-rows'
import { condition, hasPlayed, leastPlayed, matches, measures, type Row } from './measures'
import { saidEtapas, whenSaid } from './scope'

/** What rows are called, one and several of them, in Spanish and in English. */
const kinds: Record<Dimension | 'clan' | 'jugador', readonly [string, string, oneEn: string, manyEn: string]> = {
  clan: ['clan', 'clanes', 'clan', 'clans'],
  jugador: ['jugador', 'jugadores', 'player', 'players'],
  par: ['rivalidad', 'rivalidades', 'rivalry', 'rivalries'],
  rival: ['rival', 'rivales', 'rival', 'rivals'],
  mes: ['mes', 'meses', 'month', 'months'],
  dia: ['día', 'días', 'day', 'days'],
  semana: ['día de la semana', 'días de la semana', 'weekday', 'weekdays'],
  semanas: ['semana', 'semanas', 'week', 'weeks'],
  hora: ['hora', 'horas', 'hour', 'hours'],
  mapa: ['mapa', 'mapas', 'map', 'maps'],
  etapa: ['etapa', 'etapas', 'stage', 'stages'],
}
/** One and several of them, in the language of the question. */
const kindIn = (kind: keyof typeof kinds, say: Say) =>
  [say(kinds[kind][0], kinds[kind][2]), say(kinds[kind][1], kinds[kind][3])] as const
/** Whether they are those who play, and not what matches are grouped by. */
const areSides = (kind: string) => /^(?:clan|jugador|par)$/.test(kind)

/** Rows to be ranked by a measure, and what they are of. */
interface Ranked {
  consulta: Consulta
  rows: readonly Row[]
  kind: keyof typeof kinds
  /** Whose matches are grouped; nobody's where all are. */
  of?: Who | null
  /** ' contra Puelche', ' en la Etapa II': where it is not said here, each line says its own etapa. */
  where?: string
  /** The page that has them all, and what else is to be said. */
  page?: string
  note?: string | false
}

type Order = NonNullable<Consulta['ordenar']>

/** The words of an answer: its language, when and where. */
export function wordsFor(consulta: Consulta, site: Site) {
  const [only, another] = saidEtapas(consulta, site) ?? []
  const { say } = site
  const game = only?.juego.nombre ?? ''
  return {
    say,
    time: whenSaid(consulta, site),
    where: !only ? '' : another ? say(` en ${game}`, ` in ${game}`) : whereIn(only, say),
  }
}
export const whereIn = (etapa: Parameters<typeof inEtapa>[0], say: Say) => ` ${inEtapa(etapa, say)}`

/** Which of two rows comes first by a measure; of equals, who has played more or lost less. */
export function inOrder({ campo, hacia }: Order): (a: Row, b: Row) => number {
  const { value, isLow } = measures[campo]
  const sign = (hacia === 'mas' ? -1 : 1) * (isLow ? -1 : 1)
  const second = campo === 'porcentaje' ? ({ jugadas }: Row) => -jugadas : ({ perdidas }: Row) => perdidas
  return (a, b) => sign * (value(a) - value(b)) || second(a) - second(b)
}

/** Fewer meetings say little of how one fares. */
const leastMet = 3
/** As many rows are told at most. */
const mostShown = 10
const isCount = (campo: string) => /^(?:ganadas|perdidas|jugadas)$/.test(campo)

/** The rows that a measure can be told of, the first by it first. A whole table has those that have not played as well. */
export function ranked<R extends Row>(
  { rows, consulta: { medida }, kind }: { rows: readonly R[] } & Pick<Ranked, 'consulta' | 'kind'>,
  order: Order,
) {
  const { campo, hacia } = order
  const { able = hasPlayed, value } = measures[campo]
  const isOfTable = kind === 'clan' || kind === 'jugador'
  const often = rows.filter(({ jugadas }) => jugadas >= (isOfTable ? leastPlayed : leastMet))
  const whole = isOfTable && (medida === 'lista' || (campo === 'jugadas' && hacia === 'menos'))
  const found =
    campo === 'alza'
      ? rows.filter((row) => (hacia === 'mas' ? value(row) > 0 : value(row) < 0))
      : campo === 'porcentaje' && often.length
        ? often
        : isCount(campo)
          ? rows.filter((row) => whole || (isOfTable ? hasPlayed(row) : value(row) > 0))
          : rows.filter(able)
  return found.toSorted(inOrder(order))
}

/** The rows that meet a condition. Who has not played has fewer wins than any number, but is not unbeaten. */
function fitting({ rows, kind }: Ranked, filtro: NonNullable<Consulta['filtro']>): Row[] {
  const { campo, es } = filtro
  const { value, able = hasPlayed } = measures[campo]
  const counts = campo === 'jugadas' || campo === 'ganadas' || (campo === 'perdidas' && /^(?:menos|hasta)$/.test(es))
  return rows
    .filter((row) => (able(row) || (counts && kind !== 'jugador')) && meets(value(row), filtro))
    .toSorted(inOrder({ campo, hacia: 'mas' }))
}

/** A row as a line: its figure, what was won and lost of it, and its etapa where several are told, or its place. */
function lineOf({ consulta: { filtro }, of }: Ranked, { campo }: Order, several: boolean, say: Say) {
  return (row: Row): string => {
    const [etapa, another] = row.etapas
    const record = of && campo === 'jugadas' ? ` (${row.ganadas}–${row.perdidas})` : ''
    const where = several && etapa && !another ? `,${whereIn(etapa, say)}` : ''
    const place = filtro || /^(?:puesto|alza)$/.test(campo) ? 0 : (row.clan?.ranking_actual ?? 0)
    return `${row.name}: ${measures[campo].said(row, say)}${record}${where}${place ? ` (${placed(place, say)})` : ''}`
  }
}

/** The sentence above some rows: how many meet a condition, or what they are the first of, and whose. */
function headOf(
  asked: Ranked,
  order: Order,
  all: readonly Row[],
  shown: readonly Row[],
  said: string,
  say: Say,
): string {
  const { kind, of, consulta } = asked
  const [one, many] = kindIn(kind, say)
  const [{ length }, [first]] = [all, shown]
  const whose = of ? `${named(of.nombre)}: ` : ''
  const number = length ? bold(`${length} ${counted(length, one, many)}`) : `${say('ningún', 'no')} ${one}`
  if (consulta.filtro) {
    const which = condition(consulta.filtro, say)
    const count = of
      ? `${which} ${say('ante', 'against')} ${number}`
      : `${say(length ? 'hay ' : 'no hay ', '')}${number} ${which}`
    return `${capital(`${whose}${count}`)}${said}${first ? ':' : '.'}`
  }
  if (!first) return `${say(`No hay ${many} que contar`, `There are no ${many} to tell of`)}${said}.`
  const { es, en, value, count } = measures[order.campo]
  const phrase = say(es[order.hacia === 'mas' ? 0 : 1], en[order.hacia === 'mas' ? 0 : 1])
  const what = areSides(kind)
    ? `${many} ${phrase}`
    : `${phrase.replace(/^(?:con|with) /, '')} ${say('por', 'by')} ${one}`
  const sum = !areSides(kind) && isCount(order.campo) ? all.reduce((count, row) => count + value(row), 0) : 0
  const total = sum > 0 && count ? `, ${say('de', 'of')} ${count(sum, say)}` : ''
  const isLed = areSides(kind) && order.campo !== 'subida'
  const led = isLed ? say(`, con ${first.name} a la cabeza`, `, led by ${first.name}`) : ''
  return `${capital(`${whose}${what}`)}${said}${total} (${shown.length} ${say('de', 'of')} ${length})${led}:`
}

/** How many of a measure a row has on average: '5,3 partidas por semana, en 28 semanas'. */
function averageTold({ consulta, rows, kind, of, where }: Ranked, { campo }: Order, site: Site): Reply {
  const { say, time, ...words } = wordsFor(consulta, site)
  const { value, count = matches, able = hasPlayed } = measures[campo]
  const some = rows.filter(able)
  const [one, many] = kindIn(kind, say)
  const mean = some.reduce((sum, row) => sum + value(row), 0) / Math.max(1, some.length)
  const whose = of ? `${named(of.nombre)}: ` : ''
  const number = capital(`${whose}${say('en promedio', 'on average')} ${bold(count(mean, say))}`)
  const text = `${number} ${say('por', 'per')} ${one}${time}${where ?? words.where} (${some.length} ${counted(some.length, one, many)}).`
  return { text, quien: of ? [of] : [] }
}

/** Whom a ranking is of, else who is first in it. */
const aboutWhom = (of: Ranked['of'], first: Row | undefined) => (of ? [of] : (first?.who ?? []))

/** The row at a place alone, or the last one where there are not as many. */
function rowTold(lugar: number, all: readonly Row[], line: (row: Row) => string, of: Ranked['of'], say: Say): Reply {
  const at = Math.min(lugar, all.length)
  const row = all[at - 1]
  if (!row) return { text: say('No hay más que contar.', 'There is no more to tell.') }
  return { text: `${placed(at, say)}: ${line(row)}.`, listed: row.who, quien: aboutWhom(of, row) }
}

/** Tells the rows that meet a condition, or the first of all by a measure. */
export function tellRanked(asked: Ranked, site: Site): Reply {
  const { consulta, kind, of, page = paths.ladder, note } = asked
  const { say, time, ...words } = wordsFor(consulta, site)
  const { filtro } = consulta
  const order: Order = consulta.ordenar ?? { campo: filtro?.campo ?? 'jugadas', hacia: 'mas' }
  if (consulta.medida === 'promedio') return averageTold(asked, order, site)
  const all = filtro ? fitting(asked, filtro) : ranked(asked, order)
  const several = new Set(all.flatMap(({ etapas }) => etapas.map(({ id }) => id))).size > 1
  const line = lineOf(asked, order, several, say)
  if (consulta.lugar) return rowTold(consulta.lugar, all, line, of, say)
  const shown = filtro ? shortened(all, mostShown).shown : all.slice(0, consulta.limite)
  const told = shown.map(line)
  const left = all.length - shown.length
  return {
    quien: aboutWhom(of, shown[0]),
    listed: shown.flatMap(({ who }) => who),
    etapas: several ? [] : (shown[0]?.etapas ?? []),
    text: lines(
      headOf(asked, order, all, shown, `${time}${asked.where ?? words.where}`, say),
      filtro ? bullets(told) : lines(...told.map((line, at) => `${at + 1}. ${line}`)),
      order.campo === 'porcentaje' &&
        kind === 'clan' &&
        !filtro &&
        say(`(Con al menos ${leastPlayed} partidas.)`, `(Of ${leastPlayed} matches or more.)`),
      note,
      left > 0 && page
        ? andMore(left, page, say)
        : !note && page && !filtro && shown.length > 0 && link(say('Ver más', 'See more'), page),
    ),
  }
}
