import css from './Pips.module.css'

/** So many of so many as a row of marks; the figure stands beside it. */
export const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className={css.pips} aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} className={i < on ? css.on : undefined} />
    ))}
  </span>
)
