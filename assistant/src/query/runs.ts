import { paths } from '@trinchera/contract/site-paths'
import { allTimeRecords } from '../answers/palmares'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, lines, run, verb } from '../wording'
import { wordsOf } from '../words/plain'
import type { Consulta } from './consulta'
import { matchesOf } from './match-list'
import { matchLine, whoLink } from './match-told'
import { rowOf, type Row } from './measures'
import type { Own } from './own-matches'
import { tellRanked } from './ranking'
import { clanLink, clanName, saidEtapas, tooWide } from './scope'

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

/** The matches of each clan by themselves. */
const sidesOf = (all: readonly Own[]) =>
  [...new Set(all.map(({ own }) => own))].map((id) => all.filter(({ own }) => own === id))
const longest = (runs: readonly Run[]) => runs.toSorted((a, b) => b.matches.length - a.matches.length)[0]

/** The run that somebody is on, or the longest of theirs where the query has an order; those of a clan by each etapa. */
function runMeant({ ordenar }: Consulta, who: Who, all: readonly Own[]): Run | undefined {
  const runs = (isClan(who) ? sidesOf(all) : [all]).map(runsOf)
  if (!ordenar) return longest(runs.flatMap(([now]) => now ?? []))
  return longest(runs.flat().filter(({ won }) => won === (ordenar.campo === 'racha')))
}

/** The clans with the longest runs of wins, or of losses, in all etapas or those that are said. */
export async function longestRuns(consulta: Consulta, site: Site): Promise<Reply> {
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const won = consulta.ordenar?.campo !== 'caida'
  const both = all.flatMap((own) => [own, { ...own, own: own.rival, rival: own.own, won: false }])
  const runs = sidesOf(both).flatMap((own) => longest(runsOf(own).filter((each) => each.won === won)) ?? [])
  const { clanById, etapas } = site.community
  const rows = runs.map(async ({ matches, after }): Promise<Row> => {
    const { own: id = 0, match } = matches[0] ?? {}
    const name = clanLink(site, id, await clanName(site, id, match?.id ?? 0))
    const there = etapas.filter((etapa) => etapa.id === match?.id_etapa)
    const run = { length: won ? matches.length : -matches.length, until: (after && match?.fecha) ?? '' }
    return { ...rowOf(name, [clanById.get(id)], [matches.length, 0], there), run }
  })
  const note = won && !saidEtapas(consulta, site) && (await allTimeRecords({ site, words: wordsOf('racha') })).text
  return tellRanked({ consulta, rows: await Promise.all(rows), kind: 'clan', page: paths.palmares, note }, site)
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
