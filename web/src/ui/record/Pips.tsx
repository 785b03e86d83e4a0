/** `on` of `all` as a row of marks. Decoration beside the number. */
export const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} className={i < on ? 'on' : undefined} />
    ))}
  </span>
)
