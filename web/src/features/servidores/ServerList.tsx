import type { GameServer } from '@trinchera/contract/servidores'
import { useStableOrder } from '../../lib/use-stable-order'
import { SectionHead } from '../../ui/controls/SectionHead'
import { OfflineServer } from './OfflineServer'
import { ServerCard } from './ServerCard'
import { countPlayers, fullestFirst } from './servers'

const keyOf = (server: GameServer) => String(server.id)

/** The servers of one group, sorted by players at the first render. Later the order stays, so that nothing moves while somebody reads. */
export function ServerList({ title, servers }: { title: string; servers: readonly GameServer[] }) {
  const ordered = useStableOrder(fullestFirst(servers), keyOf)
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
        {ordered.map((server) =>
          server.en_linea ? (
            <ServerCard key={server.id} server={server} />
          ) : (
            <OfflineServer key={server.id} server={server} />
          ),
        )}
      </ul>
    </section>
  )
}
