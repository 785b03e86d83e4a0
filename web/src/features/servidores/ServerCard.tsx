import type { GameServer } from '@trinchera/contract/servidores'
import { memo, useId, useState } from 'react'
import { LazyMap } from '../../art/LazyMap'
import { CopyButton } from '../../ui/CopyButton'
import { Pips } from '../../ui/Pips'
import { RelativeTime } from '../../ui/RelativeTime'
import { AlertButton, AlertPanel } from './ServerAlert'
import { ServerHistory } from './ServerHistory'
import { ServerPlayers } from './ServerPlayers'
import { addressOf, modeText, pipsOf } from './servers'

const Answered = ({ server }: { server: GameServer }) =>
  server.actualizado === null ? (
    <>nunca ha respondido</>
  ) : (
    <>
      {server.en_linea ? 'respondió' : 'última respuesta'} <RelativeTime at={server.actualizado} />
    </>
  )

/** One game server: what is played on it, by whom, and how to get there. */
export const ServerCard = memo(function ServerCard({ server }: { server: GameServer }) {
  const [asking, setAsking] = useState(false)
  const form = useId()
  const address = addressOf(server)
  return (
    <li className={server.en_linea ? 'server' : 'server off'} id={`servidor-${server.id}`}>
      <div className="over">
        {server.en_linea && server.mapa ? <LazyMap name={server.mapa} /> : <div className="map-room none lbl">{server.en_linea ? 'Sin mapa' : 'Sin señal'}</div>}
        <div className="what">
          <h3>{server.nombre}</h3>
          <p className="small">{server.en_linea ? [server.mapa ?? 'Mapa desconocido', server.modo && modeText(server.modo)].filter(Boolean).join(' · ') : <span className="live off">Fuera de línea</span>}</p>
          <p className="small dim">
            <span className="address">{address}</span>
            {server.en_linea && server.ping !== null && <> · {server.ping} ms</>} · <Answered server={server} />
          </p>
        </div>
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
      </div>
      <div className="acts">
        <CopyButton text={address} label="Copiar dirección" name={`Copiar dirección de ${server.nombre}`} />
        <AlertButton server={server} open={asking} onOpen={setAsking} form={form} />
      </div>
      <AlertPanel server={server} open={asking} onOpen={setAsking} form={form} />
      {server.en_linea && <ServerPlayers server={server} />}
      {server.actualizado !== null && <ServerHistory server={server} />}
    </li>
  )
})
