import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { bold, capital, lines, link, named, run, verb, type Say } from '../wording'
import { clanOf, inEtapa, isClan } from './which'

type Found = NonNullable<Awaited<ReturnType<typeof clanOf>>>

/** What is asked of whoever is named, of a clan or of a player. */
export const ofWho =
  (
    ofClan: (asked: Asked, who: ClanName) => Reply | Promise<Reply>,
    ofPlayer: (asked: Asked, who: PlayerName) => Reply | Promise<Reply>,
  ) =>
  async (asked: Asked): Promise<Reply> => {
    const [who] = asked.quien
    if (!who) return { text: '' }
    return isClan(who) ? ofClan(asked, who) : ofPlayer(asked, who)
  }

/** Somebody who was named and is there no more. */
export const gone = ({ nombre }: ClanName | PlayerName, say: Say): Reply => ({
  kind: 'missing',
  text: say(`${named(nombre)} ya no está en el sitio.`, `${named(nombre)} is no longer here.`),
})

/** What is told of a clan in the etapa that is meant, and a word of each other open one where a clan of its name plays. */
export async function clanTold(
  asked: Asked,
  who: ClanName,
  told: (found: Found) => string,
  also: (other: Clan) => string,
  buttons: readonly Parameters<typeof button>[0][] = [],
): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return gone(who, asked.say)
  const { clan, etapa, others } = found
  const { say } = asked
  return {
    text: lines(
      told(found),
      ...others.map((other) => `${capital(inEtapa(other.etapa, say))}: ${also(other)}.`),
      link(say('Ver el clan', 'See the clan'), paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: buttons.map((of) => button(of, clan.nombre)),
  }
}

const streakLine = (who: ClanName, racha: number, say: Say) =>
  racha
    ? `${named(who.nombre)} ${say(`${verb('viene', 'vienen', who)} con`, `${verb('is', 'are', who)} on`)} ${bold(run(racha, say))}`
    : `${named(who.nombre)} ${say(`no ${verb('tiene', 'tienen', who)} racha: todavía no hay partidas que cuenten`, `${verb('is', 'are', who)} on no streak: no match counts yet`)}`

/** The run of wins or losses a clan is on. */
export const clanStreak = (asked: Asked, who: ClanName): Promise<Reply> =>
  clanTold(
    asked,
    who,
    ({ clan, etapa }) => `${streakLine(who, clan.racha_actual, asked.say)} ${inEtapa(etapa, asked.say)}.`,
    ({ racha_actual }) => (racha_actual ? run(racha_actual, asked.say) : asked.say('todavía nada', 'nothing yet')),
    ['partidas'],
  )
