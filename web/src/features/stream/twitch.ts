/** A channel on Twitch's own site. */
export const channelUrl = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`

/** Twitch's embedded player; it plays only inside the site that it is told of. */
export const playerUrl = (login: string, parent: string) => `https://player.twitch.tv/?${new URLSearchParams({ channel: login, parent, autoplay: 'true' })}`
