import type { GameServer } from '@trinchera/contract/servidores'
import { memo, useId, useState } from 'react'
import { LazyMap } from '../../art/LazyMap'
import { useMapName } from '../../lib/use-map-name'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Pips } from '../../ui/record/Pips'
import { LastAnswer } from './LastAnswer'
import { AlertButton, AlertPanel } from './ServerAlert'
import css from './ServerCard.module.css'
import { ServerHistory } from './ServerHistory'
import { ServerPlayers } from './ServerPlayers'
import { addressOf, modeText, pipsOf } from './servers'

function Head({ server }: { server: GameServer }) {
  const [alertOpen, setAlertOpen] = useState(false)
  const form = useId()
  const map = useMapName(server.mapa)
  const address = addressOf(server)
  return (
    <div className={`grid ${css.head}`}>
      {map ? <LazyMap name={map} /> : <div className={`map-room label ${css.noMap}`}>Sin mapa</div>}
      <div>
        <h3 translate="no">{server.nombre}</h3>
        <p>{[map ?? 'Mapa desconocido', server.modo && modeText(server.modo)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className={`small dim ${css.facts}`}>
        <li>{address}</li>
        {server.ping !== null && <li>{`${server.ping} ms`}</li>}
        <li>
          <LastAnswer server={server} />
        </li>
      </ul>
      <div className={`grid ${css.players}`}>
        <span className={css.count}>
          <span translate="no">{server.jugadores}</span>
          <span>{`/${server.max_jugadores}`}</span>
          <span className="screen-reader-only"> jugadores</span>
        </span>
        <Pips {...pipsOf(server.jugadores, server.max_jugadores)} />
      </div>
      <div className={`row mt-2 ${css.actions}`}>
        <CopyButton text={address} label="Copiar dirección" name={`Copiar dirección de ${server.nombre}`} />
        <AlertButton server={server} open={alertOpen} onOpen={setAlertOpen} form={form} />
      </div>
      <AlertPanel server={server} open={alertOpen} onOpen={setAlertOpen} form={form} />
    </div>
  )
}

/** Card of a server that replies: its map, players, history and address. */
export const ServerCard = memo(function ServerCard({ server }: { server: GameServer }) {
  return (
    <li className={`grid ${css.server}`} id={`servidor-${server.id}`}>
      <Head server={server} />
      <ServerPlayers server={server} />
      {server.actualizado !== null && <ServerHistory server={server} />}
    </li>
  )
})
