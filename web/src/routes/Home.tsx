import { landingTitle } from '@trinchera/rules/first-texts'
import { Hero } from '../art/Hero'
import { useLadderPath } from '../lib/last-stage'
import { useSession } from '../lib/session'
import { Parts } from '../ui/state/Parts'
import { ButtonLink } from '../ui/controls/Button'
import HomeLive from './HomeLive'
import css from './Home.module.css'

/** The landing page. The server renders its title too (server/src/preview/first-html.ts). */
export default function Home() {
  const ladder = useLadderPath()
  const member = useSession() !== null
  return (
    <Parts>
      <section className={member ? `${css.hero} ${css.member}` : css.hero}>
        <Hero />
        <div className={css.text}>
          <h1>{landingTitle}</h1>
          <p>
            Una hermandad de veteranos digitales. Partimos en el ciber de la esquina y todavía nos cubrimos la espalda.
          </p>
          <ButtonLink kind="primary" size="big" to={ladder}>
            Ir al Ladder
          </ButtonLink>
        </div>
      </section>
      <HomeLive />
    </Parts>
  )
}
