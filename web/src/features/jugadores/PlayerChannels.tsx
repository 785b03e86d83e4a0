import type { Player } from '@trinchera/contract/players'

/** Where a player streams, whether an address or a bare name was kept. */
function channels({ twitch, youtube }: Pick<Player, 'twitch' | 'youtube'>) {
  const address = (kept: string, site: string) => (kept.startsWith('https://') ? kept : `${site}${encodeURIComponent(kept.replace(/^@/, ''))}`)
  return [
    ...(twitch ? [{ name: 'Twitch', url: address(twitch, 'https://www.twitch.tv/') }] : []),
    ...(youtube ? [{ name: 'YouTube', url: address(youtube, 'https://www.youtube.com/@') }] : []),
  ]
}

export function PlayerChannels({ player }: { player: Player }) {
  const links = channels(player)
  if (links.length === 0) return null
  return (
    <ul className="channels" aria-label="Canales">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a className="btn sm" href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
