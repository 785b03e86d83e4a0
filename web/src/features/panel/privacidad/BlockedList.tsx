import type { BlockedAccount } from '@trinchera/contract/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { blockedQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useOpenDialog } from '../use-open-dialog'
import { BlockAccount } from './BlockAccount'
import css from './privacidad.module.css'

/** The blocked accounts: stored, and seen by nobody. Accounts are blocked in Jugadores. */
export function BlockedList() {
  const query = useQuery(blockedQuery)
  const { chosen, open, setOpen, choose } = useOpenDialog<BlockedAccount, 'unblock'>()
  return (
    <QueueArea
      title="Cuentas bloqueadas"
      query={query}
      cases={query.data?.map((one) => ({ id: one.player_id, ...one }))}
      className={css.rows}
      empty="Ninguna cuenta bloqueada"
      hint="Una cuenta bloqueada queda guardada y nadie la ve: sin sesión, sin página, sin correos. Sus partidas siguen con sus clanes."
      row={(one) => (
        <li>
          <p>
            <b translate="no">{one.username}</b>{' '}
            <span className="dim">{`la bloqueó ${one.quien} el ${formatDateTime(one.fecha)}`}</span>
          </p>
          <p className="small">{one.motivo}</p>
          <p>
            <Button size="small" aria-label={`Desbloquear: ${one.username}`} onClick={() => choose(one, 'unblock')}>
              Desbloquear
            </Button>
          </p>
        </li>
      )}
    >
      <p className="small">
        <span>Una cuenta se bloquea con su nombre o su número en</span>{' '}
        <Link to={paths.panelAdmin('jugadores')}>Jugadores</Link>
      </p>
      {chosen && (
        <BlockAccount
          key={chosen.opening}
          player={{ id: chosen.item.player_id, username: chosen.item.username, bloqueo: chosen.item }}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </QueueArea>
  )
}
