import type { Torneo } from '@trinchera/contract/torneos'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { bold, lines, quoted, type Say } from '../wording'
import { plain } from '../words/plain'
import type { Aspect, Telling } from './aspect'
import { saying } from './facts'
import { losing } from './of-clan'
import { all, daysTo, onTime, stateSaid, torneoLink, yesOrNo } from './say'

const formats = {
  simple: ['eliminación directa: el que pierde una queda fuera', 'single elimination: one loss and out'],
  doble: ['doble eliminación: se sale con la segunda derrota', 'double elimination: two losses and out'],
  grupos: ['grupos, y los dos primeros pasan a eliminación directa', 'groups, then single elimination'],
} as const
const formatSaid = (formato: keyof typeof formats, say: Say) => say(formats[formato][0], formats[formato][1])
/** The format that a text names. */
const formatIn = (text: string) =>
  [
    ['doble', /\b(?:doble|double)\b/] as const,
    ['grupos', /\bgr(?:u|o)up[os]*\b/] as const,
    ['simple', /\b(?:directa|simple|single|knockout)\b/] as const,
  ].find(([, says]) => says.test(text))?.[0]

/** Its rounds, of one that is not drawn as if all places were taken. */
function roundsOf({ estado, formato, cupos, equipos, mejor_de, ...more }: Torneo): AnnouncedRound[] {
  if (formato === null || mejor_de === null) return []
  const isDrawn = estado === 'en-juego' || estado === 'terminado'
  return announcedRounds(formato, isDrawn ? equipos : (cupos ?? equipos), { ...more, mejor_de })
}

/** The maps that a match is won by: of the round that is said, of the match that is meant, or of all. */
function bestOf({ facts: { page }, slots, meant: [only], say }: Telling): string {
  const of = torneoLink(page)
  const best = (most: number) => bold(say(`al mejor de ${most}`, `best of ${most}`))
  const rounds = roundsOf(page)
  const first = rounds.find(({ nombre }) => slots.round?.test(nombre) ?? only?.ronda === nombre)
  const wins = first && (first.mejor_de + 1) / 2
  if (first)
    return say(
      `${bold(`Al mejor de ${first.mejor_de}`)}: ${first.nombre} de ${of}; gana el primero con ${wins} ${wins === 1 ? 'mapa' : 'mapas'}.`,
      `${bold(`Best of ${first.mejor_de}`)}: ${first.nombre} of ${of}.`,
    )
  const { mejor_de: common, others } = commonBestOf(rounds)
  const parts = [
    ...(common === null ? [] : [`${say('cada partida es', 'each match is')} ${best(common)}`]),
    ...others.map(({ nombre, mejor_de }) => `${nombre} ${best(mejor_de)}`),
  ]
  return parts.length
    ? `${of}: ${all(parts, say)}.`
    : say(`${of} no dice cuántos mapas se juegan.`, `${of} does not say how many maps are played.`)
}

/** How many a side has, as far as that is said. */
function teamSize({ facts: { page }, say }: Telling): string {
  const of = torneoLink(page)
  const told = saying(page, /\b\w+ (?:contra|vs) \w+\b|\b\d+ ?vs? ?\d+\b|\bpor (?:equipo|lado)\b/i)
  const count = bold(`${page.por_equipo} ${say('jugadores', 'players')}`)
  if (page.por_equipo !== null)
    return say(`En ${of} cada equipo inscribe desde ${count}.`, `In ${of} each team enrols ${count} or more.`)
  return told
    ? `${of}: «${quoted(told)}»`
    : say(`${of} no dice cuántos por equipo.`, `${of} does not say how many a team has.`)
}

