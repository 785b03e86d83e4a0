/** Wins and losses, such as 48–11. */
export const Record = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) => (
  <>
    <span translate="no">{triunfos}</span>
    <i translate="no">–</i>
    <span translate="no">{derrotas}</span>
  </>
)

/** A bar for the share of wins. Decorative, because the number is next to it. */
export const WinBar = ({ percent }: { percent: number }) => (
  <span className="bar" aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
  </span>
)
