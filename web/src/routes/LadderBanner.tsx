import type { Elements } from '../lib/elements'
import css from './Ladder.module.css'

/** The title block of the ladder's first page. `children`: the picture behind the title. */
export const LadderBanner = ({ children }: { children?: Elements }) => (
  <div className={css.banner}>
    {children}
    <div className={css.text}>
      <h1>Ladder</h1>
      <p>El que pierde reporta. El que gana, sube.</p>
    </div>
  </div>
)
