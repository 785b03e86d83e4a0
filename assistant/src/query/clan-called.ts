import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { nameKey } from '../names/name-index'
import type { Question } from '../understand'
import { link, quoted } from '../wording'
import { hasOf, isIn } from '../words/lists'

/** What stands between 'clan' and its name: 'que se llame', 'llamado', 'de nombre'. */
const between = /^(?:que|se|llam\w+|de|con|el|nombre)$/

/** Whether there is a clan of just that name: one that is only like it is not that one. */
export function clanCalled({ words }: Question, { community }: Site): Reply | null {
  const clan = words.findIndex(({ plain }) => isIn('clan', plain)) + 1
  const length = words.slice(clan).findIndex(({ plain }) => !between.test(plain))
  const said = words.slice(clan, clan + length)
  // 'hay un clan que se llame Los Pelados', 'existe el clan Los Pelados'
  const asks = hasOf('se-llama', said) ? hasOf('existe', words) : isIn('existir', words[0]?.plain)
  if (!clan || !asks) return null
  const name = words.slice(clan + length).map(({ typed }) => typed)
  const key = nameKey(name.join(' '))
  if ([...community.clanById.values()].some(({ nombre }) => nameKey(nombre) === key)) return null
  const table = link('ladder', paths.ladder)
  return {
    kind: 'missing',
    text: `No: no hay ningún clan que se llame «${quoted(name.join(' '))}». Están todos en el ${table}.`,
  }
}
