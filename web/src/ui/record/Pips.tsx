import css from './Pips.module.css'

/** `on` of `all` as a row of marks. Decorative: the number is next to it. */
export const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className={css.pips} aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} className={i < on ? css.on : undefined} />
    ))}
  </span>
)
