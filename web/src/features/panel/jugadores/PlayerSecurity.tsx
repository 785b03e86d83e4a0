import type { AdminPlayer } from '@trinchera/contract/admin'
import { staffMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../../lib/api'
import { useNowAtRender } from '../../../lib/clock'
import { useRefresh } from '../../../lib/refresh'
import { useSession } from '../../../lib/session'
import { whenPlayed } from '../../../lib/when'
import { Button } from '../../../ui/controls/Button'
import { ErrorState, LoadingText } from '../../../ui/state/states'
import { told } from '../../../ui/toast/told'
import { relatedAccountsQuery } from '../queries'
import css from './players.module.css'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const sharedText = ({ equipos, redes }: { equipos: number; redes: number }) =>
  [
    ...(equipos ? [counted(equipos, 'equipo', 'equipos')] : []),
    ...(redes ? [counted(redes, 'red', 'redes')] : []),
  ].join(' y ')

/** Other accounts used from the same browsers or networks as the player's account: only a hint that one person owns all of these. */
function RelatedAccounts({ player }: { player: number }) {
  const { data, isError, refetch } = useQuery(relatedAccountsQuery(player))
  const now = useNowAtRender()
  if (!data && isError) return <ErrorState title="No pudimos traer las otras cuentas" onRetry={() => refetch()} />
  if (!data) return <LoadingText>Cargando las otras cuentas…</LoadingText>
  return (
    <>
      <h3>Otras cuentas desde el mismo equipo o red</h3>
      {data.length === 0 ? (
        <p className="small">Ninguna en los últimos 90 días.</p>
      ) : (
        <>
          <ul className="list" aria-label="Otras cuentas desde el mismo equipo o red">
            {data.map((account) => (
              <li key={account.id}>
                <Link className="more" to={paths.jugador(account.id)} translate="no">
                  {account.username}
                </Link>{' '}
                <span className="small dim">
                  {`${sharedText(account)} en común, ${whenPlayed(account.ultimo, now)}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="small">
            No prueba nada por sí solo: una familia, un cibercafé o una misma compañía de internet también comparten.
          </p>
        </>
      )}
    </>
  )
}

/** Security data of an account (other accounts of the same browser or network), and the button to remove the second factor. */
export function PlayerSecurity({ player }: { player: AdminPlayer }) {
  const viewer = useSession()?.player
  const refresh = useRefresh()
  const [removed, setRemoved] = useState(false)
  const [sure, setSure] = useState(false)
  const mayRemove =
    player.segundo_paso && !removed && viewer && viewer.id !== player.id && staffMay(viewer, 'players.second-factor')

  const remove = () =>
    told(api.removeSecondFactor({ params: { id: player.id } }), 'No pudimos quitarlo. Intenta de nuevo.')
      .then(
        () => setRemoved(true),
        () => undefined,
      )
      .finally(() => refresh('panel/jugadores'))

  return (
    <div className={`grid mt-6 ${css.security}`}>
      {mayRemove && (
        <div>
          <p className="small">
            Inicia sesión con un segundo paso. Si lo perdió, se le puede quitar: entra con la contraseña y activa otro.
            Queda en el registro y se le avisa por correo.
          </p>
          {sure ? (
            <Button size="small" kind="danger" pendingText="Quitando…" onClick={remove}>
              Sí, quitarlo
            </Button>
          ) : (
            <Button size="small" onClick={() => setSure(true)}>
              Quitar el segundo paso de <span translate="no">{player.username}</span>
            </Button>
          )}
        </div>
      )}
      <RelatedAccounts player={player.id} />
    </div>
  )
}
