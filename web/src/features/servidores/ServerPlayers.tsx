import type { GameServer } from '@trinchera/contract/servidores'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import css from './ServerPlayers.module.css'

const collapsedLength = 5

/** The players on a server, highest score first. A long list is collapsed at first. */
export function ServerPlayers({ server }: { server: GameServer }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const players = [...server.lista].sort((a, b) => b.puntaje - a.puntaje)
  if (players.length === 0)
    return (
      <p className={`small dim ${css.players}`}>
        {server.jugadores > 0 ? 'El servidor no dice quiénes son.' : 'Nadie por ahora.'}
      </p>
    )
  const long = players.length > collapsedLength
  return (
    <div className={css.players}>
      <table className="data-table" id={id}>
        <caption className="screen-reader-only">
          Quiénes están en <span translate="no">{server.nombre}</span>
        </caption>
        <thead>
          <tr>
            <th className="align-left" scope="col">
              Jugador
            </th>
            <th scope="col">Puntaje</th>
            <th scope="col">Ping</th>
          </tr>
        </thead>
        <tbody>
          {players.slice(0, long && !open ? collapsedLength : undefined).map((player, i) => (
            <tr key={`${player.nombre} ${i}`}>
              <th className="name-cell" scope="row" translate="no">
                {player.nombre}
              </th>
              <td translate="no">{player.puntaje}</td>
              <td>
                <span translate="no">{player.ping}</span> <span className="dim">ms</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {long && (
        <Button size="small" className="mt-2" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Ver menos' : `Ver a los ${players.length}`}
        </Button>
      )}
    </div>
  )
}
