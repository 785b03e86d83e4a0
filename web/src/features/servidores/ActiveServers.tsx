import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import css from './ActiveServers.module.css'
import { activeServers } from './servers'

/** Links to the game servers with players on them, those with the most players first. */
export function ActiveServers({ servers }: { servers: readonly GameServer[] }) {
  const active = activeServers(servers)
  if (active.length === 0) return null
  return (
    <nav aria-label="Servidores con gente">
      <ul className={`line ${css.servers}`}>
        {active.map((server) => (
          <li key={server.id}>
            <ButtonLink size="small" to={paths.servidor(server.id)}>
              <span className={css.name} translate="no">
                {server.nombre}
              </span>
              <span className="gain digits" translate="no">
                {server.jugadores}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
