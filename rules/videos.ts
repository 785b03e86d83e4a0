import { firstAddress, parseAddress, type WebAddress } from './web-address'

/** A video that can be embedded in a page. */
export interface Video {
  site: 'YouTube' | 'Twitch'
  /** URL of the player. Twitch also needs the parameter `parent` (the embedding host), which is added when the player is rendered. */
  src: string
  /** URL of the video's page on its site. */
  page: string
}

type Query = WebAddress['query']

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']
const youtubeId = /^[\w-]{3,20}$/
const twitchLogin = /^\w{3,25}$/
const twitchVideo = /^v?(\d{1,20})$/
/** Sub-pages of a Twitch channel. A URL of such a page counts as a URL of the channel. */
const channelPages = ['home', 'about', 'schedule', 'videos']
const clipSlug = /^[\w-]{1,120}$/

/** Parses a time like '90', '90s', '1m30s' or '1h2m3s' into seconds; 0 if invalid. */
function secondsOf(text: string): number {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text)
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0) : 0
}

function youtube(id: string | undefined, query: Query): Video | null {
  if (!id || !youtubeId.test(id)) return null
  const start = secondsOf(query.get('t') ?? query.get('start') ?? '')
  return {
    site: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  }
}

function twitch(kind: 'video' | 'channel' | 'clip', id: string | undefined): Video | null {
  if (!id) return null
  if (kind === 'clip')
    return clipSlug.test(id)
      ? { site: 'Twitch', src: `https://clips.twitch.tv/embed?clip=${id}`, page: `https://clips.twitch.tv/${id}` }
      : null
  if (kind === 'channel')
    return twitchLogin.test(id)
      ? {
          site: 'Twitch',
          src: `https://player.twitch.tv/?channel=${id.toLowerCase()}`,
          page: `https://www.twitch.tv/${id.toLowerCase()}`,
        }
      : null
  const number = twitchVideo.exec(id)?.[1]
  return number
    ? {
        site: 'Twitch',
        src: `https://player.twitch.tv/?video=v${number}`,
        page: `https://www.twitch.tv/videos/${number}`,
      }
    : null
}

function videoAt({ host, path: [first, second, third], query: asked }: WebAddress): Video | null {
  if (host === 'youtu.be') return youtube(first, asked)
  if (youtubeHosts.includes(host)) {
    if (first === 'watch') return youtube(asked.get('v'), asked)
    return first && ['embed', 'shorts', 'live', 'v'].includes(first) ? youtube(second, asked) : null
  }
  if (host === 'clips.twitch.tv') return twitch('clip', first === 'embed' ? asked.get('clip') : first)
  if (host === 'player.twitch.tv') {
    const video = asked.get('video')
    return video ? twitch('video', video) : twitch('channel', asked.get('channel'))
  }
  if (host === 'twitch.tv' || host === 'm.twitch.tv') {
    if (first === 'videos') return twitch('video', second)
    if (second === 'clip') return twitch('clip', third)
    return second === undefined || channelPages.includes(second) ? twitch('channel', first) : null
  }
  return null
}

/** The YouTube or Twitch video whose page or player has the URL `text`; null if the URL is not of a video. */
export function videoOf(text: string): Video | null {
  const address = parseAddress(text.trim())
  return address && videoAt(address)
}

/** The first video whose URL appears in a text; null if there is none. */
export const videoIn = (text: string): Video | null => firstAddress(text, videoAt)

export const videoMessage = 'Pega la dirección de un video de YouTube o de Twitch'
