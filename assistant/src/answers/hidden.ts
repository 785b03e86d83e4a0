import { paths } from '@trinchera/contract/site-paths'
import { showsStatistics } from '@trinchera/db/queries/players/players'
import type { Reply, Site } from '../intent'
import type { PlayerName, Who } from '../names/community'
import { lines, link, named } from '../wording'
import { isClan } from './which'

/** Thrown if an answer would contain the statistics of a player who hides them (docs/behaviour/privacy.md#Age and consent). */
export class HiddenStatistics extends Error {
  readonly who: PlayerName

  constructor(who: PlayerName) {
    super('this player hides the statistics')
    this.who = who
  }
}

/** True if the player who asks may see the statistics of `who`: those of clans, of players who show theirs, and one's own. */
export const maySeeStatistics = async ({ db, asker }: Site, who: Who): Promise<boolean> =>
  isClan(who) || who.id === asker?.id || (await showsStatistics(db, who.id))

/** Throws HiddenStatistics unless the player who asks may see the statistics of `who`. */
export async function requireStatistics(site: Site, who: Who): Promise<void> {
  if (!isClan(who) && !(await maySeeStatistics(site, who))) throw new HiddenStatistics(who)
}

/** The answer to a question about hidden statistics. */
export const hiddenStatistics = (who: PlayerName, inEnglish: boolean): Reply => ({
  text: lines(
    inEnglish
      ? `${named(who.nombre)} does not show their matches and statistics.`
      : `${named(who.nombre)} no muestra sus partidas ni sus estadísticas.`,
    link(inEnglish ? 'See the player' : 'Ver al jugador', paths.jugador(who.id)),
  ),
  quien: [who],
})
