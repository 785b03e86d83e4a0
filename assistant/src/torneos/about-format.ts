import type { Torneo } from '@trinchera/contract/torneos'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { bold, lines, quoted, type Say } from '../wording'
import { plain } from '../words/plain'
import type { Aspect, Telling } from './aspect'
import { organisersOf } from './about-entry'
import { saying } from './facts'
import { standsAt } from './of-clan'
import { all, onTime, startSaid, stateSaid, torneoLink, yesOrNo } from './say'

const formats = {
  simple: ['eliminación directa: el que pierde una queda fuera', 'single elimination: one loss and out'],
  doble: ['doble eliminación: se sale con la segunda derrota', 'double elimination: two losses and out'],
  grupos: ['grupos, y los dos primeros pasan a eliminación directa', 'groups, then single elimination'],
} as const
function formatSaid(torneo: Torneo, say: Say): string {
  if (!torneo.formato) return ''
  const [es, en] = formats[torneo.formato]
  return say(`${torneoLink(torneo)} es de ${es}. `, `${torneoLink(torneo)} is ${en}. `)
}
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
  const { mejor_de: common, others } = commonBestOf(rounds)
  const parts = first
    ? [`${first.nombre} ${best(first.mejor_de)}${say(`, gana el primero con ${(first.mejor_de + 1) / 2}`, '')}`]
    : [
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

/** How it is played, first whether it is of the format that is said. */
async function format(telling: Telling): Promise<string> {
  const {
    facts: { page },
    slots,
    site,
    say,
  } = telling
  const asked = slots.asks.has('whether') ? formatIn(slots.text) : undefined
  const own = page.formato ?? formatIn(plain(page.descripcion))
  const names = page.formato === null && (await organisersOf(site))
  return lines(
    `${asked ? `${yesOrNo(own === asked, say)}: ` : ''}${formatSaid(page, say)}${startSaid(page, site.now, say)}`,
    page.formato && bestOf({ ...telling, meant: [], slots: { ...slots, round: null } }),
    page.formato && teamSize(telling),
    page.etapa && `${quoted(page.etapa.juego.nombre)}, ${quoted(page.etapa.nombre)}.`,
    page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
    names && say(`Lo que no diga ahí, pregúntaselo a ${names}.`, `Ask ${names} for the rest.`),
  )
}

/** When it starts, whether it has begun or is over, and when it ends, as far as that is known. */
function progress({ facts: { page, over, matches }, slots, site, say }: Telling): string {
  const isOver = page.estado === 'terminado'
  const hasBegun = isOver || page.estado === 'en-juego'
  const ofEnd = /\b(?:termin|acab|finaliz|over|finish|end)/.test(slots.text)
  const ofBeginning = /\b(?:emp[ei]|part|comen|start|beg)/.test(slots.text)
  const yes = slots.asks.has('whether') && (ofEnd || ofBeginning) ? `${yesOrNo(ofEnd ? isOver : hasBegun, say)}: ` : ''
  const last = over.map(({ partida }) => partida.cerrada ?? '').toSorted()
  const final = matches.find(({ ronda }) => /^(?:gran )?final$/i.test(ronda))?.partida.fecha
  const end = isOver ? last.at(-1) : final
  return lines(
    `${yes}${hasBegun ? `${stateSaid(page, say)} ` : ''}${startSaid(page, site.now, say)}`,
    hasBegun &&
      `${say('La final', 'The final')}: ${end ? onTime(end, say) : say('todavía no tiene hora', 'no time yet')}.`,
  )
}

/** What one more loss does: to the clan that is meant, or to any. */
function losses(telling: Telling): string {
  const { facts, row, slots, say } = telling
  const own = row && facts.balances.find(({ clan }) => clan.id_clan === row.id_clan)
  const isTwice = /\b(?:dos|2|segunda|twice|two)\b/.test(slots.text)
  const isOut = facts.page.formato === 'simple' || (own?.lost ?? 0) > 0 || isTwice
  return lines(`${yesOrNo(isOut, say)}: ${formatSaid(facts.page, say)}`, row && standsAt(telling, row))
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
  { id: 'formato', asks: ['what', 'how', 'whether'], say: format },
  { id: 'mejor-de', asks: ['many', 'what'], text: /\bmapas?\b|\bmejor de\b/i, say: bestOf },
  { id: 'por-equipo', asks: ['many'], when: 'coming', say: teamSize },
  { id: 'cuando', asks: ['when', 'many'], when: 'coming', say: progress },
  { id: 'avance', asks: ['whether', 'when'], say: progress },
  { id: 'derrotas', asks: ['many', 'what', 'whether'], say: losses },
  { id: 'ladder', asks: ['whether'], say: ladder },
]
