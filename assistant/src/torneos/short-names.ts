import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Community } from '../names/community'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'

const shortest = 4
/** They stand in sentences as often as in names. */
const everyday = /^(?:vieja|viejo|clan|equipo|guardia|team|torneo|copa|primera?|segunda?|ultim[oa]|mejor)$/

/** A question with the clans of a torneo named that it says by a word that no other of them has, 'lota', 'ciber', and with those of others' names left out. */
export function withShortNames(question: Question, page: TorneoPage, { clanById }: Community): Question {
  const { words } = question
  const own = page.inscritos.flatMap(({ id_clan, nombre }) => {
    const clan = clanById.get(id_clan)
    return clan ? [{ clan, said: wordsOf(nombre).map(({ plain }) => plain) }] : []
  })
  const kept = question.mentions.map((each) => {
    // 'who played for halcones': what stands before a name is none of it
    const isBefore = words[each.from]?.plain === 'for' && each.to - each.from > 1
    const mention = isBefore ? { ...each, from: each.from + 1 } : each
    const found = mention.others?.find((other) => other.kind === 'clan' && own.some(({ clan }) => clan === other))
    return found?.kind === 'clan' ? { ...mention, clan: found, jugador: null, others: undefined } : mention
  })
  const taken = (at: number) => kept.some(({ from, to }) => at >= from && at < to)
  const found = words.flatMap(({ plain }, at) => {
    if (plain.length < shortest || everyday.test(plain) || taken(at)) return []
    const bearers = own.filter(({ said }) => said.includes(plain))
    const [one] = bearers
    if (!one || bearers.length > 1 || kept.some(({ clan }) => clan === one.clan)) return []
    return [{ from: at, to: at + 1, clan: one.clan, jugador: null, sure: true }]
  })
  const first = found.filter(({ clan }, at) => found.findIndex((each) => each.clan === clan) === at)
  return { ...question, mentions: [...kept, ...first].toSorted((a, b) => a.from - b.from) }
}
