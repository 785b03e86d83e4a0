import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import { playing } from './servers'

/** The way straight to the servers with people on them, the fullest first. */
export function FullOnes({ servers }: { servers: readonly GameServer[] }) {
  const full = playing(servers)
  if (full.length === 0) return null
  return (
    <nav aria-label="Servidores con gente">
      <ul className="full-ones">
        {full.map((server) => (
          <li key={server.id}>
            <ButtonLink size="small" to={paths.servidor(server.id)}>
              <span className="name">{server.nombre}</span>
              <span className="gain">{server.jugadores}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
