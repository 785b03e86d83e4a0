import css from './Pips.module.css'

/** A row of `all` marks, `on` of them filled. Decorative, because the number is next to it. */
export const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className={`line ${css.pips}`} aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} className={i < on ? css.on : undefined} />
    ))}
  </span>
)
