import { landingTitle } from '@trinchera/rules/first-texts'
import type { Elements } from '../lib/elements'
import css from './Home.module.css'

/** The title of the landing page, `art` behind it and `children` below; lower for a member. */
export const HomeHero = ({ member, art, children }: { member?: boolean; art?: Elements; children?: Elements }) => (
  <section className={member ? `${css.hero} ${css.member}` : css.hero}>
    {art}
    <div className={css.text}>
      <h1>{landingTitle}</h1>
      {children}
    </div>
  </section>
)
