const youtubeHosts: Record<string, string> = {
  'youtube.com': 'www.youtube.com',
  'www.youtube.com': 'www.youtube.com',
  'm.youtube.com': 'www.youtube.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
}

/** Hosts of the allowed video players; also used in the Content-Security-Policy. */
export const videoHosts = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.twitch.tv',
  'clips.twitch.tv',
] as const

// The formats of the ids are undocumented; these patterns only limit what is accepted.
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

/**
 * The canonical URL of a YouTube or Twitch player, which contains only the id and, for YouTube, the start second; null for any other URL.
 */
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
