import { paths } from '@trinchera/contract/site-paths'
import { etapaLink, inEtapa } from '../answers/which'
import { whenSaid as whenInEnglish } from '../english/say'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import {
  andMore,
  bold,
  bullets,
  bulletsUpTo,
  capital,
  counted,
  lines,
  link,
  listedUpTo,
  named,
  placed,
  sayIn,
  shortened,
  verb,
  type Say,
} from '../wording'
import { meets } from './compare'
import type { Consulta } from './consulta'
import type { Dimension } from './match-rows'
import { condition, hasPlayed, leastPlayed, measures, type Row } from './measures'
import { saidEtapas, whenSaid } from './scope'

interface Kind {
  /** One and several of them. */
  es: readonly [string, string]
  en: readonly [string, string]
  isFeminine?: true
  /** What leads from matches that are grouped to what was played there. */
  via?: readonly [es: string, esMany: string, en: string]
}

const kinds: Record<Dimension | 'clan' | 'jugador', Kind> = {
  clan: { es: ['clan', 'clanes'], en: ['clan', 'clans'] },
  jugador: { es: ['jugador', 'jugadores'], en: ['player', 'players'] },
  par: { es: ['rivalidad', 'rivalidades'], en: ['rivalry', 'rivalries'], isFeminine: true },
  rival: { es: ['rival', 'rivales'], en: ['rival', 'rivals'], via: ['ante el que', 'ante los que', 'against whom'] },
  mes: { es: ['mes', 'meses'], en: ['month', 'months'], via: ['en que', 'en que', 'in which'] },
  dia: { es: ['día', 'días'], en: ['day', 'days'], via: ['en que', 'en que', 'on which'] },
  semana: {
    es: ['día de la semana', 'días de la semana'],
    en: ['day of the week', 'days of the week'],
    via: ['en que', 'en que', 'on which'],
  },
  hora: { es: ['hora', 'horas'], en: ['hour', 'hours'], isFeminine: true, via: ['en que', 'en que', 'at which'] },
  mapa: { es: ['mapa', 'mapas'], en: ['map', 'maps'], via: ['en que', 'en que', 'on which'] },
  etapa: { es: ['etapa', 'etapas'], en: ['stage', 'stages'], isFeminine: true, via: ['en que', 'en que', 'in which'] },
}

