import { playersInClans } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { bold, counted, lines, link } from '../wording'

const asksClanless =
  /\bcuant[oa]s?\b.*\b(?:sin clan|sin equipo|no (?:tienen?|estan?) (?:en )?(?:ningun )?(?:clan|equipo))\b/

/** How many players are in no clan; null where that is not asked. */
export async function clanless({ words, mentions, stages }: Question, { db, community }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || stages.used.size || !asksClanless.test(text)) return null
  const all = [...community.playerById.keys()]
  const [ever, open] = [await playersInClans(db, false), await playersInClans(db, true)]
  const without = (inClans: ReadonlySet<number>) => all.filter((id) => !inClans.has(id)).length
  const people = (count: number) => counted(count, '1 jugador', `${count} jugadores`)
  return {
    text: lines(
      `De ${bold(people(all.length))} con cuenta, ${bold(people(without(ever)))} no ${counted(without(ever), 'está', 'están')} en ningún clan.`,
      `Contando solo las etapas abiertas, los sin clan son ${bold(String(without(open)))}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
  }
}
