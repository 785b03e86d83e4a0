/** So many of so many as a row of marks; the figure stands beside it. */
export const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} className={i < on ? 'on' : undefined} />
    ))}
  </span>
)
