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
  const { say } = site
  const told = runMeant(consulta, who, all)
  const [first, last] = [told?.matches.at(-1), told?.matches[0]]
  if (!told || !first || !last)
    return {
      text: `${whoLink(who)} ${say(`no ${verb('tiene', 'tienen', who)} partidas así`, 'has no such match')}.`,
      quien: [who],
    }
  const length = bold(run(told.won ? told.matches.length : -told.matches.length, say))
  const line = (own: Own) => matchLine(own, site, who)
  return {
    text: lines(
      consulta.ordenar
        ? `${say('La racha más larga de', 'The longest of')} ${whoLink(who)} ${say('es de', 'is')} ${length}.`
        : `${whoLink(who)} ${say(`${verb('viene', 'vienen', who)} con`, `${verb('is', 'are', who)} on`)} ${length}.`,
      told.before && `${say('Antes', 'Before it')}: ${await line(told.before)}.`,
      `${say('Empezó así', 'It began so')}: ${await line(first)}.`,
      first !== last && `${say('La última', 'The last')}: ${await line(last)}.`,
      told.after ? `${say('Se cortó así', 'It ended so')}: ${await line(told.after)}.` : say('Y sigue.', 'It goes on.'),
    ),
    quien: [who],
    consulta,
  }
}