/** Whether it is of the format that is said, or how it is played. */
function format(telling: Telling): string {
  const {
    facts: { page },
    slots,
    say,
  } = telling
  const of = torneoLink(page)
  const asked = slots.asks.has('whether') ? formatIn(slots.text) : undefined
  const told = page.formato === null ? saying(page, /eliminaci[oó]n|grupos|elimination|groups/i) : null
  const yes = (is: boolean) => (asked ? `${yesOrNo(is, say)}: ` : '')
  if (asked && told) return `${yes(formatIn(plain(told)) === asked)}${of} ${say('dice', 'says')} «${quoted(told)}»`
  return lines(
    page.formato && `${yes(page.formato === asked)}${of} ${say('es de', 'is')} ${formatSaid(page.formato, say)}.`,
    page.formato && bestOf({ ...telling, meant: [], slots: { ...slots, round: null } }),
    teamSize(telling),
    page.etapa && `${quoted(page.etapa.juego.nombre)}, ${quoted(page.etapa.nombre)}.`,
    start(telling),
    page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
  )
}

/** When it starts, or did. */
function start({ facts: { page }, site: { now }, say }: Telling): string {
  const when = `${onTime(page.inicio, say)}${daysTo(page.inicio, now, say)}`
  return page.inicio > now.toISOString()
    ? say(`${torneoLink(page)} parte ${when}.`, `${torneoLink(page)} starts ${when}.`)
    : say(`${torneoLink(page)} partió ${when}.`, `${torneoLink(page)} started ${when}.`)
}

/** Whether it has begun, or is over; when it ends, as far as that is known. */
function progress(telling: Telling): string {
  const {
    facts: { page, over, matches },
    slots,
    say,
  } = telling
  const [isOver, ofEnd] = [page.estado === 'terminado', /\b(?:termin|acab|finaliz|over|finish|end)/.test(slots.text)]
  const hasBegun = isOver || page.estado === 'en-juego'
  const yes = slots.asks.has('whether') ? `${yesOrNo(ofEnd ? isOver : hasBegun, say)}: ` : ''
  const last = over
    .map(({ partida }) => partida.cerrada ?? '')
    .toSorted()
    .at(-1)
  const final = matches.find(({ ronda }) => /^(?:gran )?final$/i.test(ronda))?.partida.fecha
  const end = isOver ? last : final
  return lines(
    `${yes}${hasBegun ? `${stateSaid(page, say)} ` : ''}${start(telling)}`,
    hasBegun &&
      `${say('La final', 'The final')}: ${end ? onTime(end, say) : say('todavía no tiene hora', 'no time yet')}.`,
  )
}

/** What one more loss does: to the clan that is meant, or to any. */
function losses(telling: Telling): string {
  const {
    facts: { page, alive },
    row,
    slots,
    say,
  } = telling
  if (row && alive.some(({ id_clan }) => id_clan === row.id_clan)) return losing(telling, row)
  const isOut = page.formato === 'simple' || /\b(?:dos|2|segunda|twice|two)\b/.test(slots.text)
  return page.formato
    ? `${yesOrNo(isOut, say)}: ${torneoLink(page)} ${say('es de', 'is')} ${formatSaid(page.formato, say)}.`
    : format(telling)
}

/** Whether matches of the torneos that are meant count for the ladder. */
const ladder = ({ of, say }: Telling): string =>
  lines(
    ...of.map((torneo) => {
      const [link, is] = [torneoLink(torneo), torneo.cuenta_ladder]
      const counts = say(
        `${is ? '' : 'no '}cuenta para el ranking`,
        `${is ? 'counts' : 'does not count'} for the ranking`,
      )
      return `${yesOrNo(is, say)}: ${link} ${counts}.`
    }),
  )

/** What is asked of how a torneo is played. */
export const aboutFormat: readonly Aspect[] = [
  {
    id: 'formato',
    asks: ['what', 'how', 'whether'],
    say: format,
  },
  {
    id: 'mejor-de',
    asks: ['many', 'what'],
    text: /\bmapas?\b|\bmejor de\b/i,
    say: bestOf,
  },
  {
    id: 'por-equipo',
    asks: ['many'],
    when: 'coming',
    say: teamSize,
  },
  {
    id: 'cuando',
    asks: ['when', 'many'],
    when: 'coming',
    say: start,
  },
  {
    id: 'avance',
    asks: ['whether', 'when'],
    say: progress,
  },
  {
    id: 'derrotas',
    asks: ['many', 'what', 'whether'],
    say: losses,
  },
  {
    id: 'ladder',
    asks: ['whether'],
    say: ladder,
  },
]
