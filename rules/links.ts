import { firstAddress } from './web-address'

/** A profile id of the game launcher: letters, digits and `_ . -`, up to 64 characters. */
const voluteId = /^[\w.-]{1,64}$/

/** A Twitch login: 3–25 letters, digits and underscores; the first one is not an underscore. */
const twitchName = /^[a-z0-9][a-z0-9_]{2,24}$/i

const twitchHosts = ['twitch.tv', 'm.twitch.tv', 'go.twitch.tv']
/** First path segments of twitch.tv URLs that are pages of Twitch itself and not the login of a channel. */
const twitchPages = new Set(
  'about ads clip clips collections creatorcamp dashboard directory downloads drops embed friends inventory jobs login moderator p partner popout prime products search security settings signup store subscriptions team turbo user videos wallet'.split(
    ' ',
  ),
)

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'studio.youtube.com', 'youtu.be']
const youtubeHandle = /^@[\p{L}\p{N}_.·-]{3,30}$/u
const youtubeId = /^UC[\w-]{22}$/
/** The two legacy URL forms of a YouTube channel, each with its pattern of names. */
const youtubeNames = { c: /^[\p{L}\p{N}_.-]{1,100}$/u, user: /^[\w.-]{1,100}$/ } as const

/** The text if it is a valid profile id of the game launcher; otherwise null. */
export function voluteProfile(text: string): string | null {
  return voluteId.test(text) ? text : null
}

/** The Twitch login, lowercase, from a name or from the first channel URL in a text; null if there is no valid one. */
export function twitchLogin(text: string): string | null {
  const name = text.trim().replace(/^@/, '')
  if (twitchName.test(name)) return name.toLowerCase()
  return firstAddress(text, ({ host, path: [first = '', second], query }) => {
    if (host === 'player.twitch.tv') return twitchLogin(query.get('channel') ?? '')
    const login = first === 'popout' || first === 'embed' || first === 'moderator' ? second : first
    if (!twitchHosts.includes(host) || !login || twitchPages.has(login.toLowerCase())) return null
    return twitchName.test(login) ? login.toLowerCase() : null
  })
}

/** Path of a YouTube channel's URL: handle, id or legacy form. Further segments are ignored; null if the path is not of a channel. */
function youtubePath([first = '', second = '']: readonly string[]): string | null {
  if (youtubeHandle.test(first)) return first
  if (first === 'channel') return youtubeId.test(second) ? `channel/${second}` : null
  return (first === 'c' || first === 'user') && youtubeNames[first].test(second) ? `${first}/${second}` : null
}

/** The URL of a YouTube channel, from its handle (`@name`) or from the first channel URL in a text; null if there is no valid one. */
export function youtubeChannel(text: string): string | null {
  const given = text.trim().normalize('NFC')
  const path = youtubeHandle.test(given)
    ? given
    : firstAddress(given, ({ host, path }) => (youtubeHosts.includes(host) ? youtubePath(path) : null))
  return path === null ? null : `https://www.youtube.com/${path}`
}

export const twitchMessage =
  'Escribe tu usuario de Twitch o la dirección de tu canal, como https://www.twitch.tv/tu_usuario. El usuario lleva de 3 a 25 letras sin tilde, números o _, y no empieza con _'
/** Message for a player whose Twitch channel does not exist, so that its streams cannot be shown. */
export const unknownTwitch =
  'Twitch no conoce un canal con ese nombre: no sale en Stream hasta que lo corrijas acá, o exista en Twitch.'
