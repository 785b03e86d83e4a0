import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { outcomeOf, supposed, type Named } from './who-wins'

/** A side of a supposed match: a clan, the one at a place (-1: the last), or one without a place (0). */
export type Side = ClanName | number
export interface Result {
  winner: Side
  loser: Side
}
interface SideAt extends Named {
  who: Side
}

const unranked =
  /(?<![^ ])(?:(?:un[ao]?|otro|algun|el|al|clan|equipo) )+(?:(?:que )?(?:sin|no) (?:(?:estar|esta|tener|tiene|ser|es) )?(?:rankead[oa]|ranking|puesto|lugar|rank)|nuevo)(?= )/g
const joins = /^(?:y|e|despues|luego|entonces|ademas|tambien|mas|tarde)$/
/** Places that are said without a number; the last ones count from the end. */
const namedPlaces = new Map([
  ['puntero', 1],
  ['ultimo', -1],
  ['colista', -1],
  ['colero', -1],
  ['penultimo', -2],
])

/** The sides that a question speaks of, in its order. */
export function sidesIn(
  words: readonly Word[],
  {
    mentions,
    etapaMention,
  }: { mentions: readonly { from: number; to: number; clan?: ClanName | null }[] } & Partial<
    Pick<Question, 'etapaMention'>
  >,
): SideAt[] {
  const named = mentions.flatMap(({ from, to, clan }): SideAt[] => (clan ? [{ from, to, who: clan }] : []))
  const starts: number[] = []
  let text = ''
  for (const { plain } of words) {
    starts.push(text.length)
    text += `${plain} `
  }
  const none = [...text.matchAll(unranked)].map((match): SideAt => {
    const inside = starts.flatMap((start, at) =>
      start >= match.index && start < match.index + match[0].length ? [at] : [],
    )
    return { from: inside[0] ?? 0, to: (inside.at(-1) ?? 0) + 1, who: 0 }
  })
  const taken = inNames({ mentions: [...mentions, ...none], etapaMention })
  const places = words.flatMap(({ plain }, at): SideAt[] => {
    if (taken(at) || !/^(?:el|al|del|numero|puesto|lugar|n|va)$/.test(words[at - 1]?.plain ?? '')) return []
    const place = namedPlaces.get(plain) ?? numberIn(plain)
    return place !== null && Math.abs(place) < 200 ? [{ from: at, to: at + 1, who: place }] : []
  })
  return [...named, ...none, ...places].sort((a, b) => a.from - b.from)
}

/** Where one result ends and the next begins: at a joining word between two sides on its left and another on its right. */
function cutsOf(words: readonly Word[], sides: readonly SideAt[], ours: boolean): number[] {
  const cuts = [0]
  for (const [at, { plain }] of words.entries()) {
    if (!joins.test(plain) || joins.test(words[at - 1]?.plain ?? '')) continue
    const from = cuts.at(-1) ?? 0
    const left = sides.filter((side) => side.from >= from && side.to <= at).length
    if (left >= (ours ? 1 : 2) && sides.some((side) => side.from > at)) cuts.push(at)
  }
  return [...cuts, words.length]
}

/** Who beats whom in each of the results that a question supposes, in their order; null where one of them is not clear. `rest`: clans that are spoken of besides. */
export async function resultsIn(
  question: Question,
  site: Site,
): Promise<{ results: Result[]; rest: ClanName[]; all: readonly ClanName[] } | null> {
  const { words } = question
  const sides = sidesIn(words, question)
  const ours = words.some(
    ({ plain }) =>
      /^(?:nos|me|nosotros)$/.test(plain) || /^(?:gano|pierdo|(?:gan|perd|venc|derrot)\w*mos)$/.test(plain),
  )
  const own = ours ? await ownClan(site) : null
  const cuts = cutsOf(words, sides, ours)
  const results: Result[] = []
  const used = new Set<Side>()
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? words.length
    const part = words.slice(from, to)
    const inside = sides
      .filter((side) => side.from >= from && side.to <= to)
      .map((side) => ({ ...side, from: side.from - from, to: side.to - from }))
    const stretch = supposed(part, inside)
    const names = stretch ? inside.filter((side) => side.from >= stretch.from && side.to <= stretch.to) : []
    const outcome = stretch && outcomeOf(part, names)
    const before = results.at(-1)
    const [only] = inside
    // 'y después a Puelche': the same one wins again
    if (
      !stretch &&
      before &&
      only &&
      /^(?:a|al)$/.test(
        part.slice(0, only.from).findLast(({ plain }) => !/^(?:el|la|los|las)$/.test(plain))?.plain ?? '',
      )
    ) {
      results.push({ winner: before.winner, loser: only.who })
      used.add(only.who)
      continue
    }
    if (!outcome) {
      // what is only asked about stands behind the last result
      if (results.length && !stretch) continue
      return null
    }
    const side = (at: number | null): Side | null =>
      at === null ? (outcome.own ? own : null) : (names[at]?.who ?? null)
    const [winner, loser] = [side(outcome.winner), side(outcome.loser)]
    if (winner === null || loser === null || winner === loser) return null
    results.push({ winner, loser })
    used.add(winner).add(loser)
  }
  const all = [...new Set(sides.flatMap(({ who }) => (typeof who === 'number' ? [] : [who])))]
  return results.length ? { results, rest: all.filter((who) => !used.has(who)), all } : null
}
