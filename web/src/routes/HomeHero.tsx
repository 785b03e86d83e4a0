import type { Elements } from '../lib/elements'
import css from './Home.module.css'

/** The top block of the landing page: title (`titular`), the drawing `art` behind it, `children` below. `member`: lower, if logged in. */
export const HomeHero = ({
  titular,
  member,
  art,
  children,
}: {
  titular: string
  member?: boolean
  art?: Elements
  children?: Elements
}) => (
  <section className={member ? `${css.hero} ${css.member}` : css.hero}>
    {art}
    <div className={css.text}>
      <h1>{titular}</h1>
      {children}
    </div>
  </section>
)
