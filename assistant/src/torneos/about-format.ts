import type { Torneo } from '@trinchera/contract/torneos'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { bold, lines, listed, quoted, type Say } from '../wording'
import type { Aspect, Telling } from './aspect'
import { standsAt } from './of-clan'
import { startSaid, torneoLink, yesOrNo } from './say'

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
/** Its rounds, of one that is not drawn as if all places were taken. */
export function roundsOf({ estado, formato, cupos, equipos, mejor_de, ...more }: Torneo): AnnouncedRound[] {
  if (formato === null || mejor_de === null) return []
  const isDrawn = estado === 'en-juego' || estado === 'terminado'
  return announcedRounds(formato, isDrawn ? equipos : (cupos ?? equipos), { ...more, mejor_de })
}

/** The maps that a match is won by: of the round that is said, of the match that is meant, or of all. */
function bestOf({ facts: { page }, slots, meant: [only], say }: Telling): string {
  const of = torneoLink(page)
  const best = (most: number) =>
    say(`${bold(`al mejor de ${most}`)} (gana el primero con ${(most + 1) / 2})`, bold(`best of ${most}`))
  const rounds = roundsOf(page)
  const first = rounds.find(({ nombre }) => slots.rounds?.includes(nombre) ?? only?.ronda === nombre)
  const { mejor_de: common, others } = commonBestOf(first ? [first] : rounds)
  const parts = [
    common === null ? '' : `${first?.nombre ?? say('cada partida es', 'each match is')} ${best(common)}`,
    ...others.map(({ nombre, mejor_de }) => `${nombre} ${best(mejor_de)}`),
  ].filter(Boolean)
  return parts.length
    ? `${of}: ${listed(parts, say)}.`
    : say(`${of} no dice cuántos mapas se juegan.`, `${of} does not say how many maps are played.`)
}

/** How it is played: its format, its matches, how many a team has, and what its text says. */
function format(telling: Telling): string {
  const { page } = telling.facts
  const { site, say } = telling
  const count = bold(`${page.por_equipo ?? ''} ${say('jugadores', 'players')}`)
  return lines(
    `${formatSaid(page, say)}${startSaid(page, site.now, say)}`,
    bestOf({ ...telling, meant: [], slots: { ...telling.slots, rounds: null } }),
    page.por_equipo !== null && say(`Cada equipo inscribe desde ${count}.`, `Each team enrols ${count} or more.`),
    page.etapa && `${quoted(page.etapa.juego.nombre)}, ${quoted(page.etapa.nombre)}.`,
    page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
  )
}

/** What one more loss does: to the clan that is meant, or to any. */
function losses(telling: Telling): string {
  const { facts, row, say } = telling
  const own = row && facts.balances.find(({ clan }) => clan.id_clan === row.id_clan)
  const isOut = facts.page.formato === 'simple' || (own?.lost ?? 0) > 0
  return lines(`${yesOrNo(isOut, say)}: ${formatSaid(facts.page, say)}`, row && standsAt(telling, row))
}

/** Whether matches of the torneos that are meant count for the ladder. */
const ladder = ({ of, say }: Telling): string =>
  lines(
    ...of.map((torneo) => {
      const [name, is] = [torneoLink(torneo), torneo.cuenta_ladder]
      const [es, en] = is ? ['cuenta', 'counts'] : ['no cuenta', 'does not count']
      return `${yesOrNo(is, say)}: ${name} ${say(`${es} para el ranking`, `${en} for the ranking`)}.`
    }),
  )

/** What is asked of how a torneo is played. */
export const aboutFormat: readonly Aspect[] = [
  { id: 'torneo-formato', say: format },
  { id: 'torneo-mejor-de', say: bestOf },
  { id: 'torneo-derrotas', say: losses },
  { id: 'torneo-ladder', anyway: true, say: ladder },
]
