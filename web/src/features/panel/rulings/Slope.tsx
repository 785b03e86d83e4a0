import type { PlaceMove } from '@trinchera/contract/rulings'
import { columnsOf, lane, passedLine, punishedLine } from './slope'

const place = (n: number) => (n === 0 ? '–' : n)

function Change({ antes, despues }: PlaceMove) {
  if (despues === 0) return <span className="loss">fuera</span>
  if (antes === 0) return <span className="gain">nuevo</span>
  const rise = antes - despues
  return (
    <span className={rise > 0 ? 'gain' : 'loss'}>
      <span className="sr">{rise > 0 ? 'sube ' : 'baja '}</span>
      <span aria-hidden="true">{rise > 0 ? '▲' : '▼'}</span>
      {Math.abs(rise)}
    </span>
  )
}

/** Rows that fit beside the form; more of them scroll. */
const fits = 12

/** The places that would move: now on the left, then on the right, a line for each clan; the punished one's is red and crenellated. */
export function Slope({ moves, punished }: { moves: readonly PlaceMove[]; punished: readonly number[] }) {
  const { now, later } = columnsOf(moves)
  const rows = now.length
  const look = (id: number) => (punished.includes(id) ? 'hit' : undefined)
  const lines = now.map(({ id_clan }, from) => ({
    id_clan,
    from,
    to: later.findIndex((move) => move.id_clan === id_clan),
  }))
  return (
    <div
      className="slope-room"
      {...(rows > fits ? { tabIndex: 0, role: 'group', 'aria-label': 'Puestos que cambian' } : {})}
    >
      <div className="slope">
        <ol aria-label="Ahora">
          {now.map((move) => (
            <li key={move.id_clan} className={look(move.id_clan)}>
              <b>{place(move.antes)}</b>
              <span className="who">{move.nombre}</span>
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${lane.width} ${rows * lane.row}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map(
            ({ id_clan, from, to }) => !punished.includes(id_clan) && <path key={id_clan} d={passedLine(from, to)} />,
          )}
          {lines
            .filter(({ id_clan }) => punished.includes(id_clan))
            .map(({ id_clan, from, to }, index, falls) => (
              <path key={id_clan} className="hit" d={punishedLine(from, to, (index * 2 - falls.length + 1) * -3)} />
            ))}
        </svg>
        <ol aria-label="Así quedaría">
          {later.map((move) => (
            <li key={move.id_clan} className={look(move.id_clan)}>
              <b>{place(move.despues)}</b>
              <span className="who">{move.nombre}</span>
              <Change {...move} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
