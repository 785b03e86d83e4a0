const youtubeHosts: Record<string, string> = {
  'youtube.com': 'www.youtube.com',
  'www.youtube.com': 'www.youtube.com',
  'm.youtube.com': 'www.youtube.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
}

/** Hosts of the allowed video players. The Content-Security-Policy uses this list too. */
export const videoHosts = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.twitch.tv',
  'clips.twitch.tv',
] as const

// YouTube and Twitch do not document the formats of their ids, so these patterns only limit the length and the characters.
const youtubePath = /^\/embed\/([\w-]{3,20})\/?$/
const twitchLogin = /^\w{3,25}$/
const twitchVideo = /^v?(\d{1,20})$/
const twitchClip = /^[\w-]{3,120}$/
const seconds = /^\d{1,6}$/

function twitchPlayer(query: URLSearchParams): string | null {
  const video = twitchVideo.exec(query.get('video') ?? '')?.[1]
  if (video) return `https://player.twitch.tv/?video=v${video}`
  const channel = query.get('channel') ?? ''
  return twitchLogin.test(channel) ? `https://player.twitch.tv/?channel=${channel.toLowerCase()}` : null
}

/** The URL of a YouTube or Twitch player reduced to the id and, for YouTube, the start second. Null if it is not the URL of a player. */
export function videoFrame(address: string): string | null {
  const text = address.trim().replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams, port, username, password } = new URL(text)
  if (port || username || password) return null
  const youtube = youtubeHosts[hostname]
  if (youtube) {
    const id = youtubePath.exec(pathname)?.[1]
    const start = searchParams.get('start') ?? ''
    return id
      ? `https://${youtube}/embed/${id}${seconds.test(start) && Number(start) ? `?start=${Number(start)}` : ''}`
      : null
  }
  if (hostname === 'player.twitch.tv') return twitchPlayer(searchParams)
  const clip = searchParams.get('clip') ?? ''
  return hostname === 'clips.twitch.tv' && pathname === '/embed' && twitchClip.test(clip)
    ? `https://clips.twitch.tv/embed?clip=${clip}`
    : null
}
