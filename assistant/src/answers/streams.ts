import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { paths } from '@trinchera/contract/site-paths'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Asked, Reply } from '../intent'
import type { PlayerName } from '../names/community'
import { bold, bulletsUpTo, counted, lines, link, listed, listedUpTo, named, quoted } from '../wording'
import { plainText } from '../words/plain'
import { isPlayer } from './which'
import { begun, yesNo } from './whether'

type StreamsAsked = Pick<Asked, 'site' | 'words' | 'quien'>

/** As many names are told. */
const mostShown = 20
const page = link('Stream', paths.stream)

/** A Twitch login is letters, digits and underscores: it goes into an address as it is. */
const twitchAddress = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`
export const twitch = (login: string) => bold(link(`twitch.tv/${login}`, twitchAddress(login)))

const live = /\b(?:vivo|transmit\w*|streame\w*|live|prendid[oa]|online)\b/
const anyLive = /\b(?:hay|alguien|transmit\w*|vivo|streams?|streame\w*)\b/
/** A match is to be watched. */
const watches =
  /\b(?:donde|adonde|como|se (?:puede )?(?:ver|ve|mira|mirar)|transmit\w*|streams?|streame\w*|ver|dan|mirar)\b/
const ofMatch =
  /\b(?:partid[oa]s?|retos?|match|semi\w*|final|torneos?|copa|manana|viernes|sabado|domingo|lunes|martes|miercoles|jueves|finde)\b/

/** A player's channels, and what is on air; that nothing is where `asksLive`. */
async function channelsOf(asked: StreamsAsked, who: PlayerName, asksLive: boolean): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  const on = (await streamsNow(asked.site.db)).online.find(({ jugador }) => jugador?.id === who.id)
  const youtube = player?.youtube && youtubeChannel(player.youtube)
  const has = [player?.twitch ? twitch(player.twitch) : '', youtube ? bold(link('YouTube', youtube)) : ''].filter(
    Boolean,
  )
  const text = plainText(asked.words)
  const isThere = /\b(?:youtube|yt)\b/.test(text) ? youtube : /\btwitch\b/.test(text) ? player?.twitch : has.length
  const said = asksLive ? yesNo(asked, live, Boolean(on)) : yesNo(asked, /\btiene\b/, Boolean(isThere))
  const viewers = on && counted(on.viewer_count, '1 persona mirando', `${on.viewer_count} personas mirando`)
  const whole = lines(
    on && `${named(who.nombre)} está en vivo: ${quoted(on.title)}, con ${viewers}. Míralo en ${page}.`,
    !on && asksLive && `${named(who.nombre)} no está en vivo ahora. Lo que se transmite se ve en ${page}.`,
    has.length
      ? `${has.length === 1 ? 'El canal' : 'Los canales'} de ${named(who.nombre)}: ${listed(has)}.`
      : `${named(who.nombre)} no tiene canales en su perfil.`,
    link('Ver al jugador', paths.jugador(who.id)),
  )
  return { text: said ? `${said}. ${whole}` : whole, quien: [who] }
}

/** Who streams now; or whether the player named does. */
export async function streams(asked: StreamsAsked): Promise<Reply> {
  const [who] = asked.quien.filter(isPlayer)
  if (who) return channelsOf(asked, who, true)
  const { online, ofline } = await streamsNow(asked.site.db)
  const text = plainText(asked.words)
  const toCome = watches.test(text) && ofMatch.test(text)
  const told = online.map(
    ({ user_login, user_name, title, viewer_count }) =>
      `${bold(link(user_name, twitchAddress(user_login)))}: ${quoted(title)} (${viewer_count} mirando)`,
  )
  const others = ofline.map(({ displayName, jugador }) => quoted(jugador?.username ?? displayName))
  return {
    text: lines(
      toCome &&
        `Los partidos se ven en ${page}, cuando alguien de la comunidad los transmite: si uno se va a transmitir ${bold('no está anunciado')}, depende de quien prenda su canal.`,
      online.length
        ? `${begun(toCome ? null : yesNo(asked, anyLive, true), 'ahora')} ${online.length === 1 ? 'transmite' : 'transmiten'}:`
        : `No hay streams activos en este momento.${others.length ? ` Tienen canal en Twitch: ${listedUpTo(others, mostShown)}.` : ''}`,
      bulletsUpTo(told, 8, paths.stream),
      `Los canales de la comunidad están en ${page}.`,
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}

/** A player's own channels; whether they are on air, where that is asked. */
export async function channels(asked: StreamsAsked): Promise<Reply> {
  const [who] = asked.quien.filter(isPlayer)
  return who ? channelsOf(asked, who, live.test(plainText(asked.words))) : streams(asked)
}

/** Everyone of the community who has a channel: who is on now first. */
export async function streamers({ words, site: { db } }: Pick<Asked, 'words' | 'site'>): Promise<Reply> {
  const { online, ofline, youtube } = await streamsNow(db)
  const on = online.map(({ user_name }) => bold(quoted(user_name)))
  const off = ofline.map(({ displayName, jugador }) => quoted(jugador?.username ?? displayName))
  const count = on.length + off.length
  const ofYoutube = /\b(?:youtube|yt)\b/.test(plainText(words)) && !/\btwitch\b/.test(plainText(words))
  const names = youtube.map(({ username }) => quoted(username))
  return {
    text: lines(
      !ofYoutube &&
        (count
          ? `En Twitch ${counted(count, 'hay 1 canal', `hay ${count} canales`)} de la comunidad.`
          : 'Todavía nadie tiene canal de Twitch en su perfil.'),
      !ofYoutube && on.length > 0 && `En vivo ahora: ${listedUpTo(on, mostShown)}.`,
      !ofYoutube &&
        off.length > 0 &&
        `${on.length ? 'Los demás' : 'Ninguno en vivo ahora'}: ${listedUpTo(off, mostShown)}.`,
      names.length > 0
        ? `En YouTube ${counted(names.length, 'hay 1 canal', `hay ${names.length} canales`)}: ${listedUpTo(names, mostShown)}.`
        : ofYoutube && 'Nadie tiene canal de YouTube en su perfil.',
      `Todos, con sus enlaces, en ${page}.`,
    ),
    sugerencias: ['¿Quién está transmitiendo?', '¿Cómo agrego mi canal?'],
  }
}
