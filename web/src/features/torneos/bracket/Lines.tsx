import css from './Lines.module.css'
import { gap, type BracketLayout } from './layout'

interface LinesProps {
  layout: BracketLayout
  own: readonly number[]
  board: boolean
}

/** The lines between matches. Lines along which one of the viewer's clans advanced are highlighted and drawn on top. */
export function Lines({ layout: { lines, columns, rows }, own, board }: LinesProps) {
  const gone = ({ partida: { ganador } }: (typeof lines)[number]) => ganador !== null && own.includes(ganador)
  const ordered = [...lines.filter((line) => !gone(line)), ...lines.filter(gone)]
  return (
    <svg
      className={`${css.lines} ${board ? css.board : ''}`}
      viewBox={`0 0 ${columns - gap} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ordered.map((line) => (
        <path key={line.partida.id} className={gone(line) ? css.lit : undefined} d={line.path} />
      ))}
    </svg>
  )
}
