import { twitchLogin, youtubeChannel } from '@trinchera/rules/links'

/** URL of a channel whose bare name is stored, as was possible before channels were parsed from URLs. The name is not checked. */
const ofName = (site: string, stored: string) => site + encodeURIComponent(stored.replace(/^@/, ''))

interface StoredChannels {
  twitch: string | null
  youtube: string | null
}

/** URLs and labels of a player's channels, from the stored URLs or names. `label` is the URL without the site's part. Null: no channel. */
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
