import type { AdminPlayer } from '@trinchera/contract/admin'
import type { SessionPlayer } from '@trinchera/contract/session'
import { isStaffTarget, mayDeletePlayer, mayModifyPlayer, rolNames, staffMay } from '@trinchera/rules/permissions'
import { useNowAtRender } from '../../../lib/clock'
import { Link } from '../../../lib/router'
import { whenPlayed } from '../../../lib/when'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../../art/Plate'
import { Button } from '../../../ui/controls/Button'
import { Record } from '../../../ui/record/Figures'
import { Cell } from '../../../ui/table/FlipTable'
import { ActionsCell, NameCell, NameNote } from '../AdminTable'
import { useOtherViewers } from '../cases'
import { alcanceChip } from './alcances'
import css from './players.module.css'

export type PlayerAct = 'edit' | 'password' | 'suspend' | 'block' | 'delete'

/** Text that names a player's rol. Staff need both a staff rol and the admin flag, so the text also says if only one of the two is set. */
export function rolText({ rol, admin }: Pick<AdminPlayer, 'rol' | 'admin'>): string {
  const name = Object.entries(rolNames).find(([id]) => Number(id) === rol)?.[1] ?? `Rol ${rol}`
  if (!isStaffTarget({ rol, admin })) return name
  return admin ? (rol === 5 ? `${name}, con marca` : name) : `${name}, sin marca`
}

/**
 * A player's row with buttons for what staff do to accounts. Only rol 1 sees the button that blocks. A blocked account is only
 * unblocked or deleted. Buttons that the viewer may not use are disabled (docs/behaviour/staff.md#Players in the panel).
 */
export function PlayerRow({
  player,
  viewer,
  onAct,
}: {
  player: AdminPlayer
  viewer: SessionPlayer
  onAct: (act: PlayerAct) => void
}) {
  const now = useNowAtRender()
  const blocked = player.bloqueo !== null
  const modifiable = !blocked && mayModifyPlayer(viewer, player)
  const others = useOtherViewers(`jugador:${player.id}`)
  const acts = [
    { act: 'edit', label: 'Modificar', may: modifiable },
    { act: 'password', label: 'Contraseña', may: modifiable },
    { act: 'suspend', label: 'Suspender', may: modifiable && viewer.id !== player.id },
    ...(staffMay(viewer, 'privacy.manage')
      ? ([{ act: 'block', label: blocked ? 'Desbloquear' : 'Bloquear', may: viewer.id !== player.id }] as const)
      : []),
    { act: 'delete', label: 'Eliminar', may: mayDeletePlayer(viewer, player) },
  ] as const
  return (
    <tr role="row">
      <Cell className="emblem-cell">
        <Plate username={player.username} imagen={player.imagen} size={26} />
      </Cell>
      <NameCell>
        {blocked ? (
          <b translate="no">{player.username}</b>
        ) : (
          <Link className="row-link" to={paths.jugador(player.id)} translate="no">
            {player.username}
          </Link>
        )}{' '}
        <NameNote>{`n.º ${player.id}`}</NameNote>
      </NameCell>
      <Cell className={css.email}>{player.email}</Cell>
      <Cell className={css.rol}>{rolText(player)}</Cell>
      <Cell className="record-cell">
        <Record triunfos={player.victorias} derrotas={player.derrotas} />
      </Cell>
      <Cell className={css.state}>
        {player.bloqueo && (
          <>
            <span className="chip negative">Bloqueada</span>
            <span className={`small ${css.failure}`}>{player.bloqueo.motivo}</span>
          </>
        )}
        {player.suspensiones.map(({ id, alcance }) => (
          <span key={id} className="chip negative">
            {alcanceChip[alcance]}
          </span>
        ))}
        {player.correo_fallido && (
          <>
            <span className="chip attention">Correo no llega</span>
            <span className={`small ${css.failure}`}>
              {`Último intento ${whenPlayed(player.correo_fallido.fecha, now)}: ${player.correo_fallido.motivo}`}
            </span>
          </>
        )}
        {!player.validado && <span className="chip attention">Sin validar</span>}
        {player.validado && !blocked && player.suspensiones.length === 0 && (
          <span className="chip neutral">Al día</span>
        )}
        {others.length > 0 && <span className="small">{`${others.join(', ')} lo está mirando`}</span>}
      </Cell>
      <ActionsCell className={css.actions}>
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
      </ActionsCell>
    </tr>
  )
}