/** Rows to be ranked by a measure, and what they are of. */
export interface Ranked {
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
export function wordsFor(consulta: Consulta, site: Site, english: boolean) {
  const [only, another] = saidEtapas(consulta, site) ?? []
  const say = sayIn(english)
  const game = only?.juego.nombre ?? ''
  return {
    say,
    time: english ? whenInEnglish(consulta, site.now) : whenSaid(consulta, site),
    where: !only ? '' : another ? say(` en ${game}`, ` in ${game}`) : whereIn(only, say),
  }
}
export const whereIn = (etapa: Parameters<typeof inEtapa>[0], say: Say) =>
  ` ${say(inEtapa(etapa), `in ${etapaLink(etapa)}`)}`

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

/** The first of some rows, and all that have as much as the last of them. */
function upTo(rows: readonly Row[], count: number, value: (row: Row) => number): Row[] {
  const last = rows[count - 1]
  const more = last ? rows.slice(count).filter((row) => value(row) === value(last)).length : 0
  return rows.slice(0, Math.min(count + more, Math.max(count, mostShown)))
}

/** Tells the rows that meet a condition, or the first of all by a measure, and those that follow. */
export function tellRanked(asked: Ranked, site: Site, english = false): Reply {
  const { consulta, kind, of, page = paths.ladder, note } = asked
  const { say, time, ...said } = wordsFor(consulta, site, english)
  const where = asked.where ?? said.where
  const { filtro, medida, limite } = consulta
  const order: Order = consulta.ordenar ?? { campo: filtro?.campo ?? 'jugadas', hacia: 'mas' }
  const measure = measures[order.campo]
  const all = filtro ? fitting(asked, filtro) : ranked(asked, order)
  const [first] = all
  const { es, en, via, isFeminine } = kinds[kind]
  const noun = (count: number) => say(es[count === 1 ? 0 : 1], en[count === 1 ? 0 : 1])
  const [phrase, phraseInEnglish] = [measure.es, measure.en].map((words) => words[order.hacia === 'mas' ? 0 : 1])
  /** 'con más victorias', 'en que más victorias tiene Puelche'. */
  const which = (several: boolean) =>
    via
      ? say(
          `${via[several ? 1 : 0]} ${phrase?.replace('con ', '')} ${of ? `${verb('tiene', 'tienen', of)} ${named(of.nombre)}` : 'hubo'}`,
          `${via[2]} ${of ? `${named(of.nombre)} ${verb('has', 'have', of)}` : 'there were'} ${phraseInEnglish?.replace('with ', '')}`,
        )
      : say(phrase ?? '', phraseInEnglish ?? '')
  const several = new Set(all.flatMap(({ etapas }) => etapas.map(({ id }) => id))).size > 1
  const place = ({ etapas: [etapa, another] }: Row) => (several && etapa && !another ? `,${whereIn(etapa, say)}` : '')
  const counted = via && isCount(order.campo) ? all.reduce((sum, row) => sum + measure.value(row), 0) : 0
  const total = counted > 0 ? say(`, de ${counted} ${measure.es[2]}`, `, of ${counted} ${measure.en[2]}`) : ''
  const record = ({ ganadas, perdidas }: Row) => (of && order.campo === 'jugadas' ? ` (${ganadas}–${perdidas})` : '')
  const line = (row: Row) => `${row.name}: ${measure.said(row, say)}${record(row)}${place(row)}`
  const about = (rows: readonly Row[]) => ({
    quien: of ? [of] : (rows[0]?.who ?? []),
    listed: rows.flatMap(({ who }) => who),
    etapas: several ? [] : (rows[0]?.etapas ?? []),
  })
  const none = {
    ...about([]),
    text: lines(
      filtro
        ? say(`Ningún ${noun(1)} ${met(1)}${time}${where}.`, `No ${noun(1)} ${met(1)}${time}${where}.`)
        : order.campo === 'alza'
          ? say(
              `Nadie ${order.hacia === 'mas' ? 'subió' : 'bajó'} de puesto${time}${where}.`,
              `Nobody has moved${time}${where}.`,
            )
          : say(`No hay partidas${time}${where}.`, `There are no matches${time}${where}.`),
      note,
    ),
  }
  /** 'con más de 60% de victorias', 'ante los que Puelche está sin victorias'. */
  function met(count: number): string {
    if (!filtro) return ''
    return via && of
      ? say(
          `${via[count === 1 ? 0 : 1]} ${named(of.nombre)} ${verb('está', 'están', of)} ${condition(filtro, say)}`,
          `${via[2]} ${named(of.nombre)} ${verb('is', 'are', of)} ${condition(filtro, say)}`,
        )
      : condition(filtro, say)
  }
  const more = (left: number) =>
    left > 0 && page ? andMore(left, page, say) : !note && page && link(say('Ver más', 'See more'), page)
  if (!first) return none
  if (filtro) {
    const { shown, more: left } = shortened(all, mostShown)
    return {
      ...about(shown),
      text: lines(
        `${say('Hay ', '')}${bold(`${all.length} ${noun(all.length)}`)} ${met(all.length)}${time}${where}:`,
        bullets(filtro.campo === 'jugadas' && filtro.valor === 0 ? shown.map(({ name }) => name) : shown.map(line)),
        left > 0 && more(left),
        note,
      ),
    }
  }
  const end = lines(
    order.campo === 'porcentaje' &&
      kind === 'clan' &&
      say(`(Con al menos ${leastPlayed} partidas.)`, `(Of ${leastPlayed} matches or more.)`),
    note,
  )
  if (/^(?:lista|cuenta|balance)$/.test(medida)) {
    const from = order.campo === 'puesto' && consulta.lugar ? consulta.lugar - 1 : 0
    const shown = upTo(all.slice(from), limite, measure.value)
    const standing = ({ clan }: Row) =>
      clan?.ranking_actual && order.campo !== 'puesto' ? ` (${placed(clan.ranking_actual)})` : ''
    return {
      ...about(shown),
      text: lines(
        `${capital(noun(2))} ${which(true)}${time}${where}${total}, ${shown.length} ${say('de', 'of')} ${all.length}:`,
        ...shown.map((row, at) => `${from + at + 1}. ${line(row)}${standing(row)}`),
        more(all.length - from - shown.length),
        end,
      ),
    }
  }
  const tied = all.filter((row) => measure.value(row) === measure.value(first)).slice(0, mostShown)
  const rest = upTo(all, limite, measure.value).slice(tied.length)
  return {
    ...about([...tied, ...rest]),
    text: lines(
      tied.length > 1
        ? lines(`${capital(noun(2))} ${which(true)}${time}${where}${total}:`, bullets(tied.map(line)))
        : `${say(isFeminine ? 'La' : 'El', 'The')} ${noun(1)} ${which(false)}${time}${where}${total}: ${line(first)}.`,
      rest.length > 0 && lines(say('Siguen:', 'Then:'), bullets(rest.map(line))),
      end,
      more(0),
    ),
  }
}

/** Those who have more, or less, of something than one of the rows, and the place that it has by that. */
export function tellBeyond({ where = '', ...asked }: Ranked, own: Row, site: Site): string {
  const { consulta, kind, page = paths.ladder } = asked
  const { say, time } = wordsFor(consulta, site, false)
  const order: Order = consulta.ordenar ?? { campo: 'ganadas', hacia: 'mas' }
  const { es, said, value } = measures[order.campo]
  const all = ranked(asked, order)
  const others = all.filter((row) => row !== own)
  const [ahead, tied, behind] = [-1, 0, 1].map((side) =>
    others.filter((row) => Math.sign(value(row) === value(own) ? 0 : inOrder(order)(row, own)) === side),
  )
  const count = ahead?.length ?? 0
  const is = consulta.medida === 'existe' ? (count ? 'Sí: ' : 'No: ') : ''
  const those = count
    ? `${bold(`${count} ${kinds[kind].es[count === 1 ? 0 : 1]}`)} ${counted(count, 'tiene', 'tienen')}`
    : 'nadie tiene'
  const [who = ''] = own.who
  const phrase = es[order.hacia === 'mas' ? 0 : 1].replace('con ', '')
  return lines(
    `${is}${is ? those : capital(those)} ${phrase} que ${named(typeof who === 'string' ? who : who.nombre)}${time}${where}: ${verb('va', 'van', who)} ${bold(placed(count + 1))} de ${all.length}, con ${said(own, say)}.`,
    bulletsUpTo(ahead?.map((row) => `${row.name}: ${said(row, say)}`) ?? [], 5, page),
    tied?.length
      ? `Con lo mismo: ${listedUpTo(
          tied.map(({ name }) => name),
          3,
        )}.`
      : '',
    !count && behind?.[0] && `Sigue ${behind[0].name}: ${said(behind[0], say)}.`,
    link('Ver más', page),
  )
}
