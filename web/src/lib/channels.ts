const channelUrl = (stored: string, site: string) =>
  stored.startsWith('https://') ? stored : `${site}${encodeURIComponent(stored.replace(/^@/, ''))}`

interface StoredChannels {
  twitch: string | null
  youtube: string | null
}

/** A player's channels, from the URL or the bare name that was stored; `label` is the URL without the site's part. */
export function channelsOf({ twitch, youtube }: StoredChannels) {
  return {
    twitch: twitch
      ? {
          url: channelUrl(twitch, 'https://www.twitch.tv/'),
          label: twitch.replace(/^https:\/\/(www\.)?twitch\.tv\//, ''),
        }
      : null,
    youtube: youtube
      ? {
          url: channelUrl(youtube, 'https://www.youtube.com/@'),
          label: youtube.replace(/^https:\/\/(www\.)?youtube\.com\//, ''),
        }
      : null,
  }
}
