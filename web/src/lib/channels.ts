import { twitchLogin, youtubeChannel } from '@trinchera/rules/links'

/** The URL for a bare name, stored as typed before channels were parsed from URLs. The name is used unchecked. */
const ofName = (site: string, stored: string) => site + encodeURIComponent(stored.replace(/^@/, ''))

interface StoredChannels {
  twitch: string | null
  youtube: string | null
}

/** A player's channels, from the URL or the bare name that was stored; `label` is the URL without the site's part. */
export function channelsOf({ twitch, youtube }: StoredChannels) {
  const login = twitch && (twitchLogin(twitch) ?? twitch)
  const channel = youtube && youtubeChannel(youtube)
  return {
    twitch: login ? { url: ofName('https://www.twitch.tv/', login), label: login } : null,
    youtube: youtube
      ? {
          url: channel ?? ofName('https://www.youtube.com/@', youtube),
          label: channel?.replace('https://www.youtube.com/', '') ?? youtube,
        }
      : null,
  }
}
