import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, lines, run, verb } from '../wording'
import type { Consulta } from './consulta'
import { matchLine, whoLink } from './match-told'
import type { Own } from './own-matches'
import { tooWide } from './scope'

/** Matches one after another with the same result, newest first, with the one before and the one that ended it. */
interface Run {
  won: boolean
  matches: readonly Own[]
  before: Own | undefined
  after: Own | undefined
}

/** The runs of one side, the newest first. `all`: its matches, newest first. */
function runsOf(all: readonly Own[]): Run[] {
  const starts = all.flatMap(({ won }, at) => (at === 0 || all[at - 1]?.won !== won ? [at] : []))
  return starts.map((from, index) => ({
    won: all[from]?.won ?? false,
    matches: all.slice(from, starts[index + 1] ?? all.length),
    before: all[starts[index + 1] ?? all.length],
    after: from > 0 ? all[from - 1] : undefined,
  }))
}

/** The run that somebody is on, or the longest of theirs where the query has an order; those of a clan by each etapa. */
function runMeant({ ordenar }: Consulta, who: Who, all: readonly Own[]): Run | undefined {
  const sides = isClan(who)
    ? [...new Set(all.map(({ own }) => own))].map((id) => all.filter(({ own }) => own === id))
    : [all]
  const runs = sides.map(runsOf)
  return (
    ordenar ? runs.flat().filter(({ won }) => won === (ordenar.campo === 'racha')) : runs.flatMap(([now]) => now ?? [])
  ).sort((a, b) => b.matches.length - a.matches.length)[0]
}

/** A run, from its first match to what ended it. */
export async function runOf(consulta: Consulta, who: Who, all: readonly Own[] | null, site: Site): Promise<Reply> {
  if (!all) return tooWide
  const told = runMeant(consulta, who, all)
  const [first, last] = [told?.matches.at(-1), told?.matches[0]]
  if (!told || !first || !last)
    return { text: `${whoLink(who)} no ${verb('tiene', 'tienen', who)} partidas así.`, quien: [who] }
  const length = bold(run(told.won ? told.matches.length : -told.matches.length))
  const line = (own: Own) => matchLine(own, site, who)
  return {
    text: lines(
      consulta.ordenar
        ? `La racha más larga de ${whoLink(who)} es de ${length}.`
        : `${whoLink(who)} ${verb('viene', 'vienen', who)} con ${length}.`,
      told.before && `Antes: ${await line(told.before)}.`,
      `Empezó así: ${await line(first)}.`,
      first !== last && `La última: ${await line(last)}.`,
      told.after ? `Se cortó así: ${await line(told.after)}.` : 'Y sigue.',
    ),
    quien: [who],
    consulta,
  }
}
