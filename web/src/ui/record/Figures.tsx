/** Wins and losses, joined by an en dash: 48–11. */
export const Record = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) => (
  <>
    {triunfos}
    <i>–</i>
    {derrotas}
  </>
)

/** The share of wins as a bar. Decoration beside the number. */
export const WinBar = ({ percent }: { percent: number }) => (
  <span className="bar" aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
  </span>
)
