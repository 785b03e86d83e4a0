import type { AdminPlayer } from '@trinchera/contract/admin'
import type { SessionPlayer } from '@trinchera/contract/session'
import { isStaffTarget, mayDeletePlayer, mayModifyPlayer, rolNames } from '@trinchera/rules/permissions'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../../art/Plate'
import { Button } from '../../../ui/controls/Button'
import { Record } from '../../../ui/record/Figures'
import { Cell } from '../../../ui/table/FlipTable'
import { useOthersAt } from '../cases'
import { alcanceChip } from './alcances'

export type PlayerAct = 'edit' | 'password' | 'suspend' | 'delete'

/** What a player's rol is called; staff without the flag, or a flag without a rol, open nothing and say so. */
export function rolText({ rol, admin }: Pick<AdminPlayer, 'rol' | 'admin'>): string {
  const name = Object.entries(rolNames).find(([id]) => Number(id) === rol)?.[1] ?? `Rol ${rol}`
  if (!isStaffTarget({ rol, admin })) return name
  return admin ? (rol === 5 ? `${name}, con marca` : name) : `${name}, sin marca`
}

/** One player, and the four acts; what the viewer may not do is there and cannot be pressed (docs/behaviour.md#Players in the panel). */
export function PlayerRow({
  player,
  viewer,
  onAct,
}: {
  player: AdminPlayer
  viewer: SessionPlayer
  onAct: (act: PlayerAct) => void
}) {
  const modifiable = mayModifyPlayer(viewer, player)
  const others = useOthersAt(`jugador:${player.id}`)
  const acts = [
    { act: 'edit', label: 'Modificar', may: modifiable },
    { act: 'password', label: 'Contraseña', may: modifiable },
    { act: 'suspend', label: 'Suspender', may: modifiable && viewer.id !== player.id },
    { act: 'delete', label: 'Eliminar', may: mayDeletePlayer(viewer, player) },
  ] as const
  return (
    <tr role="row">
      <Cell className="em">
        <Plate username={player.username} imagen={player.imagen} size={26} />
      </Cell>
      <Cell className="nm">
        <Link to={paths.jugador(player.id)}>{player.username}</Link> <span className="num">n.º {player.id}</span>
      </Cell>
      <Cell className="ml">{player.email}</Cell>
      <Cell className="rl">{rolText(player)}</Cell>
      <Cell className="wl">
        <Record triunfos={player.victorias} derrotas={player.derrotas} />
      </Cell>
      <Cell className="es">
        {player.suspensiones.map(({ id, alcance }) => (
          <span key={id} className="chip l">
            {alcanceChip[alcance]}
          </span>
        ))}
        {!player.validado && <span className="chip w">Sin validar</span>}
        {player.validado && player.suspensiones.length === 0 && <span className="chip n">Al día</span>}
        {others.length > 0 && <span className="small">{others.join(', ')} lo está mirando</span>}
      </Cell>
      <Cell className="do">
        <div className="acts">
          {acts.map(({ act, label, may }) => (
            <Button
              key={act}
              size="small"
              disabled={!may}
              aria-label={`${label}: ${player.username}`}
              onClick={() => onAct(act)}
            >
              {label}
            </Button>
          ))}
        </div>
      </Cell>
    </tr>
  )
}
