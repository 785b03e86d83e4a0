import { landingTitle } from '@trinchera/rules/first-texts'
import type { Elements } from '../lib/elements'
import css from './Home.module.css'

/** The top block of the landing page: its title, `art` behind the title, `children` below. `member`: lower, for a logged-in player. */
export const HomeHero = ({ member, art, children }: { member?: boolean; art?: Elements; children?: Elements }) => (
  <section className={member ? `${css.hero} ${css.member}` : css.hero}>
    {art}
    <div className={css.text}>
      <h1>{landingTitle}</h1>
      {children}
    </div>
  </section>
)
