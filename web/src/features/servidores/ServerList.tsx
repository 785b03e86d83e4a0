import type { GameServer } from '@trinchera/contract/servidores'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ServerCard } from './ServerCard'
import { countPlayers } from './servers'

/** The servers of one group. The order is that of their configuration and does not change with the players. */
export function ServerList({ title, servers }: { title: string; servers: readonly GameServer[] }) {
  const players = countPlayers(servers)
  const answering = servers.filter((server) => server.en_linea).length
  return (
    <section>
      <SectionHead
        title={title}
        count={players > 0 ? players : undefined}
        live
        note={`${answering} de ${servers.length} en línea`}
      />
      <ul>
        {servers.map((server) => (
          <ServerCard key={server.id} server={server} />
        ))}
      </ul>
    </section>
  )
}
