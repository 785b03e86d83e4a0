import type { Player } from '@trinchera/contract/players'
import { channelsOf } from '../../lib/channels'

export function PlayerChannels({ player }: { player: Player }) {
  const { twitch, youtube } = channelsOf(player)
  if (!twitch && !youtube) return null
  return (
    <ul className="row" aria-label="Canales">
      {[twitch && { name: 'Twitch', ...twitch }, youtube && { name: 'YouTube', ...youtube }].map(
        (channel) =>
          channel && (
            <li key={channel.name}>
              <a className="button compact" href={channel.url} target="_blank" rel="noopener noreferrer">
                {channel.name}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
