import type { PlaceMove } from '@trinchera/contract/rulings'
import { columnsOf, lane, passedLine, punishedLine } from './slope'
import css from './Slope.module.css'

const place = (n: number) => (n === 0 ? '–' : n)

function Change({ antes, despues }: PlaceMove) {
  if (despues === 0) return <span className="loss">fuera</span>
  if (antes === 0) return <span className="gain">nuevo</span>
  const rise = antes - despues
  return (
    <span className={rise > 0 ? 'gain' : 'loss'}>
      <span className="screen-reader-only">{rise > 0 ? 'sube ' : 'baja '}</span>
      <span aria-hidden="true">{rise > 0 ? '▲' : '▼'}</span>
      <span translate="no">{Math.abs(rise)}</span>
    </span>
  )
}

/** Number of rows that fit next to the form. A longer list scrolls, so it must be focusable. */
const rowsThatFit = 12

/** The places that a ruling would change: current places on the left, new places on the right, and a line for each clan between them. */
export function Slope({ moves, punished }: { moves: readonly PlaceMove[]; punished: readonly number[] }) {
  const { current, next } = columnsOf(moves)
  const rows = current.length
  const look = (id: number) => (punished.includes(id) ? css.punished : undefined)
  const lines = current.map(({ id_clan }, from) => ({
    id_clan,
    from,
    to: next.findIndex((move) => move.id_clan === id_clan),
  }))
  return (
    <div
      className={css.scroll}
      {...(rows > rowsThatFit ? { tabIndex: 0, role: 'group', 'aria-label': 'Puestos que cambian' } : {})}
    >
      <div className={`grid ${css.slope}`}>
        <ol aria-label="Ahora">
          {current.map((move) => (
            <li key={move.id_clan} className={look(move.id_clan)}>
              <b>{place(move.antes)}</b>
              <span className={`ellipsis ${css.clan}`} translate="no">
                {move.nombre}
              </span>
            </li>
          ))}
        </ol>
        <div className={css.lane}>
          <svg viewBox={`0 0 ${lane.width} ${rows * lane.row}`} preserveAspectRatio="none" aria-hidden="true">
            {lines.map(
              ({ id_clan, from, to }) => !punished.includes(id_clan) && <path key={id_clan} d={passedLine(from, to)} />,
            )}
            {lines
              .filter(({ id_clan }) => punished.includes(id_clan))
              .map(({ id_clan, from, to }, index, falls) => (
                <path
                  key={id_clan}
                  className={css.punished}
                  d={punishedLine(from, to, (index * 2 - falls.length + 1) * -3)}
                />
              ))}
          </svg>
        </div>
        <ol aria-label="Así quedaría">
          {next.map((move) => (
            <li key={move.id_clan} className={look(move.id_clan)}>
              <b>{place(move.despues)}</b>
              <span className={`ellipsis ${css.clan}`} translate="no">
                {move.nombre}
              </span>
              <Change {...move} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
