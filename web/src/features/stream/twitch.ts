export const channelUrl = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`

/** URL of Twitch's embedded video player, which plays only if `parent` is the domain of the embedding page. */
export const playerUrl = (login: string, parent: string) =>
  `https://player.twitch.tv/?${new URLSearchParams({ channel: login, parent, autoplay: 'true' })}`

/** The streamer's display name on Twitch. If that is only the login, the player's username. */
export const streamerName = (login: string, name: string, jugador: { username: string } | null) =>
  name === login ? (jugador?.username ?? name) : name
