import type { AdminPlayer } from '@trinchera/contract/admin'
import { adminPlayersPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../app/session'
import { useAddressSearch } from '../../../lib/address-search'
import { usePage } from '../../../lib/page'
import { Button } from '../../../ui/Button'
import { Search } from '../../../ui/Field'
import { Pager } from '../../../ui/Pager'
import { SectionHead } from '../../../ui/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../../ui/states'
import { adminPlayersQuery } from '../queries'
import { DeletePlayer } from './DeletePlayer'
import { EditPlayer } from './EditPlayer'
import { PasswordDialog } from './PasswordDialog'
import { PlayerRow, type PlayerAct } from './PlayerRow'
import './players.css'
import { SuspendPlayer } from './SuspendPlayer'

const heads = ['Jugador', 'Correo', 'Rol', 'V–D', 'Estado'] as const
const dialogs = { edit: EditPlayer, password: PasswordDialog, suspend: SuspendPlayer, delete: DeletePlayer }

/** The players, 10 to a page, with what the viewer may do to each (the specification, sections 2 and 6). */
export default function PlayersArea() {
  const viewer = useSession()?.player
  const { page, setPage } = usePage()
  const { search, text, type, clear } = useAddressSearch()
  const { data, isPending, isError, refetch } = useQuery(adminPlayersQuery(search, page))
  const [chosen, setChosen] = useState<{ player: AdminPlayer; act: PlayerAct }>()
  const [open, setOpen] = useState(false)
  const pages = Math.ceil((data?.total ?? 0) / adminPlayersPageSize)
  const first = (page - 1) * adminPlayersPageSize + 1
  const shown = data?.players.length ?? 0
  const Chosen = chosen && dialogs[chosen.act]
  if (!viewer) return null
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Jugadores" note={shown > 0 ? `${first}–${first + shown - 1} de ${data?.total}` : undefined} />
      <div className="list-tools">
        <Search label="Buscar jugador por nombre o número" value={text} onChange={type} />
      </div>
      {isPending && <LoadingText>Cargando jugadores…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los jugadores" onRetry={() => refetch()} />}
      {data && shown === 0 && (
        <EmptyState
          title="No se encontraron jugadores"
          action={
            (search || page > 1) && (
              <Button size="small" onClick={clear}>
                Ver a todos
              </Button>
            )
          }
        >
          {search ? `Nadie se llama parecido a “${search}”, ni tiene ese número.` : 'Acá aparecen apenas se registre el primero.'}
        </EmptyState>
      )}
      {(isPending || shown > 0) && (
        <table className="rk admin players" role="table">
          <caption className="sr">Jugadores</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="sr">Chapa</span>
              </th>
              {heads.map((head) => (
                <th key={head} role="columnheader" scope="col" className={head === 'V–D' ? undefined : 'l'}>
                  {head}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="sr">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {isPending && <SkeletonRows rows={adminPlayersPageSize} cells={['emblem', 'name', 'empty', 'empty', 'figure', 'empty', 'figure']} />}
            {data?.players.map((player) => (
              <PlayerRow
                key={player.id}
                player={player}
                viewer={viewer}
                onAct={(act) => {
                  setChosen({ player, act })
                  setOpen(true)
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="jugadores" />}
      {chosen && Chosen && <Chosen key={`${chosen.act} ${chosen.player.id} ${open}`} player={chosen.player} open={open} onOpenChange={setOpen} />}
    </section>
  )
}
