import { fold } from '@trinchera/rules/folding'
import { usernameError } from '@trinchera/rules/validation'
import { demoAccounts } from './data/logins'
import { nicks, twists } from './data/nicks'
import { squads } from './data/squads'
import { demoEtapas } from './data/etapas'
import { createRandom } from './random'

export const playerCount = 400

/** The usernames that the seed data name. The generated pool must not contain them. */
const named = () =>
  new Set([
    ...demoAccounts.map((account) => account.username),
    ...squads.flatMap((squad) => squad.members ?? []),
    ...demoEtapas.filter((etapa) => !etapa.multijugador).flatMap((etapa) => etapa.entrants),
  ])

/**
 * All usernames of the demo community: those that the seed data name, and a generated pool. All are valid, and their folded forms are
 * unique (docs/behaviour/accounts.md#Name folding).
 */
export function usernames(): { named: string[]; pool: string[] } {
  const random = createRandom('nicks')
  const taken = new Set<string>()
  const take = (username: string) => {
    const folded = fold(username)
    if (taken.has(folded) || usernameError(username) !== null) return false
    taken.add(folded)
    return true
  }
  const first = [...named()].filter(take)
  const pool = nicks.filter(take)
  const plain = nicks.filter((nick) => /^\p{L}+$/u.test(nick))
  while (first.length + pool.length < playerCount) {
    const username = random.pick(twists)(random.pick(plain), random.int(70, 99))
    if (take(username)) pool.push(username)
  }
  return { named: first, pool: random.shuffle(pool).slice(0, playerCount - first.length) }
}
