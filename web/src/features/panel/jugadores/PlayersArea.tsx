import type { AdminPlayer } from '@trinchera/contract/admin'
import { adminPlayersPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session'
import { useAddressSearch } from '../../../lib/address-search'
import { usePage } from '../../../lib/page'
import { Button } from '../../../ui/controls/Button'
import { Search } from '../../../ui/form/Field'
import { Pager } from '../../../ui/table/Pager'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { AdminTable } from '../AdminTable'
import { BlockAccount } from '../privacidad/BlockAccount'
import { adminPlayersQuery } from '../queries'
import { useOpenDialog } from '../use-open-dialog'
import { useValidPage } from '../use-valid-page'
import { EditPlayer } from './EditPlayer'
import { PasswordDialog } from './PasswordDialog'
import { PlayerRow, type PlayerAct } from './PlayerRow'
import css from './players.module.css'
import { SuspendPlayer } from './SuspendPlayer'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { told } from '../../../ui/toast/told'
import type { PlayerDialogProps } from './dialog'

function DeletePlayer({ player, ...dialog }: PlayerDialogProps) {
  const refresh = useRefresh()

  const remove = () =>
    told(
      api.deleteAdminPlayer({ params: { id: player.id } }),
      'No pudimos eliminar al jugador. Intenta de nuevo.',
    ).finally(() => refresh('panel/jugadores', 'jugador', 'clan', 'tabla'))

  const clanes = player.clanes.map(({ nombre }) => nombre).join(', ')
  return (
    <ConfirmDialog
      {...dialog}
      over={`Jugador n.º ${player.id}`}
      title={`Vas a eliminar a ${player.username}`}
      then={[
        'Sus sesiones terminan al tiro.',
        ...(clanes
          ? [`Deja ${clanes}. Donde es Líder, pasa a serlo el que sigue; donde está solo, el clan se cierra.`]
          : []),
        'Sus partidas quedan, con el nombre que tenía.',
        'No se puede deshacer.',
      ]}
      act={`Eliminar a ${player.username}`}
      actPending="Eliminando…"
      onConfirm={remove}
    />
  )
}

const dialogs = {
  edit: EditPlayer,
  password: PasswordDialog,
  suspend: SuspendPlayer,
  block: BlockAccount,
  delete: DeletePlayer,
}

/** List of the players, 10 per page (docs/behaviour/staff.md#Players in the panel). */
export default function PlayersArea() {
  const viewer = useSession()?.player
  const { page, setPage } = usePage()
  const { search, text, type, clear } = useAddressSearch()
  const query = useQuery(adminPlayersQuery(search, page))
  const { data, isPending } = query
  const { chosen, open, setOpen, choose } = useOpenDialog<AdminPlayer, PlayerAct>()
  const pages = useValidPage(data?.total, adminPlayersPageSize)
  const first = (page - 1) * adminPlayersPageSize + 1
  const shown = data?.rows.length ?? 0
  const Chosen = chosen && dialogs[chosen.act]
  if (!viewer) return null
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Jugadores" note={shown > 0 ? `${first}–${first + shown - 1} de ${data?.total}` : undefined} />
      <div className="line list-tools">
        <Search label="Buscar jugador por nombre o número" value={text} onChange={type} />
      </div>
      <QueryState query={query} loading="Cargando jugadores…" failed="No pudimos traer los jugadores" />
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
          {search
            ? `Nadie se llama parecido a «${search}», ni tiene ese número.`
            : 'Acá aparecen apenas se registre el primero.'}
        </EmptyState>
      )}
      {(isPending || shown > 0) && (
        <AdminTable
          caption="Jugadores"
          className={css.players}
          heads={[{ picture: 'Chapa' }, 'Jugador', 'Correo', 'Rol', { figure: 'V–D' }, 'Estado']}
        >
          {isPending && (
            <SkeletonRows
              rows={adminPlayersPageSize}
              cells={['emblem', 'name', 'empty', 'empty', 'figure', 'empty', 'figure']}
            />
          )}
          {data?.rows.map((player) => (
            <PlayerRow key={player.id} player={player} viewer={viewer} onAct={(act) => choose(player, act)} />
          ))}
        </AdminTable>
      )}
      {shown > 0 && <Pager page={page} pages={pages} onPage={setPage} of="jugadores" />}
      {chosen && Chosen && <Chosen key={chosen.opening} player={chosen.item} open={open} onOpenChange={setOpen} />}
    </section>
  )
}
