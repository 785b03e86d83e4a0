import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { paths } from '@trinchera/contract/site-paths'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Asked, Reply } from '../intent'
import type { PlayerName } from '../names/community'
import { bold, bulletsUpTo, lines, link, listed, listedUpTo, named, quoted } from '../wording'
import { asksWhether } from './whether'
import { isPlayer } from './which'

type StreamsAsked = Pick<Asked, 'site' | 'quien' | 'words' | 'say'>

/** As many names are told. */
const mostShown = 20

/** A Twitch login is letters, digits and underscores: it goes into an address as it is. */
const twitchAddress = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`
export const twitch = (login: string) => bold(link(`twitch.tv/${login}`, twitchAddress(login)))

/** A player's channels, and what is on air. */
async function channelsOf({ site: { db }, words, say }: StreamsAsked, who: PlayerName): Promise<Reply> {
  const player = await playerById(db, who.id)
  const on = (await streamsNow(db)).online.find(({ jugador }) => jugador?.id === who.id)
  const youtube = player?.youtube && youtubeChannel(player.youtube)
  const has = [player?.twitch ? twitch(player.twitch) : '', youtube ? bold(link('YouTube', youtube)) : ''].filter(
    Boolean,
  )
  const name = named(who.nombre)
  const is = asksWhether({ words }) ? say('Sí: ', 'Yes: ') : ''
  return {
    text: lines(
      on
        ? say(
            `${is}${name} está en vivo: ${quoted(on.title)}, con ${on.viewer_count} mirando.`,
            `${is}${name} is live: ${quoted(on.title)}, with ${on.viewer_count} watching.`,
          )
        : say(`${name} no está en vivo ahora.`, `${name} is not live now.`),
      has.length
        ? say(`Canales de ${name}: ${listed(has)}.`, `Channels of ${name}: ${listed(has, say)}.`)
        : say(`${name} no tiene canales en su perfil.`, `${name} has no channel.`),
      `${say('Lo que se transmite se ve en', 'What is on air is in')} ${link('Stream', paths.stream)}.`,
      link(say('Ver al jugador', 'See the player'), paths.jugador(who.id)),
    ),
    quien: [who],
  }
}

/** Who streams now and who else has a channel; of the player named, their own. */
export async function streams(asked: StreamsAsked): Promise<Reply> {
  const { site, say } = asked
  const [who] = asked.quien.filter(isPlayer)
  if (who) return channelsOf(asked, who)
  const { online, ofline, youtube } = await streamsNow(site.db)
  const told = online.map(
    ({ user_login, user_name, title, viewer_count }) =>
      `${bold(link(user_name, twitchAddress(user_login)))}: ${quoted(title)} (${viewer_count} ${say('mirando', 'watching')})`,
  )
  const others = ofline.map(({ displayName, jugador }) => quoted(jugador?.username ?? displayName))
  const rows = [
    [say('Además, en Twitch', 'Also on Twitch'), others],
    [say('En YouTube', 'On YouTube'), youtube.map(({ username }) => quoted(username))],
  ] as const
  return {
    text: lines(
      online.length
        ? say(`Ahora hay ${bold(String(online.length))} en vivo:`, `${bold(String(online.length))} live now:`)
        : say('No hay streams activos en este momento.', 'Nobody is streaming right now.'),
      bulletsUpTo(told, 8, paths.stream, say),
      ...rows.map(
        ([where, names]) => names.length > 0 && `${where} (${names.length}): ${listedUpTo(names, mostShown, say)}.`,
      ),
      say(
        `Los canales de la comunidad están en ${link('Stream', paths.stream)}; qué partido se va a transmitir ${bold('no está anunciado')}.`,
        link('See the streams', paths.stream),
      ),
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}
