import { playersInClans } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { bold, counted, lines, link, listedUpTo, quoted } from '../wording'

const asksClanless =
  /\b(?:cuant[oa]s?|quien(?:es)?|que (?:jugador(?:es)?|gente)|cual(?:es)?|hay|jugador(?:es)?|gente)\b.*\b(?:sin clan|sin equipo|no (?:tienen?|estan?) (?:en )?(?:ningun )?(?:clan|equipo))\b/

/** Whether one may do something so, or who of them looks for one. */
const askedOfRules =
  /\b(?:puedo|puede|pueden|podemos|se puede|jugar|busca\w*|buscando|necesit\w+|foro|torneo|copa|gano|mas)\b/

/** How many players are in no clan; null where that is not asked. */
export async function clanless(
  { words, mentions, etapaMention }: Question,
  { db, community }: Site,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || etapaMention.used.size || !asksClanless.test(text) || askedOfRules.test(text)) return null
  const all = [...community.playerById.keys()]
  const [ever, open] = [await playersInClans(db, false), await playersInClans(db, true)]
  const without = (inClans: ReadonlySet<number>) => all.filter((id) => !inClans.has(id)).length
  const people = (count: number) => counted(count, '1 jugador', `${count} jugadores`)
  return {
    text: lines(
      `${/^(?:y )?(?:hay|quedan?)\b/.test(text) ? 'Sí: de' : 'De'} ${bold(people(all.length))} con cuenta, ${bold(people(without(ever)))} no ${counted(without(ever), 'está', 'están')} en ningún clan.`,
      `Contando solo las etapas abiertas, los sin clan son ${bold(String(without(open)))}.`,
      !/\bcuant/.test(text) &&
        `Algunos: ${listedUpTo(
          all.filter((id) => !open.has(id)).map((id) => quoted(community.playerById.get(id)?.nombre ?? '')),
          5,
        )}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
  }
}
