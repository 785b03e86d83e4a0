const addressOf = (kept: string, site: string) =>
  kept.startsWith('https://') ? kept : `${site}${encodeURIComponent(kept.replace(/^@/, ''))}`

interface Kept {
  twitch: string | null
  youtube: string | null
}

/** Where a player streams, whether an address or a bare name was kept; `label` is what tells one channel from another. */
export function channelsOf({ twitch, youtube }: Kept) {
  return {
    twitch: twitch
      ? {
          url: addressOf(twitch, 'https://www.twitch.tv/'),
          label: twitch.replace(/^https:\/\/(www\.)?twitch\.tv\//, ''),
        }
      : null,
    youtube: youtube
      ? {
          url: addressOf(youtube, 'https://www.youtube.com/@'),
          label: youtube.replace(/^https:\/\/(www\.)?youtube\.com\//, ''),
        }
      : null,
  }
}
