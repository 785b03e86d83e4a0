import { twitchLogin, youtubeChannel } from '@trinchera/rules/links'

/** The URL of what is stored as it was typed before channels were read from addresses: a name on the site, whatever it is. */
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
