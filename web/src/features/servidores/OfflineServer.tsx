import type { GameServer } from '@trinchera/contract/servidores'
import { memo, useId, useState } from 'react'
import { CopyButton } from '../../ui/controls/CopyButton'
import { LastAnswer } from './LastAnswer'
import css from './OfflineServer.module.css'
import { AlertButton, AlertPanel } from './ServerAlert'
import { ServerHistory } from './ServerHistory'
import { addressOf } from './servers'

/** A game server that does not reply, as one line. The line expands to show its address, alert and history. */
export const OfflineServer = memo(function OfflineServer({ server }: { server: GameServer }) {
  const [alertOpen, setAlertOpen] = useState(false)
  const form = useId()
  const address = addressOf(server)
  return (
    <li className={css.server} id={`servidor-${server.id}`}>
      <details>
        <summary>
          <h3 translate="no">{server.nombre}</h3>
          <span className="live off">Fuera de línea</span>
          <span className={`small dim ${css.since}`}>
            <LastAnswer server={server} />
          </span>
        </summary>
        <div className={css.more}>
          <p className="small dim">{address}</p>
          <div className={`row ${css.actions}`}>
            <CopyButton text={address} label="Copiar dirección" name={`Copiar dirección de ${server.nombre}`} />
            <AlertButton server={server} open={alertOpen} onOpen={setAlertOpen} form={form} />
          </div>
          <AlertPanel server={server} open={alertOpen} onOpen={setAlertOpen} form={form} />
          {server.actualizado !== null && <ServerHistory server={server} />}
        </div>
      </details>
    </li>
  )
})
