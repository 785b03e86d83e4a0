/** A channel on Twitch's own site. */
export const channelUrl = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`

/** Twitch's embedded player; it plays only inside the site that it is told of. */
export const playerUrl = (login: string, parent: string) =>
  `https://player.twitch.tv/?${new URLSearchParams({ channel: login, parent, autoplay: 'true' })}`

/** What Twitch calls a streamer; where it says no more than the login, what we call them. */
export const streamerName = (login: string, name: string, jugador: { username: string } | null) =>
  name === login ? (jugador?.username ?? name) : name
