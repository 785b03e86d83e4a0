import { streakMark } from '@trinchera/rules/presentation'

const Flame = () => (
  <svg width="15" height="19" viewBox="0 0 15 19" aria-hidden="true">
    <path
      fill="currentColor"
      d="M8 0c.6 3.5 5.8 6 5.8 11.5A6.3 6.3 0 0 1 7.5 18 6.3 6.3 0 0 1 1.2 11.7C1.2 8.6 3 7.2 3.6 5c1.3.8 1.8 2 1.9 3C7 6.5 8.2 3.5 8 0Zm-.4 10.5c-1.2 1.3-2.4 2-2.4 3.7a2.5 2.5 0 0 0 5 0c0-1.5-1.5-2.2-2.6-3.7Z"
    />
  </svg>
)

const Flake = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      stroke="currentColor"
      fill="none"
      strokeWidth="1.6"
      d="M9 1v16M2 5l14 8M16 5L2 13M6.5 2.5L9 5l2.5-2.5M6.5 15.5L9 13l2.5 2.5M2 8.5l3.4-1-1-3.4M16 8.5l-3.4-1 1-3.4M2 9.5l3.4 1-1 3.4M16 9.5l-3.4 1 1 3.4"
    />
  </svg>
)

/** SVG path of `count` tally marks: every fifth mark crosses the four before it. `width`: in px. */
function strokes(count: number): { path: string; width: number } {
  let path = ''
  let x = 2
  for (let i = 1; i <= count; i++) {
    path += i % 5 === 0 ? `M${x - 18} 12L${x - 1} 3` : `M${x} 1.5V13.5`
    x += 4
  }
  return { path, width: x }
}

/** A streak as tally marks. At 10 wins or more, a flame; at 10 losses or more, a snowflake (docs/rules.md#Streak display). */
export function Tally({ racha }: { racha: number }) {
  const length = Math.abs(racha)
  const wins = racha > 0
  if (racha === 0) return <span className="dim">–</span>
  const mark = streakMark(racha)
  if (mark) {
    return (
      <span className={`tally ${wins ? 'brass' : 'cold'}`}>
        {wins ? <Flame /> : <Flake />}
        <span aria-hidden="true" translate="no">
          {wins ? length : `−${length}`}
        </span>
        <span className="screen-reader-only">{`${mark} racha de ${length} ${wins ? 'victorias' : 'derrotas'}`}</span>
      </span>
    )
  }
  const { path, width } = strokes(length)
  return (
    <span className={`tally ${wins ? 'gain' : 'loss'}`}>
      <svg className="strokes" width={width} height="15" viewBox={`0 0 ${width} 15`} aria-hidden="true">
        <path d={path} />
      </svg>
      <span aria-hidden="true" translate="no">{`${wins ? '+' : '−'}${length}`}</span>
      <span className="screen-reader-only">{`${length} ${wins ? (length === 1 ? 'victoria seguida' : 'victorias seguidas') : length === 1 ? 'derrota seguida' : 'derrotas seguidas'}`}</span>
    </span>
  )
}
