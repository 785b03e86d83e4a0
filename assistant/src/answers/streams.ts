import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { paths } from '@trinchera/contract/site-paths'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Asked, Reply } from '../intent'
import type { PlayerName } from '../names/community'
import { bold, bulletsUpTo, lines, link, listed, listedUpTo, named, quoted } from '../wording'
import { plainText } from '../words/plain'
import { isPlayer } from './which'
import { begun, yesNo } from './whether'

type StreamsAsked = Pick<Asked, 'site' | 'words' | 'quien' | 'say'>

/** As many names are told. */
const mostShown = 20

/** A Twitch login is letters, digits and underscores: it goes into an address as it is. */
const twitchAddress = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`
export const twitch = (login: string) => bold(link(`twitch.tv/${login}`, twitchAddress(login)))

const live = /\b(?:vivo|transmit\w*|streame\w*|live|prendid[oa]|online)\b/
const anyLive = /\b(?:hay|alguien|transmit\w*|vivo|streams?|streame\w*)\b/

/** A player's channels, and what is on air. */
async function channelsOf({ site: { db }, words, say }: StreamsAsked, who: PlayerName): Promise<Reply> {
  const player = await playerById(db, who.id)
  const on = (await streamsNow(db)).online.find(({ jugador }) => jugador?.id === who.id)
  const youtube = player?.youtube && youtubeChannel(player.youtube)
  const has = [player?.twitch ? twitch(player.twitch) : '', youtube ? bold(link('YouTube', youtube)) : ''].filter(
    Boolean,
  )
  const text = plainText(words)
  const isThere = /\b(?:youtube|yt)\b/.test(text) ? youtube : /\btwitch\b/.test(text) ? player?.twitch : has.length
  const said =
    yesNo({ words }, live, Boolean(on)) ?? (live.test(text) ? null : yesNo({ words }, /\btiene\b/, Boolean(isThere)))
  const name = named(who.nombre)
  return {
    text: lines(
      `${said ? `${say(said, said === 'No' ? 'No' : 'Yes')}. ` : ''}${
        on
          ? say(
              `${name} está en vivo: ${quoted(on.title)}, con ${on.viewer_count} mirando.`,
              `${name} is live: ${quoted(on.title)}, with ${on.viewer_count} watching.`,
            )
          : say(`${name} no está en vivo ahora.`, `${name} is not live now.`)
      }`,
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
  const tubers = youtube.map(({ username }) => quoted(username))
  return {
    text: lines(
      online.length
        ? say(`${begun(yesNo(asked, anyLive, true), 'ahora')} en vivo:`, `${bold(String(online.length))} live now:`)
        : say('No hay streams activos en este momento.', 'Nobody is streaming right now.'),
      bulletsUpTo(told, 8, paths.stream, say),
      others.length > 0 &&
        `${say('En Twitch', 'On Twitch')} (${online.length + others.length}), ${say('además', 'besides')}: ${listedUpTo(others, mostShown, say)}.`,
      tubers.length > 0 &&
        `${say('En YouTube', 'On YouTube')} (${tubers.length}): ${listedUpTo(tubers, mostShown, say)}.`,
      say(
        `Los canales de la comunidad están en ${link('Stream', paths.stream)}; qué partido se va a transmitir ${bold('no está anunciado')}.`,
        link('See the streams', paths.stream),
      ),
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}
