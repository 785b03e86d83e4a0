import type { GameServer } from '@trinchera/contract/servidores'
import { memo, useId, useState } from 'react'
import { LazyMap } from '../../art/LazyMap'
import { useMapName } from '../../lib/use-map-name'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Pips } from '../../ui/record/Pips'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { AlertButton, AlertPanel } from './ServerAlert'
import { ServerHistory } from './ServerHistory'
import { ServerPlayers } from './ServerPlayers'
import { addressOf, modeText, pipsOf } from './servers'

const Answered = ({ server }: { server: GameServer }) =>
  server.actualizado === null ? (
    <>nunca ha respondido</>
  ) : (
    <>
      <span className={server.en_linea ? 'sr' : undefined}>última respuesta </span>
      <RelativeTime at={server.actualizado} />
    </>
  )

function Head({ server }: { server: GameServer }) {
  const [asking, setAsking] = useState(false)
  const form = useId()
  const map = useMapName(server.mapa)
  const address = addressOf(server)
  return (
    <div className="over">
      {server.en_linea && map ? (
        <LazyMap name={map} />
      ) : (
        <div className="map-room none lbl">{server.en_linea ? 'Sin mapa' : 'Sin señal'}</div>
      )}
      <div className="what">
        <h3>{server.nombre}</h3>
        {server.en_linea ? (
          <p>{[map ?? 'Mapa desconocido', server.modo && modeText(server.modo)].filter(Boolean).join(' · ')}</p>
        ) : (
          <p className="live off">Fuera de línea</p>
        )}
      </div>
      <ul className="small dim facts-line">
        <li>{address}</li>
        {server.en_linea && server.ping !== null && <li>{server.ping} ms</li>}
        <li>
          <Answered server={server} />
        </li>
      </ul>
      {server.en_linea && (
        <div className="room">
          <span className="q">
            {server.jugadores}
            <span>/{server.max_jugadores}</span>
            <span className="sr"> jugadores</span>
          </span>
          <Pips {...pipsOf(server.jugadores, server.max_jugadores)} />
        </div>
      )}
      <div className="acts">
        <CopyButton text={address} label="Copiar dirección" name={`Copiar dirección de ${server.nombre}`} />
        <AlertButton server={server} open={asking} onOpen={setAsking} form={form} />
      </div>
      <AlertPanel server={server} open={asking} onOpen={setAsking} form={form} />
    </div>
  )
}

/** One game server: what is played on it, by whom, and how to get there. */
export const ServerCard = memo(function ServerCard({ server }: { server: GameServer }) {
  return (
    <li className={server.en_linea ? 'server' : 'server off'} id={`servidor-${server.id}`}>
      <Head server={server} />
      {server.en_linea && <ServerPlayers server={server} />}
      {server.actualizado !== null && <ServerHistory server={server} />}
    </li>
  )
})
