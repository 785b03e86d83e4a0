import type { GameServer } from '@trinchera/contract/servidores'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'

const short = 5

/** Who is on a server, by score; a long list opens at will. */
export function ServerPlayers({ server }: { server: GameServer }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const players = server.lista.toSorted((a, b) => b.puntaje - a.puntaje)
  if (players.length === 0)
    return (
      <p className="on-server small dim">
        {server.jugadores > 0 ? 'El servidor no dice quiénes son.' : 'Nadie por ahora.'}
      </p>
    )
  const long = players.length > short
  return (
    <div className="on-server">
      <table className="rk" id={id}>
        <caption className="sr">Quiénes están en {server.nombre}</caption>
        <thead>
          <tr>
            <th className="l" scope="col">
              Jugador
            </th>
            <th scope="col">Puntaje</th>
            <th scope="col">Ping</th>
          </tr>
        </thead>
        <tbody>
          {players.slice(0, long && !open ? short : undefined).map((player, i) => (
            <tr key={`${player.nombre} ${i}`}>
              <td className="nm">{player.nombre}</td>
              <td>{player.puntaje}</td>
              <td className="pg">
                {player.ping} <span className="dim">ms</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {long && (
        <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Ver menos' : `Ver a los ${players.length}`}
        </Button>
      )}
    </div>
  )
}
