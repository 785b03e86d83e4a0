/** Wins and losses, joined by an en dash: 48–11. */
export const Record = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) => (
  <>
    <span translate="no">{triunfos}</span>
    <i translate="no">–</i>
    <span translate="no">{derrotas}</span>
  </>
)

/** The share of wins as a bar. Decorative: the number is next to it. */
export const WinBar = ({ percent }: { percent: number }) => (
  <span className="bar" aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
  </span>
)
