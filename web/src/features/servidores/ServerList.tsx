import type { GameServer } from '@trinchera/contract/servidores'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ServerCard } from './ServerCard'
import { playersOn } from './servers'

/** The servers of one group, in the order of their configuration: those who know a place find it where it was. */
export function ServerList({ title, servers }: { title: string; servers: readonly GameServer[] }) {
  const players = playersOn(servers)
  const answering = servers.filter((server) => server.en_linea).length
  return (
    <section>
      <SectionHead
        title={title}
        count={players > 0 ? players : undefined}
        live
        note={`${answering} de ${servers.length} en línea`}
      />
      <ul className="servers">
        {servers.map((server) => (
          <ServerCard key={server.id} server={server} />
        ))}
      </ul>
    </section>
  )
}
